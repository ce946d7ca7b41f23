import { expect, test } from "vitest";
import { leaf, over } from "./node.ts";
import { runnable } from "./runnable.ts";

test("the same parameters before other inputs are those of another step", () => {
  const params = { column: "Area" };
  const [one, other] = ["boats", "yards"].map((relation) => runnable(over("sum", leaf(relation), params)));
  expect([one?.params, other?.params]).toEqual([
    { column: "Area", from: "boats" },
    { column: "Area", from: "yards" },
  ]);
  expect(one?.op.name).toBe("sum");
});

test("what no operation takes is no step to run", () => {
  expect(runnable(over("sum", leaf("boats")))).toBeUndefined();
  expect(runnable(over("juggle", leaf("boats")))).toBeUndefined();
});
