import { expect, test } from "vitest";
import type { LinkingPage } from "../inbound-links.ts";
import { areTitles } from "./chinese-titles.ts";

const listing = (...texts: string[]): LinkingPage[] => [
  { page: {} as LinkingPage["page"], links: texts.map((text) => ({ url: `/${text}`, text, heading: "" })) },
];

test("things have titles where the site links to them by titles", () => {
  expect(areTitles(listing("《山路》", "《渡口》", "更多"))).toBe(true);
  expect(areTitles(listing("山路", "《渡口》", "夜航"))).toBe(false);
  expect(areTitles([])).toBe(false);
});
