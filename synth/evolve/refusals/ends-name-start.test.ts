import { expect, test } from "vitest";
import { linkedPages, pageOf } from "../../linked-pages.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import type { SurveyedPage } from "../../survey/surveyed.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { endNamesStart } from "./ends-name-start.ts";

const SMITHS = ["Ada Orme", "Bo Lind", "Cy Farr", "Di Moss"];
const BELLS = ["Anvil", "Bertha", "Clapper", "Dawn"];
const smiths = linkedPages(
  "smiths",
  ["Name", "Founded"],
  SMITHS.map((name, at) => [name, `${1800 + at * 17}`]),
);
const bells = linkedPages(
  "bells",
  ["Name", "Founder", "Weight"],
  BELLS.map((name, at) => [name, SMITHS[at]!, `${at * 31 + 40} kg`]),
  { Founder: "smiths" },
);

/** The bells that the page of each smith links to. */
function benchOf(listed: (at: number) => readonly string[]): Workbench {
  const site = lakeSite([smiths, bells]);
  const pages = SMITHS.map((name, at): SurveyedPage => {
    const url = pageOf("smiths", name);
    const links = listed(at).map((bell) => ({ url: pageOf("bells", bell), text: bell, heading: "Bells" }));
    return { ...site.pages[1]!, url, title: name, path: [site.root, url], links };
  });
  return new Workbench(surveySite({ ...site, pages: [...site.pages, ...pages] }));
}

const founded = (left: Branch["inputs"][string], params: object): Branch =>
  over(
    "lookup",
    { op: "follow", params: { on: "Founder", ...params }, inputs: { left, right: leaf("smiths") } },
    { column: "Founded" },
  );
const ofNamed = founded(leaf("bells"), { label: "Dawn" });

test("what the page at the end of a path links to is no start by name", () => {
  expect(
    endNamesStart(
      ofNamed,
      benchOf((at) => [BELLS[at]!]),
    ),
  ).toBe(true);
  const heaviest = over("kth", leaf("bells"), { by: "Weight", k: 1, end: "highest" });
  expect(
    endNamesStart(
      founded(heaviest, {}),
      benchOf((at) => [BELLS[at]!]),
    ),
  ).toBe(false);
});

test("what it does not link to, or all such pages do, has to be followed", () => {
  expect(
    endNamesStart(
      ofNamed,
      benchOf(() => []),
    ),
  ).toBe(false);
  expect(
    endNamesStart(
      ofNamed,
      benchOf(() => BELLS),
    ),
  ).toBe(false);
});
