import { expect, test } from "vitest";
import type { ProvenTask } from "../../core/task.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { pageOfCounts } from "./printed-counts.ts";

const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  "Bell Lane": ["Chimney", "II"],
  "Albion Mill": ["Mill", "II*"],
  "Esk Mill": ["Mill", "II"],
  "Nether Mill": ["Mill", "II"],
};

function task(op: string, columns: readonly ("Type" | "Grade")[], where?: object) {
  const uses = Object.entries(KINDS).flatMap(([name, [type, grade]]) =>
    columns.map((column) => ({
      label: `${column} of ${name}`,
      printed: column === "Type" ? type : grade,
      evidence: { snapshot: "s", url: `https://a.example/${name}`, place: { at: "node", path: column } },
    })),
  );
  const steps = where ? [{ as: "some", op: "filter", from: "all", where }] : [];
  return {
    program: { relations: {}, steps: [...steps, { as: "x", op, from: "all", column: columns[0] }], answer: "x" },
    derivation: [{ uses }],
  } as unknown as ProvenTask;
}

const given = (asked: ProvenTask, header: readonly string[], rows: readonly (readonly string[])[]) =>
  pageOfCounts(asked, new Map([["statistics", testRelation("statistics", header, rows)]]));
const PAGE = "https://statistics.example/";

const BY_TYPE = [
  ["Chimneys", "1"],
  ["Mills", "3"],
];
const BY_BOTH = [
  ["Chimneys", "–", "1"],
  ["Mills", "1", "2"],
];
const mills = { column: "Type", is: "equals", value: "Mill" };
const both = { and: [mills, { column: "Grade", is: "equals", value: "II" }] };

test("a table of how many there are of each kind gives counts, shares and the most frequent kind", () => {
  expect(given(task("mode", ["Type"]), ["Type", "Number"], BY_TYPE)).toBe(PAGE);
  expect(given(task("count", ["Type"], mills), ["Type", "Number"], BY_TYPE)).toBe(PAGE);
  expect(given(task("count", ["Type"], mills), ["Type", "II*", "II"], BY_BOTH)).toBe(PAGE);
  expect(given(task("count", ["Type", "Grade"], both), ["Type", "II*", "II"], BY_BOTH)).toBe(PAGE);
  expect(given(task("mode", ["Grade"]), ["Type", "II*", "II"], BY_BOTH)).toBe(PAGE);
});

test("other numbers of the kinds, and questions about more than them, are not given so", () => {
  expect(
    given(
      task("mode", ["Type"]),
      ["Type", "Visitors"],
      [
        ["Chimneys", "120"],
        ["Mills", "340"],
      ],
    ),
  ).toBeUndefined();
  expect(
    given(task("count", ["Type"], { ...mills, is: ">", value: "3" }), ["Type", "Number"], BY_TYPE),
  ).toBeUndefined();
  expect(given(task("mean", ["Type"]), ["Type", "Number"], BY_TYPE)).toBeUndefined();
  expect(given(task("count", ["Type", "Grade"], both), ["Type", "Number"], BY_TYPE)).toBeUndefined();
});

test("things counted by group whose numbers stand beside all groups in a table need no counting", () => {
  const crews = ["Ard", "Ard", "Ard", "Bel", "Bel", "Cor", "Dun"];
  const uses = crews.map((crew, at) => ({
    label: `Crew of Rower ${at}`,
    printed: crew,
    evidence: { snapshot: "s", url: `https://a.example/${at}`, place: { at: "node", path: "0" } },
  }));
  const steps = [
    { as: "g", op: "group", from: "rowers", by: "Crew", take: "count" },
    { as: "k", op: "kth", from: "g", by: "count", k: 1, end: "highest" },
    { as: "x", op: "label_of", from: "k" },
  ];
  const asked = { program: { relations: {}, steps, answer: "x" }, derivation: [{ uses }] } as unknown as ProvenTask;
  const seats = (ofBel: string) => [
    ["Ard", "3"],
    ["Bel", ofBel],
    ["Cor", "1"],
    ["Dun", "1"],
  ];
  expect(given(asked, ["Crew", "Oars"], seats("2"))).toBe(PAGE);
  expect(given(asked, ["Crew", "Oars"], seats("4"))).toBeUndefined();
});
