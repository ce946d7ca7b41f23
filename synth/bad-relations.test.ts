import { describe, expect, it } from "vitest";
import { seededRandom } from "../core/random.ts";
import type { Column, Relation } from "../core/relation.ts";
import { typeColumn } from "../logic/values/type-column.ts";
import { screenTask } from "./check/audit.ts";
import { context } from "./check/check.fixture.ts";
import { FactsIndex } from "./check/facts-index.ts";
import { evolve } from "./evolve/evolve.ts";
import { makeTask } from "./make-task.ts";
import { lakePage, lakeSite, lakes } from "./relation.fixture.ts";
import { surveySite } from "./survey/survey-site.ts";

const TRIED = 150;

/** A table of one page beside the lakes' pages, its cells typed as a reader types them. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): Relation {
  const url = "https://lakes.example/table";
  const typed = headings.map((heading, at) =>
    typeColumn(
      heading,
      rows.map((row) => ({ text: row[at] ?? "" })),
    ),
  );
  const columns = typed.map(({ column }, at): Column => (at === 0 ? { ...column, role: "label" } : column));
  return {
    id: "bad",
    name: "Bad table",
    source: "html_table",
    url,
    columns,
    rows: rows.map((_, number) => ({
      about: lakePage("Ems"),
      cells: typed.map(({ values }, at) => ({
        value: values[number]!,
        evidence: { snapshot: "0".repeat(64), url, place: { at: "node" as const, path: `0/${number}/${at}` } },
      })),
    })),
  };
}

/** The same rows on so many pages, so that there is something to ask about them. */
function onPages(relation: Relation, pages: number): Relation {
  return {
    ...relation,
    source: "page_collection",
    rows: relation.rows.map((row, number) => ({
      ...row,
      about: `https://lakes.example/bad/${number}`,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, url: `https://lakes.example/bad/page-${"abcdefghij"[number % pages]}` },
      })),
    })),
  };
}

/** Why a relation is left out. */
const whyDropped = (relation: Relation) =>
  surveySite(lakeSite([lakes(), relation])).dropped.find((one) => one.relation === relation.id)?.reason;

/** The questions that are accepted of a site with such a relation beside a good one. */
async function asked(relation: Relation): Promise<string[]> {
  const relations = [lakes(), relation];
  const survey = surveySite(lakeSite(relations));
  const { elites } = evolve(survey, seededRandom("bad"), TRIED);
  const facts = new FactsIndex(relations);
  const accepted: string[] = [];
  for (const elite of elites.filter((one) => one.relations.includes("bad")).slice(0, 20)) {
    const task = makeTask(elite, survey, "set");
    const results = await screenTask(context({ task, facts }, relations));
    if (!results.some(({ outcome, check }) => outcome === "fail" && check !== "url_valid"))
      accepted.push(task.question);
  }
  return accepted;
}

const many = (count: number, cells: (at: number) => string[]) => Array.from({ length: count }, (_, at) => cells(at));

describe("relations as bad as they come", () => {
  it.each<[string, Relation]>([
    ["no rows", table(["Lake", "Depth"], [])],
    [
      "one column",
      table(
        ["Lake"],
        many(8, (at) => [`Lake ${at}`]),
      ),
    ],
    [
      "nothing but missing cells",
      table(
        ["Lake", "Depth"],
        many(8, () => ["", "n/a"]),
      ),
    ],
    [
      "cells of mixed types",
      table(
        ["Lake", "Fact"],
        many(8, (at) => [`L${at}`, ["12 m", "deep", "1999-01-02", "?"][at % 4]!]),
      ),
    ],
    ["a row of no cells", { ...table(["Lake"], []), columns: [], rows: [{ cells: [] }] }],
  ])("with %s give no question", async (_, relation) => {
    expect(await asked(relation)).toEqual([]);
  });

  it("with headings that stand twice ask nothing that could mean either", async () => {
    const relation = table(
      ["Lake", "Depth", "Depth"],
      many(10, (at) => [`Lake ${"ABCDEFGHIJ"[at]}`, `${at * 3 + 5} m`, `${90 - at * 7} m`]),
    );
    expect(whyDropped(relation)).toBe("two columns share a name");
    expect(await asked(relation)).toEqual([]);
  });

  it("with hostile text put nothing of it into a question", async () => {
    const hostile = [
      "<script>alert(1)</script>",
      "$" + "{process.exit(1)}",
      "'; DROP TABLE tasks; --",
      "\u202Eevil\u0000",
      "](javascript:x)",
      "{{user}}",
    ];
    const relation = onPages(
      table(
        ["Lake", "<img src=x onerror=y>", "Kind", "Depth"],
        many(12, (at) => [hostile[at % 6]! + at, `${at}`, hostile[at % 3]!, `${at * at + 3} m`]),
      ),
      10,
    );
    const questions = await asked(relation);
    expect(questions.some((question) => question.includes("depth"))).toBe(true);
    for (const question of questions)
      expect(question).not.toMatch(/<script|<img|\$\{|\{\{|javascript:|DROP TABLE|\u0000|\u202E/);
  });

  it("with a hundred thousand rows are surveyed and searched", async () => {
    const relation = table(
      ["Lake", "Depth", "Kind"],
      many(100_000, (at) => [`Lake ${at}`, `${(at * 7919) % 1009} m`, at % 2 ? "salt" : "sweet"]),
    );
    for (const question of await asked(relation)) expect(question.length).toBeLessThan(900);
  }, 400_000);

  it("with more rows than anybody goes through are asked about by the few that are named or share a kind", async () => {
    const relation = onPages(
      table(
        ["Lake", "Depth", "Kind"],
        many(2000, (at) => [`Lake ${at}`, `${(at * 7919) % 1009} m`, at < 20 ? "salt" : "sweet"]),
      ),
      10,
    );
    const questions = await asked(relation);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(question).toMatch(/salt|Lake \d/);
  });
});
