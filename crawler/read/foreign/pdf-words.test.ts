import { describe, expect, it } from "vitest";
import { glueItems } from "./pdf-words.ts";

/** A run of text at 10 points that begins at the left edge, as pdf.js gives it. */
function placed(str: string, width: number) {
  const page = glueItems(
    [{ str, transform: [10, 0, 0, 10, 0, 100], width, fontName: "f" }],
    [1, 0, 0, -1, 0, 200],
    300,
    200,
  );
  return page.words.map(({ text, x }) => [text, x]);
}

describe("words within a run", () => {
  it("takes a dash or an accented letter to be as wide as a letter, and an ideograph to be wider", () => {
    expect(placed("– ab", 35.5)).toEqual([
      ["–", 0],
      ["ab", 15.5],
    ]);
    expect(placed("ạ ab", 35.5)).toEqual(placed("a ab", 35.5).map(([text, x]) => [text === "a" ? "ạ" : text, x]));
    expect(placed("中 ab", 41.5)).toEqual([
      ["中", 0],
      ["ab", 21.5],
    ]);
  });
});
