import { expect, test } from "vitest";
import { arePartsSideBySide } from "./parts-side-by-side.ts";

const count = (name: string, unit?: string) => ({
  name,
  type: "number" as const,
  role: "measure" as const,
  ...(unit === undefined ? {} : { unit }),
});
const are = (a: string, b: string, unit?: string) => arePartsSideBySide(count(a, unit), count(b, unit));

test("two counts of one sort of thing, parted by a word before it, lie side by side", () => {
  expect(are("Indoor seats", "Outdoor seats")).toBe(true);
  expect(are("Number of day tickets", "Number of season tickets")).toBe(true);
});

test("rivals, balances and what is measured or paid do not", () => {
  expect(are("Wins", "Losses")).toBe(false);
  expect(are("Goals for", "Goals against")).toBe(false);
  expect(are("List price", "Sale price", "€")).toBe(false);
});
