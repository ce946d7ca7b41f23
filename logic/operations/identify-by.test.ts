import { describe, expect, it } from "vitest";
import { GuardError } from "../guard-error.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { testRelation } from "../values/relation.fixture.ts";

const EDITIONS = testRelation(
  "editions",
  ["Edition", "Venue", "Guests", "Track"],
  [
    ["Alpha 1", "Mill Hall", "310", "Methods"],
    ["Beta 2", "Mill Hall", "280", "Archives"],
    ["Gamma 3", "Old Mint", "420", "Methods"],
    ["Delta 4", "River House", "190", "Archives"],
    ["Epsilon 5", "River House", "350", "Archives"],
  ],
);
const VENUES = testRelation(
  "venues",
  ["Venue", "City", "Seats", "Opened"],
  [
    ["Mill Hall", "Arden", "500", "1972"],
    ["Old Mint", "Arden", "900", "1890"],
    ["River House", "Belmond", "650", "1964"],
    ["Sun Room", "Belmond", "120", "2010"],
  ],
);
const TALKS = testRelation(
  "talks",
  ["Talk", "Edition", "Minutes"],
  [
    ["On salt", "Gamma 3", "40"],
    ["On rope", "Alpha 1", "30"],
    ["On tar", "Gamma 3", "20"],
    ["On tin", "Delta 4", "30"],
    ["On pitch", "Beta 2", "45"],
  ],
);
const RELATIONS = new Map([EDITIONS, VENUES, TALKS].map((relation) => [relation.id, relation]));
const NAMINGS = new Map([
  ["editions", { singular: "edition", plural: "editions", source: "on the Guild site" }],
  ["venues", { singular: "venue", plural: "venues", source: "on the Guild site" }],
  ["talks", { singular: "talk", plural: "talks", source: "on the Guild site" }],
]);

const above = (column: string, value: string) => ({ column, is: ">", value });
const below = (column: string, value: string) => ({ column, is: "<", value });
/** "the venue in Arden with more than 600 seats": Old Mint. */
const MINT = {
  as: "mint",
  op: "identify",
  from: "v",
  where: { and: [{ column: "City", is: "equals", value: "Arden" }, above("Seats", "600")] },
};
const RIVER = {
  as: "river",
  op: "identify",
  from: "v",
  where: { and: [above("Seats", "600"), { column: "City", is: "equals", value: "Belmond" }] },
};
const program = (...steps: ({ as: string; op: string } & Record<string, unknown>)[]) => ({
  relations: {
    e: "editions",
    v: "venues",
    ...(steps.some(({ from }) => from === "t") ? { t: "talks" } : {}),
  },
  steps,
  answer: steps.at(-1)!.as,
});
const NAME = { as: "name", op: "label_of" };
const refusal = (...given: Parameters<typeof program>) => {
  try {
    return run(program(...given), RELATIONS).answerText;
  } catch (error) {
    if (error instanceof GuardError) return error.guard;
    throw error;
  }
};

describe("descriptions by what a thing names", () => {
  it("find it by another description alone, or with conditions", () => {
    const alone = program(
      MINT,
      { as: "x", op: "identify_by", from: "e", on: "Venue", one: "mint" },
      { ...NAME, from: "x" },
    );
    const execution = run(alone, RELATIONS);
    expect(execution).toMatchObject({ answerText: "Gamma 3", subtype: "inverse" });
    expect(phraseQuestion(alone, execution.results, NAMINGS).question).toBe(
      "On the Guild site, which is the only edition whose venue is in Arden and has more than 600 seats?",
    );
    const both = program(
      RIVER,
      { as: "x", op: "identify_by", from: "e", on: "Venue", one: "river", where: below("Guests", "300") },
      { ...NAME, from: "x" },
    );
    const found = run(both, RELATIONS);
    expect(found.answerText).toBe("Delta 4");
    expect(phraseQuestion(both, found.results, NAMINGS).question).toBe(
      "On the Guild site, which is the only edition with fewer than 300 guests and whose venue is in Belmond and has more than 600 seats?",
    );
  });
  it("do not say the noun of the rows twice", () => {
    const found = program(
      MINT,
      { as: "x", op: "identify_by", from: "e", on: "Venue", one: "mint" },
      { ...NAME, from: "x" },
    );
    const called = { singular: "venue", plural: "venues", source: "on the Guild site" };
    const namings = new Map(NAMINGS).set("editions", called);
    expect(() => phraseQuestion(found, run(found, RELATIONS).results, namings)).toThrow(GuardError);
  });
  it("nest", () => {
    const nested = program(
      MINT,
      { as: "x", op: "identify_by", from: "e", on: "Venue", one: "mint" },
      { as: "y", op: "identify_by", from: "t", on: "Edition", one: "x", where: above("Minutes", "30") },
      { ...NAME, from: "y" },
    );
    const execution = run(nested, RELATIONS);
    expect(execution).toMatchObject({ answerText: "On salt", subtype: "inverse" });
    expect(phraseQuestion(nested, execution.results, NAMINGS).question).toBe(
      "On the Guild site, which is the only talk with more than 30 minutes and whose edition has a venue that is in Arden and has more than 600 seats?",
    );
  });
  it("have one solution and no idle part", () => {
    const by = (one: string, where?: object) => ({
      as: "x",
      op: "identify_by",
      from: "e",
      on: "Venue",
      one,
      ...(where === undefined ? {} : { where }),
    });
    expect(refusal(RIVER, by("river"))).toBe("ambiguous");
    expect(refusal(RIVER, by("river", { column: "Track", is: "equals", value: "Methods" }))).toBe("empty");
    expect(refusal(MINT, by("mint", above("Guests", "400")))).toBe("redundant");
    expect(refusal(RIVER, by("river", { and: [below("Guests", "200"), below("Guests", "250")] }))).toBe("redundant");
    expect(refusal({ as: "all", op: "sort", from: "v", by: "Seats", first: "highest" }, by("all"))).toBe("ambiguous");
  });
});
