import { expect, test } from "vitest";
import { keptOf } from "./kept-of.ts";

test("each object is asked once, and what gives nothing too", () => {
  const asked: number[] = [];
  const half = keptOf(({ size }: { size: number }) => {
    asked.push(size);
    return size % 2 === 0 ? size / 2 : undefined;
  });
  const [even, odd] = [{ size: 4 }, { size: 3 }];
  expect([half(even), half(odd), half(even), half(odd), half({ size: 4 })]).toEqual([2, undefined, 2, undefined, 2]);
  expect(asked).toEqual([4, 3, 4]);
});
