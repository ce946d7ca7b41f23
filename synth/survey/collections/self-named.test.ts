import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { nameRows } from "../naming/row-naming.ts";
import { kindsOfPages } from "./kinds-of-pages.ts";
import { selfNamed } from "./self-named.ts";

const HALLS = ["Mill Hall", "Quay Hall", "Ard Hall", "Oban Hall"];

/** Pages with a name, of which some say under a heading that it is theirs. */
function pages(heading: string, said: readonly string[] = HALLS, news = 0): Relation {
  const rows = [
    ...HALLS.map((name, at) => [name, said[at]!, `${at + 2}00`, `19${at}1`, `Ward ${at}`]),
    ...Array.from({ length: news }, (_, at) => [`News ${at}`, "", `${at + 5}`, `20${at}1`, `Desk ${at}`]),
  ];
  const made = testRelation("pages", ["name", heading, "Seats", "Built", "Part"], rows, { about: true });
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column));
  return { ...made, columns, source: "page_collection" };
}

test("the heading over a page's own name says what it is", () => {
  expect(selfNamed(pages("Hall name"))?.noun).toBe("hall");
  expect(selfNamed(pages("Name of the hall"))?.noun).toBe("hall");
  expect(selfNamed(pages("礼堂名称"))?.noun).toBe("礼堂");
});

test("one over other names, or over which of its names it is, does not", () => {
  expect(selfNamed(pages("Owner name", ["Ann", "Bea", "Cid", "Dan"]))).toBeUndefined();
  expect(selfNamed(pages("Official name"))).toBeUndefined();
  expect(selfNamed(pages("中文名称"))).toBeUndefined();
  expect(selfNamed(pages("Hall"))).toBeUndefined();
});

test("pages of one layout that say no such thing are of another kind", () => {
  const sizes = (relation: Relation) => kindsOfPages(relation).map(({ rows }) => rows.length);
  expect(sizes(pages("Hall name", HALLS, 4))).toEqual([4, 4]);
  expect(sizes(pages("Hall", HALLS, 4))).toEqual([8]);
});

test("the pages are called by it where nothing else says what they are", () => {
  const called = (heading: string, language: "en" | "zh") =>
    nameRows(pages(heading), undefined, new Map(), [], { name: "某网", language }, false).singular;
  expect(called("Hall name", "en")).toBe("hall");
  expect(called("礼堂名称", "zh")).toBe("礼堂");
  expect(called("中文名称", "zh")).toBe("条目");
});
