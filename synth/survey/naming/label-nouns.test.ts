import { expect, test } from "vitest";
import type { SurveyedPage } from "../surveyed.ts";
import { isMereDoing } from "./label-nouns.ts";

const site = (...links: string[]): ReadonlyMap<string, SurveyedPage> => {
  const url = "https://x.example/";
  const page: SurveyedPage = {
    url,
    title: "Restoring the Old Mill",
    depth: 0,
    path: [],
    snapshot: "",
    contentType: "text/html",
    links: links.map((text) => ({ url: `${url}${text}`, text, heading: "" })),
  };
  return new Map([[url, page]]);
};

test("what somebody does is no word for things unless the site speaks of several of them", () => {
  const restoring = { singular: "restoring", plural: "restorings" };
  expect(isMereDoing(restoring, site("Restorations"))).toBe(true);
  const crossing = { singular: "crossing", plural: "crossings" };
  expect(isMereDoing(crossing, site("All crossings"))).toBe(false);
  expect(isMereDoing(crossing, site("Tunnels"))).toBe(true);
});

test("things that are called by what was done to make them are things", () => {
  expect(isMereDoing({ singular: "building", plural: "buildings" }, site())).toBe(false);
  expect(isMereDoing({ singular: "mill", plural: "mills" }, site())).toBe(false);
});
