import { expect, test } from "vitest";
import { CardMemory } from "./card-memory.ts";

const page = (number: number) => `https://animals.test/animal/${number}`;

test("cards that led nowhere on two pages of a shape are passed over, but for one page in nine", () => {
  const memory = new CardMemory();
  for (const number of [1, 2]) {
    expect(memory.isWorthPressing(page(number))).toBe(true);
    memory.learn(page(number), false);
  }
  const pressed = Array.from({ length: 18 }, (_, i) => memory.isWorthPressing(page(i + 3)));
  expect(pressed.flatMap((worth, i) => (worth ? [i] : []))).toEqual([8, 17]);
  expect(memory.isWorthPressing("https://animals.test/list")).toBe(true);
});

test("they are pressed again once they led on", () => {
  const memory = new CardMemory();
  memory.learn(page(1), false);
  memory.learn(page(2), false);
  expect(memory.isWorthPressing(page(3))).toBe(false);
  memory.learn(page(4), true);
  expect([page(5), page(6)].map((url) => memory.isWorthPressing(url))).toEqual([true, true]);
});
