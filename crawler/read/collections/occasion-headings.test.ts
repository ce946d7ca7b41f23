import { expect, test } from "vitest";
import { humanise } from "../../../logic/english/humanise.ts";
import { names, region, site } from "./peaks.fixture.ts";

const under = (heading: string) =>
  names(
    site(
      (i) =>
        `${region(i)}<h2>${heading}</h2><dl><dt>Umpire</dt><dd>Ada Holm ${"abcdefghijkl"[i]}</dd><dt>Spectators</dt><dd>${300 + 7 * i}</dd></dl>`,
    ),
  ).filter((name) => !/^(name|Region|Height)$/.test(name));

test("what stands under the name of an occasion is said of that, and not of the page", () => {
  expect(under("Harbour Cup final")).toEqual(["Harbour Cup final > Umpire", "Harbour Cup final > Spectators"]);
  expect(under("Facts")).toEqual(["Umpire", "Spectators"]);
  expect(under("About the match")).toEqual(["Umpire", "Spectators"]);
});

test("it is called by what it is of", () => {
  expect(humanise("Harbour Cup final > Umpire")).toBe("umpire of the Harbour Cup final");
  expect(humanise("Award ceremony > Date")).toBe("date of the award ceremony");
});
