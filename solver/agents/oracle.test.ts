import { afterEach, beforeEach, expect, test } from "vitest";
import { runAgent } from "../../agent/loop.ts";
import type { TrajectoryStep } from "../../core/observation.ts";
import type { Program } from "../../core/program.ts";
import type { Relation } from "../../core/relation.ts";
import type { Task } from "../../core/task.ts";
import { lakeCollection, relationOn, type SmallSite, serveSmallSite, taskOver } from "../small-site.fixture.ts";
import { oracle } from "./oracle.ts";

let site: SmallSite;
beforeEach(async () => {
  site = await serveSmallSite();
});
afterEach(() => site.close());

const LAKE_PATHS = ["arvo", "belt", "corr", "dunn"].map((name) => ["/", "/lakes", `/lakes/${name}`]);

function meanArea(relation: Relation): Program {
  const area = relation.columns.find((column) => column.name.startsWith("Area"))!.name;
  return {
    relations: { lakes: relation.id },
    steps: [{ as: "mean", op: "mean", from: "lakes", column: area }],
    answer: "mean",
    round: 2,
  };
}

async function solve(task: Task, relations: readonly Relation[]) {
  const web = await site.web();
  const steps: TrajectoryStep[] = [];
  const agent = oracle(async () => new Map(relations.map((relation) => [relation.id, relation])));
  const asked = { question: task.question, root: task.root, language: "en", maxSteps: 100, plan: task };
  const outcome = await runAgent(agent, asked, web, { steps: 100, time: 20_000 }, async (step) => {
    steps.push(step);
  });
  await web.close();
  return { outcome, steps };
}

test("walks a page collection by its links, visits every page once and computes the answer", async () => {
  const relation = lakeCollection(site);
  const { outcome, steps } = await solve(taskOver(site, [relation], meanArea(relation), LAKE_PATHS), [relation]);
  expect(outcome).toMatchObject({ stop: "answered", answer: "13.56 km²" });
  expect(steps.map((step) => step.action.tool)).toEqual([
    "visit",
    ...["click", "click", "go_back", "click", "go_back", "click", "go_back", "click"],
    "final_answer",
  ]);
  expect(steps.every((step) => !step.failed)).toBe(true);
  expect(steps.at(-1)?.thought).toContain("13.56");
  expect(steps[3]?.thought).toContain("12.5 km²");
});

test("answers with what the pages say now, not with what was stored", async () => {
  const relation = lakeCollection(site);
  const task = taskOver(site, [relation], meanArea(relation), LAKE_PATHS);
  const cells = new Map([[relation.id, relation]]);
  // A stored answer that the pages do not bear out must not come back.
  const wrong = { ...task, answerText: "99 km²" };
  const { outcome } = await solve(wrong, [...cells.values()]);
  expect(outcome.answer).toBe("13.56 km²");
});

test("ends without an answer and names value and page where a value is not to be seen", async () => {
  const relation = lakeCollection(site);
  const task = taskOver(site, [relation], meanArea(relation), LAKE_PATHS);
  site.pages.set("/lakes/corr", site.pages.get("/lakes/corr")!.replace("30.1 km²", "31.1 km²"));
  const { outcome } = await solve(task, [relation]);
  expect(outcome).toMatchObject({ stop: "exhausted", answer: null });
  expect(outcome.reason).toMatch(/Area.*"30\.1 km²".*\/lakes\/corr/);
});

test("searches or leafs through a long page until it has seen the values of a table", async () => {
  const relation = await relationOn(site, "/depths");
  const program: Program = {
    relations: { depths: relation.id },
    steps: [{ as: "middle", op: "median", from: "depths", column: "Greatest depth" }],
    answer: "middle",
  };
  const { outcome, steps } = await solve(taskOver(site, [relation], program, [["/", "/depths"]]), [relation]);
  expect(outcome).toMatchObject({ stop: "answered", answer: "27.5 m" });
  expect(steps.map((step) => step.action.tool)).toContain("scroll");
});

test("a task that needs a page which its list of pages leaves out does not come to its answer", async () => {
  const relation = lakeCollection(site);
  const task = taskOver(site, [relation], meanArea(relation), LAKE_PATHS);
  const { outcome } = await solve({ ...task, pages: task.pages.slice(0, 3) }, [relation]);
  expect(outcome.answer).not.toBe(task.answerText);
});

test("reads a file with the tool for files", async () => {
  const relation = await relationOn(site, "/levels.csv");
  const program: Program = {
    relations: { levels: relation.id },
    steps: [{ as: "spread", op: "range", from: "levels", column: "Level" }],
    answer: "spread",
  };
  const { outcome, steps } = await solve(taskOver(site, [relation], program, [["/", "/levels.csv"]]), [relation]);
  expect(outcome).toMatchObject({ stop: "answered", answer: "21 m" });
  expect(steps.map((step) => step.action.tool)).toEqual(["visit", "read_file", "final_answer"]);
});

test("joins the table of one page with a collection of pages, all read again", async () => {
  const list = await relationOn(site, "/depths");
  const lakes = lakeCollection(site);
  const area = lakes.columns.find((column) => column.name.startsWith("Area"))!.name;
  const program: Program = {
    relations: { depths: list.id, lakes: lakes.id },
    steps: [
      { as: "both", op: "join", left: "depths", right: "lakes", columns: [area] },
      { as: "deep", op: "filter", from: "both", where: { column: "Greatest depth", is: ">", value: "20" } },
      { as: "mean", op: "mean", from: "deep", column: area },
    ],
    answer: "mean",
    round: 2,
  };
  const paths = [["/", "/depths"], ...LAKE_PATHS];
  const { outcome } = await solve(taskOver(site, [list, lakes], program, paths), [list, lakes]);
  expect(outcome).toMatchObject({ stop: "answered", answer: "13.92 km²" });
});
