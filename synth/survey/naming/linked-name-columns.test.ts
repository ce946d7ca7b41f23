import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withKindsLedTo, withNameColumnsCalled } from "./linked-name-columns.ts";

const [all] = surveySite(lakeSite()).relations;
const NAMES = ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems"];

const namesOf = (heading: string, led: (name: string) => string) =>
  withNameColumnsCalled([all!, levelsOf(heading, led)])[1]!.naming.names;

function levelsOf(heading: string, led: (name: string) => string): SurveyedRelation {
  const rows = NAMES.flatMap((name) => [
    ["May 2019", name],
    ["June 2019", name],
  ]);
  const made = testRelation("levels", ["Month", heading], rows);
  const relation = {
    ...made,
    rows: made.rows.map(({ cells: [month, cell] }) => ({
      cells: [
        month!,
        { ...cell!, value: { kind: "entity" as const, printed: cell!.value.printed, href: led(cell!.value.printed) } },
      ],
    })),
  };
  const { label: _, ...others } = all!;
  const naming = { singular: "entry", plural: "entries", source: "on it" };
  return { ...others, relation, hasNoun: false, naming };
}

test("a column of names is called after the pages that it leads to", () => {
  expect(namesOf("Name", lakePage)).toEqual({ Name: all!.naming.singular });
});

test("one that has a word of its own, or leads elsewhere, is not", () => {
  expect(namesOf("Inlet", lakePage)).toBeUndefined();
  expect(namesOf("Name", (name) => `https://lakes.example/boats/${name}`)).toBeUndefined();
});

test("what a column leads to is told beside its own word", () => {
  const told = (led: (name: string) => string) =>
    withKindsLedTo([all!, levelsOf("Inlet", led)]).map(({ naming }) => naming.ledTo);
  expect(told(lakePage)).toEqual([undefined, { Inlet: all!.naming.singular }]);
  expect(told((name) => `https://lakes.example/boats/${name}`)).toEqual([undefined, undefined]);
});
