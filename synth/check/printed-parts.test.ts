import { expect, test } from "vitest";
import type { ProvenTask } from "../../core/task.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { FactsIndex } from "./facts-index.ts";
import { pageOfParts, pagesPrinting } from "./printed-parts.ts";

const OWNERS = { Alba: "Acme", Brook: "Acme", Cove: "Bolt", Dale: "Acme" };
const ROWS = Object.entries(OWNERS).map(([mill, owner], at) => [`M-${at}`, mill, owner]);
const facts = (rows: readonly (readonly string[])[]) =>
  new FactsIndex([{ ...testRelation("register", ["no", "mill", "owner"], rows), source: "csv" }]);
const REGISTER = "https://register.example/";

function counting(more: readonly { label: string; printed: string }[] = [], take = "count") {
  const uses = Object.entries(OWNERS).map(([mill, printed]) => ({ label: `Owner of ${mill}`, printed }));
  return {
    program: {
      relations: {},
      steps: [{ as: "group", op: "group", from: "mills", by: "Owner", take }],
      answer: "group",
    },
    derivation: [{ uses: [...uses, ...more] }],
  } as unknown as ProvenTask;
}

test("a file with a row for each of the things that are counted, and what they belong to, gives the count", () => {
  expect(pageOfParts(counting(), facts(ROWS))).toBe(REGISTER);
  expect(pageOfParts(counting([{ label: "name", printed: "Alba" }]), facts(ROWS))).toBe(REGISTER);
});

test("one that lacks a thing, or says otherwise, does not; nor where more is asked, or sizes are summed", () => {
  expect(pageOfParts(counting(), facts(ROWS.slice(1)))).toBeUndefined();
  expect(pageOfParts(counting(), facts([["M-0", "Alba", "Bolt"], ...ROWS.slice(1)]))).toBeUndefined();
  expect(pageOfParts(counting([{ label: "Founded of Acme", printed: "1921" }]), facts(ROWS))).toBeUndefined();
  expect(pageOfParts(counting([], "sum"), facts(ROWS))).toBeUndefined();
});

test("what a cell says by its label stands where a row says it", () => {
  expect(pagesPrinting({ label: "Owner of Cove", printed: "Bolt" }, facts(ROWS))).toEqual(new Set([REGISTER]));
  expect(pagesPrinting({ label: "Owner of Cove", printed: "Acme" }, facts(ROWS))).toEqual(new Set());
  expect(pagesPrinting({ label: "name", printed: "Cove" }, facts(ROWS))).toEqual(new Set([REGISTER]));
});
