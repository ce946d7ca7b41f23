import type { Program } from "../core/program.ts";
import type { Relation } from "../core/relation.ts";
import { GuardError } from "./guard-error.ts";
import { type Execution, run } from "./interpreter.ts";
import { phraseQuestion } from "./phrase.ts";
import { testRelation } from "./values/relation.fixture.ts";

/** Ten countries with plain figures, as a table prints them; one states no coastline. */
export const ROWS: readonly (readonly string[])[] = [
  ["France", "Europe", "643,801 sq km", "3,427 km", "41.7 years", "843"],
  ["Spain", "Europe", "505,370 sq km", "4,964 km", "43.9 years", "1479"],
  ["Italy", "Europe", "301,340 sq km", "7,600 km", "46.5 years", "1861"],
  ["Japan", "Asia", "377,915 sq km", "29,751 km", "48.6 years", "660"],
  ["India", "Asia", "3,287,263 sq km", "7,000 km", "28.7 years", "1947"],
  ["Nepal", "Asia", "147,181 sq km", "0 km (landlocked)", "25.3 years", "1768"],
  ["Chad", "Africa", "1,284,000 sq km", "0 km (landlocked)", "16.1 years", "1960"],
  ["Kenya", "Africa", "580,367 sq km", "536 km", "20 years", "1963"],
  ["Egypt", "Africa", "1,001,450 sq km", "2,450 km", "24.1 years", "1922"],
  ["Libya", "Africa", "1,759,540 sq km", "–", "25.8 years", "1951"],
];
export const COUNTRIES = testRelation(
  "countries",
  ["Country", "Region", "Area > total", "Coastline", "Median age", "Founded"],
  [...ROWS, ["Total", "", "9,888,227 sq km", "", "", ""]],
  { about: true, totals: [ROWS.length] },
);
const CAPITALS = testRelation(
  "capitals",
  ["Country", "Capital", "Inhabitants"],
  [
    ["France", "Paris", "2,100,000"],
    ["Spain", "Madrid", "3,300,000"],
    ["Italy", "Rome", "2,750,000"],
    ["Japan", "Tokyo", "14,000,000"],
    ["India", "New Delhi", "250,000"],
    ["Kenya", "Nairobi", "4,400,000"],
  ],
);

const RELATIONS: ReadonlyMap<string, Relation> = new Map(
  [COUNTRIES, CAPITALS].map((relation) => [relation.id, relation]),
);
const NAMINGS = new Map([
  ["countries", { singular: "country", plural: "countries", source: "on the Atlas site" }],
  ["capitals", { singular: "country", plural: "countries", source: "in the list of capitals" }],
]);

type Steps = readonly ({ as?: string; op: string } & Record<string, unknown>)[];

/** A program over the test relations: steps are named s1, s2, …, the last is the answer. `c` is countries, `caps` capitals. */
export function program(steps: Steps, round?: number): Program {
  const named = steps.map((step, index) => ({ as: `s${index + 1}`, ...step }));
  const text = JSON.stringify(named);
  const relations = {
    ...(/"c"/.test(text) ? { c: "countries" } : {}),
    ...(/"caps"/.test(text) ? { caps: "capitals" } : {}),
  };
  return { relations, steps: named, answer: named.at(-1)!.as, ...(round === undefined ? {} : { round }) };
}

/** Runs such a program. */
export function execute(steps: Steps, round?: number): Execution {
  return run(program(steps, round), RELATIONS);
}

/** The question that it answers. */
export function ask(steps: Steps, round?: number): string {
  const asked = program(steps, round);
  return phraseQuestion(asked, run(asked, RELATIONS).results, NAMINGS).question;
}

/** The guard that refuses it; "none" where it runs. */
export function refusal(steps: Steps, round?: number): string {
  try {
    execute(steps, round);
    return "none";
  } catch (error) {
    if (error instanceof GuardError) return error.guard;
    throw error;
  }
}
