import { describe, expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { seedTwins } from "./seed-twins.ts";
import { areKin } from "./twins.ts";
import { Workbench } from "./workbench.ts";

const HEADER = ["Package", "Size (kB)", "Licence"];

function table(title: string, page: string, rows: readonly (readonly string[])[]): Relation {
  const url = `https://lakes.example/${page}.html`;
  const relation = testRelation(`${title} on ${page}`, HEADER, rows);
  return {
    ...relation,
    name: title,
    title: page,
    url,
    rows: relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })),
    })),
  };
}

const BROWSERS = [
  ["ard", "100", "free"],
  ["bro", "250", "free"],
  ["cor", "420", "paid"],
  ["dun", "55", "free"],
];
const EDITORS = [
  ["esk", "31", "free"],
  ["fal", "77", "paid"],
  ["gil", "19", "paid"],
  ["hay", "640", "free"],
];
const site = (...relations: Relation[]) => new Workbench(surveySite(lakeSite(relations)));

describe("tables of one kind on different pages", () => {
  it("are held against each other, each named at its own rows", () => {
    const bench = site(table("Browsers", "Network", BROWSERS), table("Editors", "Office", EDITORS));
    expect(bench.twins.map(({ column, tables }) => [column, tables.length])).toContainEqual(["Size (kB)", 2]);
    const random = seededRandom("twins");
    const questions = new Set<string>();
    for (let attempt = 0; attempt < 60; attempt++) {
      const tree = seedTwins(bench, random);
      const made = tree && makeCandidate(tree, bench, ["seed"]);
      if (!made) continue;
      expect(made.pages).toHaveLength(2);
      questions.add(made.question);
    }
    const sums = [...questions].filter((question) => question.includes("combined size"));
    expect(sums.length).toBeGreaterThan(0);
    for (const question of sums) {
      expect(question).toContain("packages in the table “Browsers”");
      expect(question).toContain("packages in the table “Editors”");
    }
  });
  it("are not where two are called the same, or stand on one page", () => {
    expect(site(table("Browsers", "Network", BROWSERS), table("Browsers", "Network", EDITORS)).twins).toEqual([]);
    expect(site(table("Browsers", "Network", BROWSERS), table("Editors", "Network", EDITORS)).twins).toEqual([]);
  });
});

describe("one of many tables", () => {
  const called = (name: string) => ({ relation: { name } }) as Parameters<typeof areKin>[0];
  const many = ["network set-up", "network tuning", "sound", "mail", "printing", "dialog", "backup", "fonts"].map(
    (what) => called(`List of ${what} tools`),
  );
  it("is held against another whose name shares a word that few have", () => {
    expect(areKin(many[0]!, many[1]!, many)).toBe(true);
    expect(areKin(many[0]!, many[2]!, many)).toBe(false);
  });
  it("is held against any other where there are few", () => {
    expect(areKin(many[0]!, many[2]!, many.slice(0, 4))).toBe(true);
  });
});
