import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

const reason = (values: readonly string[]) =>
  judgeColumns(
    testRelation(
      "potters",
      ["Potter", "Pupils"],
      values.map((value, at) => [`Potter ${"ABCDE"[at]}`, value]),
    ),
  ).dropped.find(({ name }) => name === "Pupils")?.reason;

test("values that say their heading again in a sentence are no facts", () => {
  const names = ["Ann Orr", "Bo Dent", "Cal Finn", "Dee Gant", "Eve Holt"];
  expect(reason(names.map((name) => `Pupils included ${name}.`))).toBe("its values are sentences");
  expect(reason(names)).toBeUndefined();
});
