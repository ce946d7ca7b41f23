import { expect, test } from "vitest";
import { lineTokens } from "./line-tokens.ts";

const tokens = (line: string) => lineTokens(line, 200).map(({ kind, text }) => `${kind} ${text}`);

test("a season is one date, and no year with a figure behind it", () => {
  expect(tokens("2006–07 – winners: Reds")).toEqual(["date 2006–07", "mark –", "word winners", "mark :", "word Reds"]);
  expect(tokens("2006/07 Reds")[0]).toBe("date 2006/07");
  expect(tokens("2006/07/12 Reds")[0]).toBe("date 2006/07/12");
  expect(tokens("2006 – 40 boats")).toEqual(["year 2006", "mark –", "number 40", "word boats"]);
});

test("a standard's number with the year of its edition is one word; a span of years is none", () => {
  expect(tokens("QB/T 20234—2015 teapots")).toEqual(["word QB/T", "word 20234—2015", "word teapots"]);
  expect(tokens("1995–2003 teapots")).toEqual(["year 1995", "mark –", "year 2003", "word teapots"]);
  expect(tokens("12-2015 teapots")[0]).toBe("number 12");
});
