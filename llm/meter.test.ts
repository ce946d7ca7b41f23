import { expect, it } from "vitest";
import { Meter } from "./meter.ts";

const usage = { input: 60, cached: 20, output: 15, reasoning: 5 };

it("counts a recorded call once, in itself and in the budget above it", () => {
  const run = new Meter("run", { tokens: 150 });
  const task = new Meter("task", {}, run);
  task.add(usage, 0.5, { call: 1 });
  task.add(usage, 0.5, { call: 1, spent: false });
  expect([task.tokens, task.cost, task.calls, run.tokens]).toEqual([100, 0.5, 1, 100]);
});

it("shows what replies from the record cost, and lets no budget pay for them", () => {
  const run = new Meter("run", { cost: 0.4 });
  const task = new Meter("task", {}, run);
  task.add(usage, 0.5, { call: 1, spent: false });
  expect(task.cost).toBe(0.5);
  expect(() => task.check()).not.toThrow();
  task.add(usage, 0.5, { call: 2 });
  expect(() => task.check()).toThrow("the run's budget of $0.4 is used up");
});

it("a call waits where those under way may use up what is left, and is let in when they used less", async () => {
  const run = new Meter("run", { tokens: 1_000 });
  const [one, other] = [new Meter("task", {}, run), new Meter("task", {}, run)];
  const first = await one.reserve({ tokens: 700, cost: 0 });
  expect([first.left.tokens, run.left.tokens]).toEqual([1_000, 300]);
  let isIn = false;
  const second = other.reserve({ tokens: 700, cost: 0 }).then((reservation) => {
    isIn = true;
    return reservation;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isIn).toBe(false);
  one.add(usage, 0);
  first.release();
  expect((await second).left.tokens).toBe(900);
});

it("whoever waits for a budget that is used up meanwhile, or is called off, ends with that reason", async () => {
  const run = new Meter("run", { cost: 0.4 });
  const first = await run.reserve({ tokens: 0, cost: 0.4 });
  const controller = new AbortController();
  const calledOff = run.reserve({ tokens: 0, cost: 0.3 }, controller.signal);
  const waiting = run.reserve({ tokens: 0, cost: 0.3 });
  controller.abort(new Error("enough"));
  await expect(calledOff).rejects.toThrow("enough");
  run.add(usage, 0.4);
  first.release();
  await expect(waiting).rejects.toThrow("the run's budget of $0.4 is used up");
});

it("a call that is alone is let in, however much it may cost", async () => {
  const task = new Meter("task", { tokens: 100 });
  const reservation = await task.reserve({ tokens: 5_000, cost: 0 });
  reservation.release();
  expect(task.left.tokens).toBe(100);
});
