import { describe, expect, it } from "vitest";
import { withDeadline } from "./deadline.ts";
import { canonicalJson, contentId } from "./ids.ts";
import { seededRandom } from "./random.ts";
import { type CheckResult, isAccepted } from "./task.ts";

describe("ids", () => {
  it("do not depend on the order of keys, but on every part", () => {
    expect(contentId({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(contentId({ b: [2, { d: 4, c: 3 }], a: 1 }));
    expect(contentId("a", "b")).not.toBe(contentId("ab"));
    expect(contentId("a", "b")).not.toBe(contentId("b", "a"));
    expect(canonicalJson({ b: undefined, a: null })).toBe('{"a":null}');
  });
});

describe("seededRandom", () => {
  it("repeats itself for a seed and differs between seeds and forks", () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed).next);
    expect(draw("1")).toEqual(draw("1"));
    expect(draw("1")).not.toEqual(draw("2"));
    expect(seededRandom("1").fork("a").next()).not.toBe(seededRandom("1").fork("b").next());
  });

  it("shuffles into a permutation and picks only what is there", () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = seededRandom("x").shuffle(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
    expect(shuffled).not.toEqual(items);
    expect(() => seededRandom("x").pick([])).toThrow(RangeError);
  });
});

describe("withDeadline", () => {
  it("gives the result in time, and past it names what took too long and aborts the work", async () => {
    expect(await withDeadline(1000, "quick work", async () => 5)).toBe(5);
    let aborted = false;
    const endless = withDeadline(20, "endless work", (signal) => {
      signal.addEventListener("abort", () => {
        aborted = true;
      });
      return new Promise<never>(() => undefined);
    });
    await expect(endless).rejects.toThrow(/endless work took longer than 20 ms/);
    expect(aborted).toBe(true);
  });
});

describe("isAccepted", () => {
  const result = (check: CheckResult["check"], outcome: CheckResult["outcome"]): CheckResult => ({
    check,
    outcome,
    reason: "",
    evidence: [],
  });
  it("wants no failure, and sureness where the answer hangs on it", () => {
    expect(isAccepted([result("faithful", "pass"), result("not_duplicate", "unsure")])).toBe(true);
    expect(isAccepted([result("faithful", "unsure")])).toBe(false);
    expect(isAccepted([result("faithful", "pass"), result("not_duplicate", "fail")])).toBe(false);
    expect(isAccepted([result("unique", "skipped")])).toBe(true);
  });
});
