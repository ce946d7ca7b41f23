import { expect, it } from "vitest";
import type { Value } from "../../../core/value.ts";
import { leadThroughSite } from "./guiding-links.ts";

const link = (printed: string, href: string): Value => ({ kind: "entity", printed, href });
const list = (...items: Value[]): Value => ({
  kind: "list",
  printed: items.map((one) => one.printed).join("; "),
  items,
});

it("sees links that say the same on every page and lead elsewhere from each", () => {
  const tools = [1, 2, 3].map((page) => list(link("Print", `/print/${page}`), link("E-mail", `/mail/${page}`)));
  expect(leadThroughSite(tools)).toBe(true);
});

it("takes what is one page wherever it is named for a fact", () => {
  const genres = [
    list(link("Drama", "/g/drama"), link("Crime", "/g/crime")),
    link("Drama", "/g/drama"),
    link("War", "/g/war"),
  ];
  expect(leadThroughSite(genres)).toBe(false);
});

it("says nothing of words, or of links that stand once", () => {
  expect(leadThroughSite([{ kind: "text", printed: "red" }, link("Aarn", "/a"), link("Brok", "/b")])).toBe(false);
});
