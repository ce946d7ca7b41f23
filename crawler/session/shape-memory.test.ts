import { expect, it } from "vitest";
import { ShapeMemory } from "./shape-memory.ts";

it("a shape that needed the browser goes there at once, verified now and then, until it needs it no more", () => {
  const memory = new ShapeMemory();
  expect(memory.needsBrowser("https://a.example/talk/1")).toBe(false);
  memory.learn("https://a.example/talk/1", true);
  const straight = Array.from({ length: 9 }, (_, i) => memory.needsBrowser(`https://a.example/talk/${i + 2}`));
  expect(straight).toEqual([...Array(8).fill(true), false]);
  expect(memory.needsBrowser("https://a.example/people/1")).toBe(false);
  memory.learn("https://a.example/talk/10", true);
  expect(memory.needsBrowser("https://a.example/talk/11")).toBe(true);
  memory.learn("https://a.example/talk/12", false);
  expect(memory.needsBrowser("https://a.example/talk/13")).toBe(false);
});
