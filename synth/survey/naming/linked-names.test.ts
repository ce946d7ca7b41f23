import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { linkTexts, withLinkedNames, withLinkedValues } from "./linked-names.ts";

const NAMES = ["Acme", "Ardo", "Argo", "Aster"];
function titled(end: string): Relation {
  const made = testRelation(
    "makes",
    ["name", "Founded"],
    NAMES.map((name) => [`${name}${end}`, "1921"]),
    { about: true },
  );
  const [name, ...others] = made.columns;
  const rows = made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      evidence: { ...cell.evidence, place: { at: "node" as const, path: "0/1" } },
    })),
  }));
  return { ...made, columns: [{ ...name!, role: "label" }, ...others], rows };
}
const names = (collection: Relation, text: (name: string) => string) => {
  const links = collection.rows.map(({ about }, at) => ({ url: about!, text: text(NAMES[at]!) }));
  return withLinkedNames(collection, linkTexts([{ links }])).rows.map(({ cells }) => cells[0]!);
};

test("what the site links by a shorter name than its page's title is called by that", () => {
  const cells = names(titled(" sewing machines"), (name) => name);
  expect(cells.map(({ value }) => value.printed)).toEqual(NAMES);
  expect(cells[0]!.evidence.place).toEqual({ at: "node", path: "0/1", start: 0, end: 4 });
});

test("what is linked by its whole name keeps it", () => {
  expect(names(titled(" Backpack"), (name) => `${name} Backpack`)[0]!.value.printed).toBe("Acme Backpack");
  expect(names(titled(" Backpack"), () => "more")[0]!.value.printed).toBe("Acme Backpack");
});

const brewed = (behind: string) => {
  const made = testRelation(
    "beers",
    ["name", "By"],
    NAMES.map((name) => [`Ale of ${name}`, `${name} Brewers${behind}`]),
  );
  const rows = made.rows.map((row, at) => {
    const cell = row.cells[1]!;
    const place = { at: "node" as const, path: "0/2" };
    const value = { kind: "entity" as const, printed: cell.value.printed, href: `https://b.example/${at}` };
    return { ...row, cells: [row.cells[0]!, { value, evidence: { ...cell.evidence, place } }] };
  });
  const links = NAMES.map((name, at) => ({ url: `https://b.example/${at}`, text: `${name} Brewers` }));
  return withLinkedValues({ ...made, rows }, linkTexts([{ links }])).rows.map(({ cells }) => cells[1]!.value.printed);
};

test("what is said behind a linked name is no part of it, unless it names more", () => {
  expect(brewed(" in Oban")).toEqual(NAMES.map((name) => `${name} Brewers`));
  expect(brewed(" Limited")).toEqual(NAMES.map((name) => `${name} Brewers Limited`));
});
