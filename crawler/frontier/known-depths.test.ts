import { expect, it } from "vitest";
import { KnownDepths } from "./known-depths.ts";

it("knows that an address is reached in fewer clicks, not that it is in as many", () => {
  const known = new KnownDepths();
  expect(known.isNearer("http://site.example/a", 3)).toBe(false);
  known.note("http://site.example/a", 2);
  expect(known.isNearer("http://site.example/a", 3)).toBe(true);
  expect(known.isNearer("http://site.example/a", 2)).toBe(false);
  expect(known.isNearer("http://site.example/a", -1)).toBe(false);
});

it("takes an address to which no click leads for none that is near", () => {
  const known = new KnownDepths();
  known.note("http://site.example/listed", -1);
  expect(known.isNearer("http://site.example/listed", 1)).toBe(false);
});

it("forgets before it fills the memory", () => {
  const known = new KnownDepths();
  known.note("http://site.example/first", 1);
  for (let at = 0; at < 50_000; at++) known.note(`http://site.example/${at}`, 1);
  expect(known.isNearer("http://site.example/first", 2)).toBe(false);
  expect(known.isNearer("http://site.example/49999", 2)).toBe(true);
});
