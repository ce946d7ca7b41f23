import { expect, test } from "vitest";
import { PressMemory } from "./press-memory.ts";

const page = (number: number) => `https://animals.test/animal/${number}`;

test("controls that brought nothing on three pages of a shape are passed over, but on one page in nine", () => {
  const memory = new PressMemory();
  for (const number of [1, 2, 3]) {
    expect(memory.passedOver(page(number))).toEqual([]);
    memory.learn(page(number), { "tab Facts": true, "tab Share": false });
  }
  const passed = Array.from({ length: 18 }, (_, at) => memory.passedOver(page(at + 4)));
  expect(passed.flatMap((controls, at) => (controls.length === 0 ? [at] : []))).toEqual([8, 17]);
  expect(passed[0]).toEqual(["tab Share"]);
  expect(memory.passedOver("https://animals.test/list")).toEqual([]);
});

test("they are pressed again once they brought something", () => {
  const memory = new PressMemory();
  for (const number of [1, 2, 3]) memory.learn(page(number), { "tab Share": false });
  expect(memory.passedOver(page(4))).toEqual(["tab Share"]);
  memory.learn(page(5), { "tab Share": true });
  expect([page(6), page(7)].map((url) => memory.passedOver(url))).toEqual([[], []]);
});
