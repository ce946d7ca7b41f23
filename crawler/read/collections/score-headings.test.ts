import { expect, test } from "vitest";
import { humanise } from "../../../logic/english/humanise.ts";
import { names, region, site } from "./peaks.fixture.ts";

const bar = (label: string, value: string | number) =>
  `<div><span class="l">${label}</span><span class="v">${value}</span></div>`;
const under = (heading: string, rows: (i: number) => string) =>
  names(site((i) => `${region(i)}<h2>${heading}</h2><div>${rows(i)}</div>`)).filter(
    (name) => !/^(name|Region|Height)$/.test(name),
  );

test("what is given marks is not named as the quantity itself", () => {
  const marks = (i: number) => bar("View", `${5 + i / 2}`) + bar("Path length", `${9 - i / 2}`);
  expect(under("Our scores", marks)).toEqual(["Our scores > View", "Our scores > Path length"]);
  expect(under("At a glance", marks)).toEqual(["View", "Path length"]);
  expect(under("Scores", (i) => bar("View", `${5 + i}`) + bar("Path length", `${9 - i / 2} km`))).toContain(
    "Path length",
  );
  expect(under("Ratings", (i) => bar("View", `${5 + i / 2}`) + bar("Votes", 40 + i * 3))).toContain("Votes");
});

test.each([
  ["Our scores > Path length", "path length score"],
  ["User ratings > Food", "user food rating"],
  ["Scores > Overall rating", "overall rating"],
])("%s is said as %s", (name, said) => {
  expect(humanise(name)).toBe(said);
});
