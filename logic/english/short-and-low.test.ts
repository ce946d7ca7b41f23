import { expect, test } from "vitest";
import { quantityWords } from "./quantity.ts";

const least = (name: string) => quantityWords({ name, type: "number", role: "measure", unit: "m" }).least;

test("the least of a length is short and that of a height low, whatever stands before them", () => {
  expect([least("Maximum ship length"), least("Tower height"), least("Depth")]).toEqual([
    "shortest",
    "lowest",
    "smallest",
  ]);
});

test("a height above something is great, though it is above a level", () => {
  const most = (name: string) => quantityWords({ name, type: "number", role: "measure", unit: "ft" }).most;
  expect([most("Height above sea level"), most("Water level")]).toEqual(["greatest", "highest"]);
});

test("how far up or down something goes is great or small, how far it goes long or short", () => {
  const more = (name: string) => quantityWords({ name, type: "number", role: "measure", unit: "m" }).more;
  expect([more("Vertical range"), more("Range")]).toEqual(["greater than", "longer than"]);
});
