import { expect, test } from "vitest";
import { areApart } from "./names-apart.ts";

test("who is called after a thing is another, a place's full name is the same", () => {
  expect([areApart("heron crew", "heron"), areApart("friends of heron", "heron"), areApart("ash", "oak")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([areApart("heron (2)", "heron"), areApart("river arne", "arne"), areApart("kingdom of nord", "nord")]).toEqual(
    [false, false, false],
  );
  expect([areApart("nord", "kingdom of nord"), areApart("", "nord")]).toEqual([false, false]);
});
