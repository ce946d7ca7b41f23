import { expect, it } from "vitest";
import { Meter } from "./meter.ts";
import { mostSpent, withinBudget } from "./within-budget.ts";

const asked = { messages: [{ role: "user" as const, content: "How deep is it?" }], maxTokens: 4_000 };
const usage = { input: 500, cached: 0, output: 500, reasoning: 0 };

it("a reply is no longer than what is left of the tightest budget", () => {
  const run = new Meter("run", { tokens: 3_000 });
  const task = new Meter("task", { tokens: 10_000 }, run);
  expect(withinBudget(asked, new Meter("run").left, undefined)).toBe(asked);
  task.add(usage, 0);
  const { maxTokens = 0 } = withinBudget(asked, task.left, undefined);
  expect(maxTokens).toBeLessThanOrEqual(2_000);
  expect(maxTokens).toBeGreaterThan(1_900);
});

it("a budget of money pays for the prompt first, then for the reply", () => {
  const { left } = new Meter("run", { cost: 0.01 });
  const price = { input: 1, cached: 1, output: 10 };
  expect(withinBudget(asked, left, price).maxTokens).toBeLessThanOrEqual(1_000);
  expect(withinBudget(asked, left, price).maxTokens).toBeGreaterThan(950);
  expect(withinBudget(asked, left, undefined).maxTokens).toBe(4_000);
});

it("a reply has room for an answer however little is left", () => {
  expect(withinBudget(asked, new Meter("run", { tokens: 5 }).left, undefined).maxTokens).toBe(128);
});

it("a call costs its prompt and its longest reply at most", () => {
  const { tokens, cost } = mostSpent(asked, { input: 1, cached: 1, output: 10 });
  expect(tokens).toBeGreaterThan(4_000);
  expect(tokens).toBeLessThan(4_050);
  expect(cost).toBeCloseTo((4_000 * 10 + (tokens - 4_000)) / 1e6, 12);
  expect(mostSpent(asked, undefined).cost).toBe(0);
});
