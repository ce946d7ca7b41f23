import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const MILLS = testRelation(
  "mills",
  ["Mill", "Opened to visitors", "Sails", "Floors"],
  [
    ["Ard", "1998", "4", "3"],
    ["Bel", "2004", "6", "5"],
    ["Cor", "2011", "8", "7"],
  ],
);
const { ask } = asker([MILLS], { mills: { singular: "mill", plural: "mills", source: "on the Acme site" } });

test("what was done to something in more than a word is asked by its verb, however much is said of the thing", () => {
  const where = {
    and: [
      { column: "Sails", is: ">", value: "4" },
      { column: "Floors", is: "<", value: "6" },
    ],
  };
  const question = ask([
    { op: "identify", from: "mills", where },
    { op: "lookup", from: "s1", column: "Opened to visitors" },
  ] as never).question;
  expect(question).toMatch(/^On the Acme site, in which year was the mill .* opened to visitors\?$/);
});
