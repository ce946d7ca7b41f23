import { expect, test } from "vitest";
import { areAlike } from "./alike.ts";
import type { DimensionDraft } from "./draft.ts";
import type { Quantity } from "./quantity.ts";
import { Uses } from "./sameness.ts";

const quantity = (name: string) =>
  ({ surveyed: { relation: { id: "mills" } }, column: { column: { name } }, noun: name }) as unknown as Quantity;
const draft = (family: string, type: string, ...names: string[]) =>
  ({ family, type, quantities: names.map(quantity), own: names.map(quantity) }) as unknown as DimensionDraft;

test("figures of two or three values, or of which most are the same, make no dimension", () => {
  expect(areAlike(["5", "10", "5", "10", "15"])).toBe(true);
  expect(areAlike(["1", "2", "3", "4", "4", "4", "4", "4", "4"])).toBe(true);
  expect(areAlike(["1", "2", "3", "4", "4", "4"])).toBe(false);
  expect(areAlike(["7", "8", "9"])).toBe(false);
  expect(areAlike(["7", "7.0", "7.00"])).toBe(true);
});

test("of what follows from each other one dimension is asked", () => {
  const uses = new Uses(8);
  uses.add(draft("derivation", "sum_of_parts", "grain"));
  expect(uses.allows(draft("derivation", "chain", "grain"))).toBe(false);
  expect(uses.allows(draft("calibration", "hallucination_resistance", "grain"))).toBe(false);
  expect(uses.allows(draft("reasoning", "scenario", "grain"))).toBe(true);
  uses.add(draft("derivation", "cross_column", "flour", "hands"));
  expect(uses.allows(draft("derivation", "chain", "hands", "flour"))).toBe(false);
  expect(uses.allows(draft("derivation", "chain", "hands", "bran"))).toBe(true);
});

test("a column is used by three dimensions at most", () => {
  const uses = new Uses(8);
  for (const other of ["flour", "hands", "bran"]) {
    expect(uses.allows(draft("derivation", "chain", "grain", other))).toBe(true);
    uses.add(draft("derivation", "chain", "grain", other));
  }
  expect(uses.allows(draft("derivation", "chain", "grain", "wheels"))).toBe(false);
});

test("of two shares and the ratio of what they are shares of, two are asked", () => {
  const [grain, flour] = [draft("derivation", "sum_of_parts", "grain"), draft("derivation", "sum_of_parts", "flour")];
  const ratio = draft("derivation", "cross_column", "grain", "flour");
  for (const [first, second, third] of [
    [grain, ratio, flour],
    [grain, flour, ratio],
    [ratio, flour, grain],
  ] as const) {
    const uses = new Uses(8);
    uses.add(first);
    expect(uses.allows(second)).toBe(true);
    uses.add(second);
    expect(uses.allows(third)).toBe(false);
  }
});

test("two dimensions at most are shares", () => {
  const share = (name: string) => ({ ...draft("derivation", "sum_of_parts", name), template: "share" as const });
  const uses = new Uses(8);
  for (const name of ["grain", "flour"]) {
    expect(uses.allows(share(name))).toBe(true);
    uses.add(share(name));
  }
  expect(uses.allows(share("bran"))).toBe(false);
  expect(uses.allows(draft("derivation", "cross_column", "bran", "wheels"))).toBe(true);
});

test("what another dimension is so many times of is known for it", () => {
  const uses = new Uses(8);
  uses.add(draft("reasoning", "scenario", "grain"));
  uses.add(draft("derivation", "cross_column", "flour", "hands"));
  expect(uses.isBase(draft("retrieval", "retrieval", "grain"))).toBe(true);
  expect(uses.isBase(draft("retrieval", "retrieval", "flour"))).toBe(false);
});

test("one supposition is made of each form", () => {
  const best = (...names: string[]) => ({
    ...draft("reasoning", "scenario", ...names),
    template: "best_rate" as const,
  });
  const uses = new Uses(8);
  uses.add(best("grain", "hands"));
  expect(uses.allows(best("flour", "wheels"))).toBe(false);
  expect(uses.allows({ ...best("flour", "wheels"), template: "common_rate" })).toBe(true);
});

test("where there are few columns each serves more often", () => {
  const uses = new Uses(3);
  for (const other of ["flour", "hands", "bran", "carts"]) uses.add(draft("derivation", "chain", "grain", other));
  expect(uses.allows(draft("derivation", "chain", "grain", "sacks"))).toBe(true);
});

test("one ratio is supposed once: what there would be says how far that is from what there is", () => {
  const uses = new Uses(8);
  uses.add(draft("reasoning", "scenario", "grain", "hands"));
  const apart = { ...draft("reasoning", "scenario", "grain", "hands"), isDifference: true as const };
  expect(uses.allows(draft("reasoning", "scenario", "grain", "hands"))).toBe(false);
  expect(uses.allows(apart)).toBe(false);
});
