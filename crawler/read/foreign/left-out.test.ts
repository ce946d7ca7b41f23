import { expect, test } from "vitest";
import { sureWords } from "./left-out.ts";

const word = (text: string, x: number, sure: number, y = 100, height = 20) => ({
  ...{ text, x, y, width: text.length * 10, height, sure },
});

test("a figure whose unit could not be read is as unsure as the unit", () => {
  const words = [word("Length", 0, 96), word("12", 200, 95), word("m", 226, 41), word("Crew", 400, 92)];
  expect(sureWords(words, 60).map(({ text, sure }) => [text, sure])).toEqual([
    ["Length", 96],
    ["12", 41],
    ["Crew", 92],
  ]);
});

test("what was left out further away, on another line, of another size or without letters changes nothing", () => {
  const figure = word("12", 200, 95);
  const others = [word("m", 260, 41), word("m", 226, 41, 140), word("l", 226, 41, 100, 90), word("~|", 226, 41)];
  for (const other of others) expect(sureWords([figure, other], 60)).toEqual([figure]);
});
