import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { oneText, ownText } from "./own-text.ts";

test.each(["", "a", "twelve signs", "thirteen sign", "𠮷 begins with a sign of two units", "0", "__proto__"])(
  "%j stays the same text",
  (text) => {
    expect([ownText(text), oneText(text)]).toEqual([text, text]);
  },
);

test.each([1, 12, 13, 40])("what is cut out of a page in %d characters does not hold the page", (length) => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const page = 1_000_000;
  const pages = 60;
  const held: string[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < pages; at++) {
    const text = Buffer.alloc(page, `<p>a place of its own ${at}</p>`).toString("latin1");
    held.push(ownText(text.slice(500_000, 500_000 + length)));
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((page * pages) / 4);
  expect(held.every((text) => text.length === length)).toBe(true);
});
