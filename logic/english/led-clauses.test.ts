import { expect, test } from "vitest";
import type { Clause } from "../operation.ts";
import { clauseWords } from "./clause-words.ts";
import { ledClause } from "./led-clauses.ts";
import { ownersClause } from "./owners-clause.ts";

const opened: Clause = {
  form: "participle",
  head: "opened",
  rest: "before 1890",
  predicate: "were opened before 1890",
};
const shale: Clause = {
  form: "whose",
  head: "whose surface is",
  rest: "“their own”",
  predicate: "have “their own” as their surface",
};

test("what runs or makes things is called by its kind, and is opened or closed as such", () => {
  const said = ledClause("operator", { singular: "line" }, [opened])!;
  expect(clauseWords([said], false)).toBe("that are operated by a line opened before 1890");
  expect(clauseWords([said], true)).toBe("that is operated by a line opened before 1890");
  expect(clauseWords([ledClause("builder", { singular: "works" }, [opened])!], true)).toMatch(
    /^that was built by a works/,
  );
});

test("where the doer is called by what it did, or there is no verb or no noun for it, it is not said so", () => {
  expect(ledClause("builder", { singular: "builder" }, [opened])).toBeUndefined();
  expect(ledClause("home port", { singular: "port" }, [opened])).toBeUndefined();
  expect(ledClause("brand", { singular: "firm" }, [opened])).toBeUndefined();
  expect(ledClause("operator", { singular: "entry" }, [opened])).toBeUndefined();
});

test("what another thing is and has is said of it in one clause, words in quotation marks as they are", () => {
  const said = ownersClause("home track", [shale, opened])!;
  expect(clauseWords([said], true)).toBe("whose home track was opened before 1890 and has “their own” as its surface");
});

test("what it has of several is said with one verb", () => {
  const have = (what: string): Clause => ({ form: "with", head: "with", rest: what, predicate: `have ${what}` });
  expect(clauseWords([ownersClause("vessel", [have("a length of 20 m"), have("more than four masts")])!], true)).toBe(
    "whose vessel has a length of 20 m and more than four masts",
  );
});

test("what is neither had nor been is left to other words", () => {
  expect(ownersClause("hut", [{ ...opened, predicate: "sleep more than 12" }])).toBeUndefined();
  expect(ownersClause("hut", [{ form: "whose", head: "whose name is", rest: "A" }])).toBeUndefined();
  expect(ownersClause("hut", [])).toBeUndefined();
});

test("one of those who are something is such a one", () => {
  const are: Clause = { form: "that", head: "who are", rest: "senior lecturers", predicate: "are senior lecturers" };
  expect(clauseWords([ownersClause("leader", [are, opened])!], true)).toBe(
    "whose leader is a senior lecturer and was opened before 1890",
  );
});
