import { expect, test } from "vitest";
import type { LinkingPage } from "../inbound-links.ts";
import { parallelNoun } from "./parallel-lists.ts";

const LAMPS = Array.from({ length: 9 }, (_, at) => `https://a.example/lamp${at}.html`);

const list = (title: string, from: number, to: number): LinkingPage => {
  const links = LAMPS.slice(from, to).map((url) => ({ url, text: "", heading: "" }));
  const url = `https://a.example/${title}`;
  return { links, page: { url, title, depth: 1, path: [], snapshot: "", contentType: "text/html", links } };
};
const called = (...lists: LinkingPage[]) =>
  parallelNoun(lists, new Set(LAMPS), (text) => text.trim() === "Acme Gardens")?.plural;

test("lists that part the things among them hold what their titles end in", () => {
  expect(called(list("Oil Lamps - Acme Gardens", 0, 4), list("Gas Lamps - Acme Gardens", 4, 9))).toBe("lamps");
  expect(called(list("Oil Lamps", 0, 4), list("Gas Lamps", 4, 7), list("Other Lamps", 7, 9))).toBe("lamps");
  expect(called(list("Lamps A–L | Acme Gardens", 0, 4), list("Lamps M–Z | Acme Gardens", 4, 9))).toBe("lamps");
});

test("pages that lead to all of the things, as a menu does, part nothing among them", () => {
  expect(called(list("Oil Lamps", 0, 9), list("Gas Lamps", 0, 9))).toBeUndefined();
  expect(called(list("Oil Lamps", 0, 4), list("Gas Lamps", 4, 9), list("Gifts and Lights", 0, 9))).toBe("lamps");
});

test("lists of a part of the things, one list alone, and two nouns name nothing", () => {
  expect(called(list("Oil Lamps", 0, 4), list("Gas Lamps", 4, 7))).toBeUndefined();
  expect(called(list("Oil Lamps", 0, 9))).toBeUndefined();
  expect(called(list("Oil Lamps", 0, 4), list("Gas Lights", 4, 9))).toBeUndefined();
  const twice = [list("Oil Lamps", 0, 5), list("Gas Lamps", 5, 9), list("New Gifts", 0, 5), list("Old Gifts", 5, 9)];
  expect(called(...twice)).toBeUndefined();
});
