import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { benchOf } from "./aggregates.ts";
import { quantitiesOf } from "./quantities.ts";
import { inOrder, isPaidFor, quotientOf } from "./quotients.ts";
import { scopesOf } from "./scopes.ts";

const HEADER = ["College", "Students", "Teachers", "Budget", "Hydrants", "Coal stock"];
const ROWS = Array.from({ length: 7 }, (_, at) => [
  `College ${"abcdefg"[at]}`,
  `${310 + at * at * 17}`,
  `${31 + at * 3}`,
  `£${410_000 + at * 73_000}`,
  `${17 + ((at * 5) % 11)}`,
  `${90 + at * 13} t`,
]);

const survey = surveySite(lakeSite([testRelation("colleges", HEADER, ROWS)]));
const [surveyed] = [...survey.relations, ...survey.lone];
const naming = { ...surveyed!.naming, singular: "college", plural: "colleges" };
const colleges = { ...survey, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] };
const quantities = quantitiesOf(scopesOf(colleges)[0]!, colleges);
const of = (name: string) => quantities.find(({ column }) => column.column.name === name)!;
const told = (one: string, other: string) =>
  quotientOf(of(one), of(other), benchOf(colleges))?.map(({ column }) => column.column.name);

test("money and pupils are told per head", () => {
  expect(told("Students", "Teachers")).toEqual(["Students", "Teachers"]);
  expect(told("Students", "Budget")).toEqual(["Budget", "Students"]);
});

test("what has nothing to do with each other is not divided, nor are its shares held against each other", () => {
  expect(told("Hydrants", "Budget")).toBeUndefined();
  expect(told("Coal stock", "Budget")).toBeUndefined();
});

test("what is no part of a total of all is told per head of each, all the same", () => {
  const [budget, teachers] = [of("Budget"), of("Teachers")].map((one) => ({ ...one, additive: false }));
  expect(quotientOf(budget!, teachers!, benchOf(colleges))?.[0]).toBe(budget);
});

test("what came about is held against what was planned, and the greater against the smaller", () => {
  const named = (name: string, value: string) => {
    const stated = new Map([["A", { value: { kind: "number", decimal: value } }]]);
    return { column: { column: { name } }, stated } as unknown as Parameters<typeof inOrder>[0];
  };
  const [target, raised] = [named("Fundraising target", "500"), named("Raised so far", "310")];
  expect(inOrder(target, raised)).toEqual([raised, target]);
  expect(inOrder(raised, target)).toEqual([raised, target]);
  const spent = named("Spent", "290");
  expect(inOrder(spent, raised)).toEqual([raised, spent]);
});

test("money is told per head, in whatever the heads are counted, and per what it brought about", () => {
  const made = (name: string, unit: string, values: string) => {
    const column = { name, unit, type: "number", role: "measure", additive: true };
    const stated = new Map([["A", { value: { kind: "number", decimal: values, unit } }]]);
    return { surveyed: of("Budget").surveyed, column: { column }, noun: name, unit, stated, additive: false };
  };
  const [paid, trained, papers, days, road, calls, board] = [
    made("经费总额", "万元", "90"),
    made("受训人口", "万人", "7"),
    made("发表论文", "篇", "8"),
    made("出海天数", "天", "20"),
    made("道路长度", "km", "12"),
    made("来电次数", "次", "400"),
    made("理事人数", "人", "11"),
  ] as unknown as Parameters<typeof quotientOf>[0][];
  expect(quotientOf(trained!, paid!, benchOf(colleges))?.[0]).toBe(paid);
  expect(quotientOf(paid!, papers!, benchOf(colleges))?.[0]).toBe(paid);
  expect(quotientOf(paid!, road!, benchOf(colleges))?.[0]).toBe(paid);
  expect(isPaidFor(days!)).toBe(true);
  for (const other of [calls, board]) expect(quotientOf(paid!, other!, benchOf(colleges))).toBeUndefined();
});

test("money is told per what was sold of what was offered, and output per capacity", () => {
  const made = (name: string, unit: string | undefined, decimal: string) => {
    const column = { name, unit, type: "number", role: "measure", additive: !name.startsWith("Average") };
    const stated = new Map([["A", { value: { kind: "number", decimal, unit } }]]);
    const own = { column: { column }, noun: name, unit, stated, additive: false };
    return { ...own, surveyed: of("Budget").surveyed } as unknown as Parameters<typeof quotientOf>[0];
  };
  const takings = made("Takings", "£", "9000");
  const sold = made("Rugs sold", undefined, "31");
  expect(quotientOf(sold, takings, benchOf(colleges))).toEqual([takings, sold]);
  const [output, capacity] = [made("Average annual output", "GWh", "310"), made("Installed capacity", "MW", "90")];
  expect(quotientOf(capacity, output, benchOf(colleges))).toEqual([output, capacity]);
});
