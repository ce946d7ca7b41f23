import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { columnNoun } from "./column-noun.ts";
import { timeVerb } from "./time-verbs.ts";

const said = (name: string, noun = "stone", role: Column["role"] = "year") =>
  timeVerb({ name, type: "number", role }, noun)?.many;

test("a date is said with the verb for what it is of", () => {
  expect(
    [
      "Founded",
      "Built in",
      "Year of acquisition",
      "Opening date",
      "Year of death",
      "Date of fall",
      "First flight",
      "First ascent",
      "Open since",
    ].map((name) => said(name)),
  ).toEqual([
    "were founded",
    "were built",
    "were acquired",
    "were opened",
    "died",
    "fell",
    "first flew",
    "were first climbed",
    "opened",
  ]);
});

test("a participle is said of what it was done to, with what more its heading says; what is done by things as well is not", () => {
  expect(
    [
      "Planted",
      "Elected to the Academy",
      "First crossed",
      "Opened to the public in",
      "Last erupted",
      "Year unveiled",
    ].map((name) => said(name)),
  ).toEqual([
    "were planted",
    "were elected to the Academy",
    "were first crossed",
    "were opened to the public",
    "last erupted",
    "were unveiled",
  ]);
  expect(["Retired", "Moved to Oban", "Required", "Seed"].map((name) => said(name))).toEqual(Array.from({ length: 4 }));
  const erupted = timeVerb({ name: "Last erupted", type: "number", role: "year" }, "volcano");
  expect(erupted?.ask("the highest volcano")).toBe("did the highest volcano last erupt");
});

test("what was done is an event with a noun of its own", () => {
  const noun = (name: string) => columnNoun({ name, type: "number", role: "year" });
  expect(
    [
      "Year opened",
      "Elected to the Academy",
      "First crossed",
      "Planted",
      "Retired",
      "Year of issue",
      "Last refurbished",
    ].map(noun),
  ).toEqual([
    "opening year",
    "year of election to the Academy",
    "year of first crossing",
    "planting year",
    "retirement year",
    "year of issue",
    "year of last refurbishment",
  ]);
});

test("what ended is the thing that the heading names", () => {
  expect([said("Season ended", "season"), said("Season ended", "club")]).toEqual(["ended", undefined]);
});

test("other years are of no event, and figures of none", () => {
  expect(
    ["Year", "First game year", "Model year", "Warm since", "Year of the dragon"].map((name) => said(name)),
  ).toEqual(Array.from({ length: 5 }));
  expect(said("Built", "stone", "measure")).toBeUndefined();
});

test("a register that things are put on has an article, and its capitals where it is a name", () => {
  expect(
    [
      "Added to National Register",
      "Added to the national list",
      "Entered in register of ships",
      "Moved into place",
    ].map((name) => said(name)),
  ).toEqual([
    "were added to the National Register",
    "were added to the national list",
    "were entered in the register of ships",
    undefined,
  ]);
});

test("the bare date of what takes place once says when it was held, given or played", () => {
  expect(["award ceremony", "lecture", "match"].map((noun) => said("Date", noun))).toEqual([
    "were held",
    "were given",
    "were played",
  ]);
  expect(said("Year", "meeting")).toBe("were held");
  expect(said("Date", "stone")).toBeUndefined();
});

test("what things did to another is said with their verb, and alone it says too little", () => {
  const verb = (name: string) => timeVerb({ name, type: "number", role: "year" }, "town");
  expect(verb("First hosted the Regatta")).toMatchObject({
    one: "first hosted the Regatta",
    to: "to host the Regatta",
  });
  expect(verb("Joined the federation")?.ask("Oban")).toBe("did Oban join the federation");
  expect(verb("Joined")).toBeUndefined();
});

test("what a noun says of its doing is not said again", () => {
  expect([said("Recorded", "recording"), said("Recorded in", "live recording")]).toEqual(["were made", "were made"]);
  expect([said("Recorded", "song"), said("Released", "recording")]).toEqual(["were recorded", "were released"]);
});
