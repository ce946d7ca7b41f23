import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withKindHeadings } from "./kind-headings.ts";
import { nounsOfKinds } from "./kind-nouns.ts";

const MAKERS = testRelation(
  "makers",
  ["Name", "Town"],
  ["Ard", "Bel"].map((name) => [name, "Oban"]),
  { about: true },
);
const lamps = (heading: string, more = "Height"): Relation => {
  const relation = testRelation(
    "lamps",
    ["Name", heading, more],
    ["Alpha", "Beta", "Gamma", "Delta"].map((name, at) => [name, at % 2 === 0 ? "Ard" : "Bel", `${at + 7} cm`]),
    { about: true },
  );
  const linked = (printed: string) => ({ kind: "entity" as const, printed, href: `https://pages.example/${printed}` });
  const rows = relation.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (at === 1 ? { ...cell, value: linked(cell.value.printed) } : cell)),
  }));
  return { ...relation, rows };
};
const columns = (heading: string, more?: string, noun: string | undefined = "maker") =>
  withKindHeadings([lamps(heading, more), MAKERS], () => noun)[0]!.columns.map(({ name }) => name);

test("what only joins things of one kind to another is headed by what these are called", () => {
  expect(columns("By")).toEqual(["Name", "Maker", "Height"]);
  expect(columns("A lamp by")).toEqual(["Name", "Maker", "Height"]);
});

test("so is what stands without a heading, where it is named as the things are and most have it", () => {
  const bare = (change: (relation: Relation) => Relation = (relation) => relation) => {
    const made = lamps("text");
    const columns = made.columns.map((column, at) => (at === 1 ? { ...column, unnamed: true } : column));
    return withKindHeadings([change({ ...made, columns }), MAKERS], () => "maker")[0]!.columns[1]!;
  };
  expect(columns("at")).toEqual(["Name", "Maker", "Height"]);
  expect(bare()).toEqual({ ...lamps("Maker").columns[1], name: "Maker" });
  const rows = (value: (at: number) => Relation["rows"][number]["cells"][number]["value"]) => (relation: Relation) => ({
    ...relation,
    rows: relation.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, index) => (index === 1 ? { ...cell, value: value(at) } : cell)),
    })),
  });
  const named = (printed: string) => ({ kind: "entity" as const, printed, href: "https://pages.example/Ard" });
  expect(bare(rows(() => named("See more"))).name).toBe("text");
  expect(bare(rows((at) => (at > 0 ? { kind: "missing", printed: "" } : named("Ard")))).name).toBe("text");
});

test("a heading of its own stays, and so does one whose kind has no word or has it elsewhere", () => {
  expect(columns("Workshop")).toEqual(["Name", "Workshop", "Height"]);
  expect(columns("By", "Maker")).toEqual(["Name", "By", "Maker"]);
  expect(withKindHeadings([lamps("By"), MAKERS], () => undefined)[0]!.columns[1]!.name).toBe("By");
  expect(withKindHeadings([lamps("By")], () => "maker")[0]!.columns[1]!.name).toBe("By");
});

test("a kind is called what the list of it is headed", () => {
  const links = MAKERS.rows.map(({ about }) => ({ url: about!, text: "", heading: "Our makers" }));
  const page = {
    url: "https://a.example/",
    title: "Our makers",
    depth: 0,
    path: [],
    snapshot: "",
    contentType: "",
    links,
  };
  expect(nounsOfKinds({ root: page.url, pages: [page] })(MAKERS)).toBe("maker");
  expect(nounsOfKinds({ root: page.url, pages: [{ ...page, title: "Acme", links: [] }] })(MAKERS)).toBeUndefined();
});
