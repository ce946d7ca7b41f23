import { expect, it } from "vitest";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { judgeSteps, when, whenInTree } from "./rules-of-steps.ts";

const bench = {} as Workbench;
const boats = over("filter", leaf("boats"), { where: { column: "Length", is: ">", value: "20" } });

it("judges a step once by itself, and anew by each program that it stands in", () => {
  let judged = 0;
  const objection = judgeSteps([
    whenInTree("zero", (step, tree) => step === tree && step.op === "filter"),
    when("unsaid", () => {
      judged++;
      return false;
    }),
    whenInTree("repeated", (step, tree) => step.op === "filter" && tree.op === "count"),
  ]);
  expect(objection(boats, bench)).toBe("zero");
  expect(objection(over("count", boats), bench)).toBe("repeated");
  expect(objection(over("median", boats, { column: "Draught" }), bench)).toBeUndefined();
  expect(judged).toBe(2);
});

it("gives of two reasons the one that comes first among the rules, whichever of them is told by the program", () => {
  const alone = when("zero", ({ op }) => op === "filter");
  const within = whenInTree("numbered_within", ({ op }) => op === "filter");
  expect(judgeSteps([alone, within])(boats, bench)).toBe("zero");
  expect(judgeSteps([within, alone])(boats, bench)).toBe("numbered_within");
});
