import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./cells/columns.ts";
import { linkRelations } from "./relation-links.ts";
import type { SurveyedRelation } from "./surveyed.ts";

const at = (name: string) => `https://a.example/${name}`;
const NAMES = ["Ard", "Bel", "Cor", "Dun", "Eel"];

/** Relations of the same five things, each on a page of its own. */
function surveyed(id: string, names: readonly string[], about?: (name: string) => string): SurveyedRelation {
  const made = testRelation(
    id,
    ["Name", "Depth"],
    names.map((name, row) => [name, String(row + 1)]),
  );
  const rows = made.rows.map((row, index) => (about ? { ...row, about: about(names[index]!) } : row));
  const relation = { ...made, url: at(id), rows, ...(about ? { source: "page_collection" as const } : {}) };
  const { label, kept } = judgeColumns(relation);
  const naming = { singular: "lake", plural: "lakes", source: "" };
  return {
    relation,
    naming,
    hasNoun: true,
    label: label ?? { column: relation.columns[0]!, index: 0, coverage: 1 },
    columns: kept,
    dropped: [],
    nouns: [],
    groups: [],
  } as unknown as SurveyedRelation;
}

const found = (...relations: SurveyedRelation[]) =>
  linkRelations(relations).map(({ from, to, via, rows }) => `${from} ${to} ${via} ${rows}`);

test("rows lead to the pages that they are about, and where nothing does, to rows of the same name", () => {
  const pages = surveyed("pages", NAMES, at);
  expect(found(pages, surveyed("list", NAMES.slice(1)))).toEqual(["list pages name 4", "pages list name 4"]);
  const linked = { ...surveyed("list", ["a", "b", "c", "d", "e"]), label: undefined } as unknown as SurveyedRelation;
  const rows = linked.relation.rows.map((row, index) => ({ ...row, about: at(NAMES[index]!) }));
  expect(found(pages, { ...linked, relation: { ...linked.relation, rows } })).toContain("list pages hyperlink 5");
});

test("a name that stands twice joins nothing, in whichever of three relations it does", () => {
  const twice = surveyed("twice", ["Ard", "Ard", "Ard", ...NAMES.slice(1)]);
  const [one, other] = [surveyed("one", NAMES), surveyed("other", NAMES)];
  for (const order of [
    [twice, one, other],
    [one, twice, other],
    [one, other, twice],
  ] as const) {
    const links = found(...order);
    expect(links).toContain("one other name 5");
    expect(links).toContain("one twice name 4");
    expect(links).toContain("twice other name 4");
  }
});
