import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isIdleRecord } from "./idle-record.ts";

const YEARS = [2010, 2011, 2012, 2013, 2014, 2015];
const made = testRelation(
  "figures",
  ["Year", "District", "Births", "Snow depth"],
  YEARS.flatMap((year, at) =>
    ["Oban", "Wick", "Ayr", "Perth"].map((district, of) => [
      String(year),
      district,
      `${120 + of * 60 + at}`,
      `${40 + ((at * 7 + of * 5) % 12)} cm`,
    ]),
  ),
);
const bench = new Workbench(surveySite(lakeSite([made])));
const record = (column: string) =>
  over(
    "label_of",
    over(
      "kth",
      over("peaks", leaf("figures"), {
        time: "Year",
        by: "District",
        column,
        per: "thing",
        end: "highest",
        since: "2010",
        until: "2015",
      }),
      { by: column, k: 1, end: "highest" },
    ),
  );

test("who is foremost year after year holds the record as a matter of course", () => {
  expect([isIdleRecord(record("Births"), bench), isIdleRecord(record("Snow depth"), bench)]).toEqual([true, false]);
});
