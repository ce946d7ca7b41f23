import { expect, test } from "vitest";
import { columnNoun } from "./column-noun.ts";
import { ofWord } from "./phrasing.ts";
import { stuffDone } from "./stuff-done.ts";

const noun = (name: string, unit?: string) =>
  columnNoun({ name, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) });

test("a stuff with what was done to it is asked for by its amount", () => {
  expect(noun("Water used (m³)", "m³")).toBe("amount of water used");
  expect(noun("NOx emitted", "kg")).toBe("amount of NOx emitted");
  expect(noun("Generated (MWh)", "MWh")).toBe("amount of energy generated");
  expect(noun("Recycled", "tonnes")).toBe("amount recycled");
});

test("what is counted, paid or a share is called as it was", () => {
  expect(noun("Bottles recycled")).toBe("number of bottles recycled");
  expect(noun("Amount saved", "€")).toBe("amount saved");
  expect(noun("Rejected", "%")).toBe("percentage rejected");
});

test("who used so much used it, and none of it is theirs", () => {
  expect(ofWord("amount of water used", "depot")).toBe("by");
  expect(stuffDone("amount of water used")).toMatchObject({ things: "amount of water", base: "use" });
  expect(stuffDone("amount of rainfall")).toBeUndefined();
});
