import { expect, test } from "vitest";
import { keptOf, keptOfTwo } from "./kept-of.ts";

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

test("an object is asked once for each thing beside it", () => {
  const asked: string[] = [];
  const find = keptOfTwo((row: Record<string, number>, name: string) => {
    asked.push(name);
    return row[name];
  });
  const row = { width: 3 };
  expect(["width", "height", "width", "height"].map((name) => find(row, name))).toEqual([3, undefined, 3, undefined]);
  expect(find({ width: 4 }, "width")).toBe(4);
  expect(asked).toEqual(["width", "height", "width"]);
});
