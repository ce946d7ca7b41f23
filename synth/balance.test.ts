import { expect, test } from "vitest";
import type { Subtype } from "../core/program.ts";
import type { Task } from "../core/task.ts";
import { Balance } from "./balance.ts";

test("calculations that have their share neither go on nor end what is chosen", () => {
  const site = {
    root: "https://a.example/",
    language: "en",
    domain: "other",
    // Only calculations read without doubts; the others come to their turn where these are left out.
    open: (_: ReadonlySet<Subtype>, full: ReadonlySet<Subtype>): Subtype[] =>
      full.has("math") ? ["filter"] : ["math"],
  };
  const balance = new Balance();
  const taken: Subtype[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const { subtype } = balance.next([site])!;
    taken.push(subtype);
    balance.take({ pages: [], subtype } as unknown as Task, site);
  }
  expect(new Set(taken)).toEqual(new Set(["math", "filter"]));
  expect(taken.filter((subtype) => subtype === "math").length).toBeLessThanOrEqual(3);
});
