import { describe, expect, it } from "vitest";
import { Reused } from "./reused.ts";

/** Longer than any test takes. */
const LONG_MS = 1_000_000;

function numbered(atOnce: number, patienceMs: number) {
  let opened = 0;
  const things = new Reused<number>(atOnce, patienceMs);
  return { things, take: () => things.take(() => Promise.resolve(++opened)), opened: () => opened };
}

describe("things that are used again", () => {
  it("are opened at once while there are few, and waited for then", async () => {
    const { things, take, opened } = numbered(2, LONG_MS);
    const [one, two] = await Promise.all([take(), take()]);
    const third = take();
    things.giveBack(two);
    expect(await third).toBe(two);
    expect(opened()).toBe(2);
    things.giveBack(one);
    expect(await take()).toBe(one);
  });

  it("are opened all the same where none comes free", async () => {
    const { take } = numbered(1, 1);
    expect(await Promise.all([take(), take(), take()])).toEqual([1, 2, 3]);
  });

  it("are opened anew for who waits when one is lost or all are gone", async () => {
    const { things, take } = numbered(1, LONG_MS);
    await take();
    const [second, third] = [take(), take()];
    things.lose();
    expect(await second).toBe(2);
    things.forget();
    expect(await third).toBe(3);
  });

  it("do not count when they could not be opened", async () => {
    const { things, take } = numbered(1, LONG_MS);
    await expect(things.take(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await take()).toBe(1);
  });
});
