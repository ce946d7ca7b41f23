import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { clauseWords, saidForEach } from "./clause-words.ts";

const clause = (head: string, rest: string, predicate?: string, isSaidSo?: true) => ({
  form: "whose" as const,
  head,
  rest,
  ...(predicate === undefined ? {} : { predicate }),
  ...(isSaidSo ? { isSaidSo } : {}),
});

test("what nobody says of several with a predicate is asked of each", () => {
  const use = clause("whose use is", "“Disused”", "have “Disused” as their use");
  expect(saidForEach([use])).toBe("is the use “Disused”");
  expect(saidForEach([clause("whose line was opened", "before 1900", "have a line that was opened before 1900")])).toBe(
    "was the line opened before 1900",
  );
  expect(saidForEach([use, use])).toBeUndefined();
});

test("what has a predicate of its own is said with it", () => {
  expect(saidForEach([clause("whose area is", "larger than 5 km²", "have an area larger than 5 km²")])).toBeUndefined();
  expect(saidForEach([clause("whose type is", "“Loop”", "are of the type “Loop”", true)])).toBeUndefined();
});

test("beside what stands with “with”, what things have is said with it as well", () => {
  const roof = { form: "with", head: "with", rest: "a slate roof", predicate: "have a slate roof" } as const;
  const size = {
    form: "whose",
    head: "whose height is",
    rest: "less than 9 m",
    predicate: "have a height less than 9 m",
  } as const;
  const use = {
    form: "whose",
    head: "whose use is",
    rest: "“Disused”",
    predicate: "have “Disused” as their use",
  } as const;
  expect(clauseWords([roof, size], false)).toBe("with a slate roof and a height less than 9 m");
  expect(clauseWords([roof, use], false)).toBe("with a slate roof and whose use is “Disused”");
});

test("what things have is said by a verb beside a clause that has one", () => {
  const legs = { form: "with", head: "with", rest: "exactly 4 legs", predicate: "have exactly 4 legs" } as const;
  const built = { form: "that", head: "that first stood", one: "that first stood", rest: "after 1900" } as const;
  expect(clauseWords([legs, built], true)).toBe("that has exactly 4 legs and first stood after 1900");
  expect(clauseWords([legs, built], false)).toBe("that have exactly 4 legs and first stood after 1900");
  expect(clauseWords([legs], true)).toBe("with exactly 4 legs");
});

test("who joined something joined it, beside whose condition is said as well", () => {
  const head = ["Name", "Status", "Joined the league", "Members"];
  const rows = ["Ash", "Elm", "Fir", "Oak", "Yew", "Box"].map((name, at) => [
    name,
    ["Full", "Associate"][at % 2]!,
    String(2014 + at * 2),
    String(100 + 60 * at),
  ]);
  const clubs = asker([testRelation("clubs", head, rows)], {
    clubs: { singular: "club", plural: "clubs", source: "" },
  });
  const where = {
    and: [
      { column: "Status", is: "equals", value: "Full" },
      { column: "Joined the league", is: ">", value: "2015" },
      { column: "Members", is: "<", value: "300" },
    ],
  };
  expect(
    clubs.ask([
      { op: "identify", from: "clubs", where },
      { op: "label_of", from: "s1" },
    ]).question,
  ).toBe(
    "Which is the only club whose status is Full, that joined the league after 2015 and that has fewer than 300 members?",
  );
});
