import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import type { CheckContext } from "./check.ts";
import { startThatSaysEnd } from "./path-start.ts";

const FERRIES = ["Dawn", "Noon", "Dusk", "Eve"];
const made = testRelation(
  "ferries",
  ["Ferry", "Harbour"],
  FERRIES.map((name, at) => [name, `Harbour ${at % 3}`]),
);
const pageOf = (name: string) => `https://ferries.example/${name.toLowerCase()}`;
const ferries = { ...made, rows: made.rows.map((row, at) => ({ ...row, about: pageOf(FERRIES[at]!) })) };
const start = ferries.rows[1]!.cells[0]!;

const says = (printed: string, texts: Readonly<Record<string, string>>) =>
  startThatSaysEnd({
    relations: new Map([["ferries", ferries]]),
    lines: async (url: string) => Object.entries(texts).flatMap(([name, text]) => (pageOf(name) === url ? [text] : [])),
    task: {
      program: {
        steps: [
          { as: "a", op: "kth", from: "ferries" },
          { as: "b", op: "follow", left: "a", right: "harbours", on: "Harbour" },
          { as: "c", op: "lookup", from: "b", column: "Harbour master" },
        ],
      },
      derivation: [
        { as: "b", op: "follow", uses: [{ label: "Ferry", printed: "Noon", evidence: start.evidence }] },
        { as: "c", op: "lookup", uses: [{ label: "Harbour master", printed, evidence: start.evidence }] },
      ],
    },
  } as unknown as CheckContext);

test("what the start of a path says in passing needs no path", async () => {
  expect(await says("Ada Lund", { Noon: "Questions? Ada Lund, harbour master" })).toBe(pageOf("Noon"));
  expect(await says("林一舟", { Noon: "联系人：林一舟（港长）" })).toBe(pageOf("Noon"));
});

test("what stands on every such page, on another one or in a word alone does not tell it", async () => {
  const everywhere = Object.fromEntries(FERRIES.map((name) => [name, "Webmaster: Ada Lund"]));
  expect(await says("Ada Lund", everywhere)).toBeUndefined();
  expect(await says("Ada Lund", { Dusk: "Questions? Ada Lund" })).toBeUndefined();
  expect(await says("Oslo", { Noon: "Built in Oslo" })).toBeUndefined();
  expect(await says("24", { Noon: "24 crossings" })).toBeUndefined();
});
