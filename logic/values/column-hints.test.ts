import { expect, it } from "vitest";
import { columnHints } from "./column-hints.ts";

it("takes words for a unit that stand behind several figures, and not those that name one of them", () => {
  expect(
    columnHints(["1A Harbour Works", "1A Harbour Works", "2B Locks and Weirs", "2B Locks and Weirs"]).units,
  ).toEqual(new Set());
  expect(columnHints(["3 berths", "3 berths", "5 berths", "2 cranes", "4 cranes"]).units).toEqual(
    new Set(["berth", "crane"]),
  );
  // Where all say the same, nothing else is known of it.
  expect(columnHints(["2 berths", "2 berths"]).units).toEqual(new Set(["berth"]));
});
