import { describe, expect, it } from "vitest";
import { AimdLimiter, type Slot } from "./aimd.ts";

/** Work that is under way until it is told how it ended. */
function held(): {
  work: (slot: Slot) => Promise<void>;
  end: (how?: "succeeded" | "limited") => void;
  begun: () => boolean;
} {
  let begun = false;
  let slot: Slot | undefined;
  let finish: () => void = () => expect.unreachable("the work had not begun");
  return {
    work: (given) => {
      begun = true;
      slot = given;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    end: (how) => {
      if (how) slot?.[how]();
      finish();
    },
    begun: () => begun,
  };
}

describe("AimdLimiter", () => {
  it("lets no more calls in than its window, and the next one when one ends", async () => {
    const limiter = new AimdLimiter(2);
    const three = [held(), held(), held()];
    const runs = three.map(({ work }) => limiter.run(work));
    await Promise.resolve();
    expect(three.map(({ begun }) => begun())).toEqual([true, true, false]);
    three[0]!.end();
    await runs[0];
    await Promise.resolve();
    expect(three[2]!.begun()).toBe(true);
    three[1]!.end();
    three[2]!.end();
    await Promise.all(runs);
  });

  it("halves once for a burst of refusals and grows by one per window of successes", async () => {
    const limiter = new AimdLimiter(8);
    const burst = Array.from({ length: 8 }, held);
    const runs = burst.map(({ work }) => limiter.run(work));
    await Promise.resolve();
    for (const call of burst) call.end("limited");
    await Promise.all(runs);
    expect(limiter.window).toBe(4);
    for (let call = 0; call < 4; call++) await limiter.run(async (slot) => slot.succeeded());
    expect(limiter.window).toBe(5);
    for (let call = 0; call < 100; call++) await limiter.run(async (slot) => slot.succeeded());
    expect(limiter.window).toBe(8);
  });

  it("never closes altogether", async () => {
    const limiter = new AimdLimiter(4);
    for (let call = 0; call < 10; call++) await limiter.run(async (slot) => slot.limited());
    expect(limiter.window).toBe(1);
  });

  it("lets a waiting call leave", async () => {
    const limiter = new AimdLimiter(1);
    const first = held();
    const running = limiter.run(first.work);
    const controller = new AbortController();
    const second = held();
    const waiting = limiter.run(second.work, controller.signal);
    controller.abort(new Error("no longer wanted"));
    await expect(waiting).rejects.toThrow("no longer wanted");
    first.end();
    await running;
    expect(second.begun()).toBe(false);
    await limiter.run(async (slot) => slot.succeeded());
  });
});
