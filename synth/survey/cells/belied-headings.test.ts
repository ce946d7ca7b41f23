import { expect, test } from "vitest";
import { isBelied } from "./belied-headings.ts";

const texts = (...printed: string[]) => printed.map((text) => ({ kind: "text" as const, printed: text }));

test("a month is no harvest", () => {
  expect(isBelied("Harvest", texts("Early September", "late October", "mid-May – June"))).toBe(true);
});

test("what the heading says is asked about", () => {
  expect(isBelied("Harvest time", texts("Early September", "late October"))).toBe(false);
  expect(isBelied("Composer", texts("May Winter", "Ann Holm", "Jan Berg"))).toBe(false);
});

test("words are no year and no price", () => {
  expect(isBelied("Year", texts("Clutches", "Singing males"))).toBe(true);
  expect(isBelied("Price", texts("Free", "£4"))).toBe(false);
  expect(isBelied("Vintage", texts("Clutches", "Singing males"))).toBe(false);
  expect(isBelied("Year", [])).toBe(false);
});

test("a size is no sort, and how many sorts there are is none either", () => {
  const sizes = (unit?: string) =>
    [40, 60, 90].map((figure) => ({
      kind: "number" as const,
      printed: `${figure} ${unit ?? ""}`.trim(),
      precision: 0,
      decimal: String(figure),
      ...(unit === undefined ? {} : { unit }),
    }));
  expect(isBelied("锅炉类型", sizes("吨"))).toBe(true);
  expect(isBelied("Boiler type", sizes("kW"))).toBe(true);
  expect(isBelied("锅炉容量", sizes("吨"))).toBe(false);
  expect(isBelied("展出类型", sizes("种"))).toBe(false);
  expect(isBelied("Model", sizes())).toBe(false);
  expect(isBelied("锅炉类型", [...sizes("吨"), ...texts("卧式", "立式", "热水")])).toBe(false);
});
