import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { kept } from "./kept.ts";

test("computes once for each text", () => {
  let computed = 0;
  const length = kept((text) => {
    computed++;
    return text.length;
  });
  expect([length("seven"), length("seven"), length(""), length("__proto__"), length("12")]).toEqual([5, 5, 0, 9, 2]);
  expect(computed).toBe(4);
});

test("forgets what nobody asked for lately where there are too many", () => {
  const computed: string[] = [];
  const known = kept((text) => computed.push(text), 4);
  for (const text of ["a", "b", "c", "a", "d", "e", "a", "b"]) known(text);
  expect(computed).toEqual(["a", "b", "c", "d", "e", "b"]);
});

test("keeps nothing of the pages that texts were cut out of", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const remembered = kept((text) => ({ text }));
  const page = 1_000_000;
  const pages = 100;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < pages; at++) {
    const text = Buffer.alloc(page, `<div id="the-thread-of-number-${at}">`).toString("latin1");
    remembered(text.slice(9, 9 + `the-thread-of-number-${at}`.length));
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((page * pages) / 4);
  expect(remembered("the-thread-of-number-7").text).toBe("the-thread-of-number-7");
});
