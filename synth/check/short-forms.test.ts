import { expect, test } from "vitest";
import { saysInShort } from "./short-forms.ts";

const said = new Set(["acme prize for physics", "acme prize for music", "acme young poet award"]);
const prize = (printed: string) => ({ value: { kind: "text" as const, printed }, said, entity: "Ada Lund" });

test("words behind a name that no other value of the column has are a short form of the value", () => {
  expect(saysInShort('- [12] link "Ada Lund" – Physics', prize("Acme Prize for Physics"))).toBe(true);
  expect(saysInShort("Ada Lund (Young Poet)", prize("Acme Young Poet Award"))).toBe(true);
  expect(saysInShort("Ada Lund – Music", prize("Acme Prize for Physics"))).toBe(false);
});

test("words that several values have say nothing, and neither do a name and words among others", () => {
  expect(saysInShort("Ada Lund, Prize", prize("Acme Prize for Physics"))).toBe(false);
  expect(saysInShort("Ada Lund – taught Physics", prize("Acme Prize for Physics"))).toBe(false);
  expect(saysInShort("Ada Lund", prize("Ada Lund Prize"))).toBe(false);
  const count = { value: { kind: "number" as const, printed: "12 bells", decimal: "12", precision: 0 }, said };
  expect(saysInShort("Ada Lund – bells", count)).toBe(false);
});
