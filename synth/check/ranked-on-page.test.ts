import { expect, test } from "vitest";
import { makeCandidate } from "../evolve/candidate.ts";
import { leaf, over } from "../evolve/node.ts";
import { Workbench } from "../evolve/workbench.ts";
import { makeTask } from "../make-task.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { context, outcome } from "./check.fixture.ts";
import { multiPage } from "./multi-page.ts";

const survey = surveySite(lakeSite());
const deepest = over("kth", leaf(lakes().id), { by: "Depth", k: 1, end: "highest" });
const taskOf = (tree: ReturnType<typeof over>) =>
  makeTask(makeCandidate(tree, new Workbench(survey), [])!, survey, "set");

/** What the check says where these pages say this. */
const told = (tree: ReturnType<typeof over>, lines: Readonly<Record<string, readonly string[]>>) =>
  outcome(multiPage, context({ task: taskOf(tree), lines: async (url) => lines[url] ?? [] }));

const NAME = over("label_of", deepest, {});
const KIND = over("lookup", deepest, { column: "Kind" });
const IN_ORDER = ["Lakes by depth", "1. Inn 102 m", "2. Drina 77 m", "3. Gera 64 m"];

test("the page of the first one that lists who leads, or says so of itself, gives the answer alone", async () => {
  for (const tree of [NAME, KIND]) {
    expect(await told(tree, { [lakePage("Inn")]: IN_ORDER })).toBe("fail");
    expect(await told(tree, { [lakePage("Inn")]: ["Lake Inn is the greatest lake by its depth of all."] })).toBe(
      "fail",
    );
    expect(await told(tree, {})).toBe("pass");
  }
});

test("a list in another order, one of two, and what the next one's page says as well are no ranking", async () => {
  const [head, inn, drina, gera] = IN_ORDER as [string, string, string, string];
  expect(await told(KIND, { [lakePage("Inn")]: [head, drina, inn, gera] })).toBe("pass");
  expect(await told(KIND, { [lakePage("Inn")]: [head, inn, drina] })).toBe("pass");
  const said = ["On the greatest depth of our lakes"];
  expect(await told(KIND, { [lakePage("Inn")]: said, [lakePage("Drina")]: said })).toBe("pass");
});

test("a page of none of them that says by name which is the first gives the answer alone", async () => {
  const index = [...survey.pages.values()].find(({ depth }) => depth <= 1)!.url;
  expect(await told(NAME, { [index]: ["Of our lakes, Inn is the greatest lake by its depth of all."] })).toBe("fail");
  expect(await told(NAME, { [index]: ["The greatest lake by its depth of all is closed to boats."] })).toBe("pass");
});

test("a list in order that ends with the first one gives who that is, and not what it does not print", async () => {
  const index = [...survey.pages.values()].find(({ depth }) => depth <= 1)!.url;
  const least = over("kth", leaf(lakes().id), { by: "Depth", k: 1, end: "lowest" });
  const last = ["Colmar, 18 m", "Ems, 12 m", "Havel, 9 m", "Most visited", "Inn"];
  expect(await told(over("label_of", least, {}), { [index]: last })).toBe("fail");
  expect(await told(over("lookup", least, { column: "Surface area" }), { [index]: last })).toBe("pass");
  expect(await told(over("label_of", least, {}), { [index]: last.toSpliced(1, 1) })).toBe("pass");
});
