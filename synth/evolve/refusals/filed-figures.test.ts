import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { accountsBySort, asksForFiledCode, countsFiledSome } from "./filed-figures.ts";

const mills = testRelation(
  "mills",
  ["Mill", "Purpose", "Wheels"],
  [..."ABCDEFGH"].map((letter, at) => [`Mill ${letter}`, at % 2 ? "grain" : "paper", `${at + 2}`]),
);
const spent = testRelation(
  "spent",
  ["Mill", "Spending (EUR)"],
  [..."ABCDEF"].map((letter, at) => [`Mill ${letter}`, `${1000 + at * 37}`]),
);
const parts = testRelation(
  "parts",
  ["Part", "Mill", "Weight (kg)"],
  [..."ABCDEFAB"].map((letter, at) => [`P-10${at}`, `Mill ${letter}`, `${20 + at}`]),
);
const reading = lakeSite([{ ...mills, source: "page_collection" }, spent, parts]);
const filed = new Map([
  ["spent", false],
  ["parts", true],
]);
const bench = new Workbench(surveySite({ ...reading, filed }));
const joined: Branch = {
  op: "join",
  params: { columns: ["Purpose", "Wheels"] },
  inputs: { left: leaf("spent"), right: leaf("mills") },
};
const grain = over("filter", joined, { where: { column: "Purpose", is: "equals", value: "grain" } });
const large = over("filter", joined, { where: { column: "Wheels", is: ">", value: "5" } });

test("what is spent is accounted for by whatever sort things are of, and by no other figure", () => {
  expect(accountsBySort(over("sum", grain, { column: "Spending (EUR)" }), bench)).toBe(true);
  expect(accountsBySort(over("sum", large, { column: "Spending (EUR)" }), bench)).toBe(false);
  expect(accountsBySort(over("sum", grain, { column: "Wheels" }), bench)).toBe(false);
});

test("how many there are is not counted by those that have a figure in a file", () => {
  expect(countsFiledSome(over("count", grain), bench)).toBe(true);
  const dear = over("filter", joined, { where: { column: "Spending (EUR)", is: ">", value: "1100" } });
  expect(countsFiledSome(over("count", dear), bench)).toBe(false);
  expect(countsFiledSome(over("count", leaf("parts")), bench)).toBe(false);
});

test("nobody asks for a code of a register", () => {
  const first = (id: string, by: string) => over("label_of", over("kth", leaf(id), { by, k: 1, end: "highest" }));
  expect(asksForFiledCode(first("parts", "Weight (kg)"), bench)).toBe(true);
  expect(asksForFiledCode(first("spent", "Spending (EUR)"), bench)).toBe(false);
});
