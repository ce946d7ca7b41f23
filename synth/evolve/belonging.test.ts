import { describe, expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { companiesOf } from "./belonging.ts";

function surveyed(names: readonly string[], options: { pageEach: boolean; groups?: SurveyedRelation["groups"] }) {
  const relation: Relation = testRelation(
    "r",
    ["Name", "Size"],
    names.map((name, index) => [name, String(index)]),
  );
  const label = {
    index: 0,
    column: { ...relation.columns[0]!, role: "label" as const },
    coverage: 1,
    distinct: 1,
    salience: 1,
  };
  relation.rows.forEach((row, index) => {
    for (const cell of row.cells)
      cell.evidence = { ...cell.evidence, url: options.pageEach ? `https://a.example/${index}` : "https://a.example/" };
  });
  return {
    relation,
    label,
    naming: { singular: "thing", plural: "things", source: "on the A site" },
    hasNoun: true,
    columns: [],
    dropped: [],
    groups: options.groups ?? [],
    nouns: [],
  } satisfies SurveyedRelation;
}

const namesOf = (one: SurveyedRelation) => companiesOf(one).map(({ names }) => names.join(" "));

describe("the rows that a question may name one by one", () => {
  it("are families by name in a catalogue, and nothing else", () => {
    const names = ["gb.volume", "nes.volume", "snes.volume", "md.volume", "sound", "video.driver", "frameskip"];
    expect(namesOf(surveyed(names, { pageEach: false }))).toEqual(["gb.volume nes.volume snes.volume md.volume"]);
    expect(namesOf(surveyed(["alpha", "beta", "gamma", "delta", "rho"], { pageEach: false }))).toEqual([]);
  });
  it("are any few of them where each has a page of its own and nothing groups them", () => {
    expect(namesOf(surveyed(["Ard", "Bel", "Cor", "Dun"], { pageEach: true }))).toEqual(["Ard Bel Cor Dun"]);
  });
  it("are those of one section, but not of one letter", () => {
    const names = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"];
    const groups = [
      { text: "Islands", rows: [0, 1, 2, 3] },
      { text: "E", rows: [1, 2, 3, 4, 5] },
    ];
    expect(namesOf(surveyed(names, { pageEach: true, groups }))).toEqual(["Ard Bel Cor Dun"]);
  });
  it("are neighbours where they are numbered, in the order of their numbers", () => {
    const releases = ["Release 3.10", "Release 3.2", "Release 3.9", "Release 3.1", "Release 4"];
    expect(companiesOf(surveyed(releases, { pageEach: true }))).toEqual([
      { names: ["Release 3.1", "Release 3.2", "Release 3.9", "Release 3.10", "Release 4"], consecutive: true },
    ]);
  });

  it("are those whose names carry a bracket, too", () => {
    const names = ["Aarn College (AC)", "Brok College (BC)", "Corv University", "Duna School (DS)"];
    expect(namesOf(surveyed(names, { pageEach: true }))).toEqual([names.join(" ")]);
  });
});
