import { expect, test } from "vitest";
import { namedAlike } from "./named-alike.ts";
import type { LeadingPage } from "./page-scope.ts";

const url = (name: string) => `https://a.example/${name}.html`;
const evidence = (name: string) => ({ snapshot: "s", url: url(name), place: { at: "node" as const, path: "1" } });

function alike(names: readonly string[]): [string, number][] {
  const cells = new Map(
    names.map((name) => [url(name), { value: { kind: "text" as const, printed: name }, evidence: evidence(name) }]),
  );
  const links = names.map((name) => ({ url: url(name), text: name }));
  const list: LeadingPage = { url: "https://a.example/", title: "All", depth: 0, snapshot: "s", links };
  return namedAlike(cells, new Set(), [list]).map(({ key, members }) => [key, members.length]);
}

test("names that begin or end alike are sets, those of most names first", () => {
  const names = ["sea_ray", "sea_eel", "sea_cod", "air_owl", "air_tit", "air_jay", "air_hen"];
  expect(alike(names)).toEqual([
    ["begin air_", 4],
    ["begin sea_", 3],
  ]);
  expect(alike(["BoxLid", "TinLid", "JarLid"])).toEqual([["end Lid", 3]]);
});

test("two names, and beginnings of one or two characters, are chance", () => {
  expect(alike(["sea_ray", "sea_eel", "x_ray", "x_eel", "x_cod"])).toEqual([]);
});

test("what is called by the words alone, and what goes on within a word, begins and ends with them, too", () => {
  const names = ["BoxLid", "BoxRim", "BoxBase", "Box", "Boxwood", "TinLid", "Lid"];
  expect(alike(names)).toEqual([["begin Box", 5]]);
  expect(alike([...names, "JarLid"])).toEqual([
    ["begin Box", 5],
    ["end Lid", 4],
  ]);
});
