import { expect, test } from "vitest";
import { areCodes, isCode } from "./codes.ts";

test("letters with figures are a code, and words, years and names of roads are none", () => {
  for (const code of ["TK4471", "B-1704", "NX 204", "2019.44.A", "GB/1234"]) expect(isCode(code), code).toBe(true);
  for (const name of [
    "Gamma 3",
    "Boeing 747",
    "Quay2",
    "1984",
    "A4",
    "MILL HALL",
    "Apollo 11",
    "3rd Ward",
    "ARDCON 2019",
  ])
    expect(isCode(name), name).toBe(false);
});

test("a column holds codes where nearly all of its values are", () => {
  expect(areCodes(["TK4471", "TK4490", "MB2207"])).toBe(true);
  expect(areCodes(["TK4471", "Ada Holm", "MB2207"])).toBe(false);
});
