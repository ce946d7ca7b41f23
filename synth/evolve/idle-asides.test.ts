import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { setsAside, withoutIdleAsides } from "./idle-asides.ts";
import { leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

const halls = testRelation(
  "halls",
  ["Hall", "Seats", "Stages"],
  [32, 90, 64, 28, 110, 40, "varies"].map((seats, at) => [`Hall ${"abcdefg"[at]}`, `${seats}`, `${at + 2}`]),
);
const bench = new Workbench(surveySite(lakeSite([halls])));
const aside = (name: string) => over("aside", leaf("halls"), { names: [name] });

test("a row is set aside for a figure that is read, and for no other", () => {
  const seats = over("mean", aside("Hall g"), { column: "Seats" });
  expect(withoutIdleAsides(seats, bench)).toEqual(seats);
  expect(setsAside(seats, bench)).toBe(true);
  const stages = over("mean", aside("Hall g"), { column: "Stages" });
  expect(withoutIdleAsides(stages, bench)).toEqual(over("mean", leaf("halls"), { column: "Stages" }));
  expect(setsAside(stages, bench)).toBe(false);
});

test("a row that a condition leaves out anyway is not set aside, one that meets it is", () => {
  const many = (is: "<" | ">") =>
    over("mean", over("filter", aside("Hall g"), { where: { column: "Stages", is, value: "6" } }), { column: "Seats" });
  const few = over("filter", leaf("halls"), { where: { column: "Stages", is: "<", value: "6" } });
  expect(withoutIdleAsides(many("<"), bench)).toEqual(over("mean", few, { column: "Seats" }));
  expect(withoutIdleAsides(many(">"), bench)).toEqual(many(">"));
});

test("what is set aside for another reason stays", () => {
  const other = over("mean", aside("Hall a"), { column: "Stages" });
  expect(withoutIdleAsides(other, bench)).toEqual(other);
  expect(setsAside(other, bench)).toBe(false);
});
