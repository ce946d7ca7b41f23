import { describe, expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { run } from "../../logic/interpreter.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { evolve } from "./evolve.ts";

const survey = surveySite(lakeSite());
const search = (seed: string) => evolve(survey, seededRandom(seed), 800);
const found = search("one");

describe("evolve", () => {
  it("finds questions of many subtypes", () => {
    const subtypes = new Set(found.elites.map((elite) => elite.subtype));
    for (const subtype of ["inverse", "math", "filter", "existence", "compose", "statistic"] as const) {
      expect(subtypes).toContain(subtype);
    }
  });

  it("gives the same questions for the same seed, and others for another", () => {
    const questions = (evolution: typeof found) => evolution.elites.map((elite) => elite.question);
    expect(questions(search("one"))).toEqual(questions(found));
    expect(questions(search("two"))).not.toEqual(questions(found));
  });

  it("gives programs that run to the answer that it says", () => {
    const relations = new Map(survey.relations.map(({ relation }) => [relation.id, relation]));
    for (const elite of found.elites) expect(run(elite.program, relations).answer).toEqual(elite.execution.answer);
  });

  it("never lets a question give its answer away, ask back what it was told, or compare unlike things", () => {
    for (const { execution, question, program } of found.elites) {
      if (execution.answer.type === "name") expect(question).not.toContain(execution.answer.text);
      const given = program.steps.find((step) => step.op === "lookup" && step["label"] === undefined);
      const from = program.steps.find((step) => step.as === given?.["from"]);
      if (given && from) expect(JSON.stringify(from)).not.toContain(JSON.stringify(given["column"]));
    }
    expect(Object.keys(found.refused)).toContain("circular");
  });

  it("counts the pages that the answer needs by the cells that it reads", () => {
    for (const elite of found.elites) {
      const named = elite.program.steps
        .filter((step) => step.op === "named")
        .flatMap((step) => step["names"] as string[]);
      if (named.length > 0 && elite.program.steps[0]!.op === "named")
        expect(elite.pages.length).toBe(new Set(named).size);
    }
  });

  it("asks about rows that the site has no word for only where nothing else gives questions", () => {
    const relations = survey.relations.map((one) => ({
      ...one,
      naming: { ...one.naming, singular: "entry", plural: "entries" },
    }));
    const questions = (made: typeof survey) =>
      evolve(made, seededRandom("one"), 800).elites.map((elite) => elite.question);
    expect(questions({ ...survey, relations }).some((question) => /\bentr(?:y|ies)\b/.test(question))).toBe(true);
    const [first, ...others] = survey.relations;
    const alsoUnnamed = { ...relations[0]!, relation: { ...first!.relation, id: "unnamed" } };
    const mixed = questions({ ...survey, relations: [first!, alsoUnnamed, ...others] });
    expect(mixed.length).toBeGreaterThan(5);
    expect(mixed.filter((question) => /\bentr(?:y|ies)\b/.test(question))).toEqual([]);
  });

  it("finds nothing, and does not fail, on a site without relations", () => {
    expect(evolve(surveySite(lakeSite([])), seededRandom("one"), 50).elites).toEqual([]);
  });
});
