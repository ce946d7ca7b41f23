import { expect, test } from "vitest";
import { escaped } from "./escaped.ts";

test("signs of a pattern stand for themselves", () => {
  for (const text of ["C++ (2nd)", "a.b|c", "[x]{2}\\^$?*"]) {
    expect(new RegExp(`^${escaped(text)}$`, "u").test(text)).toBe(true);
    expect(new RegExp(`^${escaped(text)}$`).test(`${text}!`)).toBe(false);
  }
  expect(new RegExp(`^${escaped("a.b")}$`, "u").test("axb")).toBe(false);
});
