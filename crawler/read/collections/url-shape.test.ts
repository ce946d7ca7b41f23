import { expect, it } from "vitest";
import { urlShape } from "./url-shape.ts";

it.each([
  ["https://a.org/players/3080?x=1", "a.org/players/*?x"],
  ["https://a.org/units/elf.html#top", "a.org/units/elf.html"],
  ["https://a.org/units/elf.html", "a.org/units/elf.html"],
  ["http://a.org:8080/units/7/", "a.org:8080/units/*/"],
  ["http://a.org/", "a.org/"],
  ["https://a.org/app#/towers/3?by=name", "a.org/app#/towers/*?by"],
  ["https://a.org/app#!/towers/3", "a.org/app#!/towers/*"],
  ["https://a.org/app#!tower-3", "a.org/app#!*"],
])("%s is of the shape %s", (url, shape) => {
  expect(urlShape(url)).toBe(shape);
});
