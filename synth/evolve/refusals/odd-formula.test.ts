import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isHeldAgainst, isOddFormula } from "./odd-formula.ts";

const AREAS = ["3 km²", "30 km²", "120 km²", "290 km²", "310 km²"];
const rows = AREAS.map((area, at) => [`Island ${"ABCDE"[at]}`, area]);
const bench = new Workbench(surveySite(lakeSite([testRelation("islands", ["Island", "Area"], rows)])));
const area = (k: number, end: string) =>
  over("lookup", over("kth", leaf("islands"), { by: "Area", k, end }), { column: "Area" });
const ratio = (smaller: Branch): Branch => ({
  op: "ratio",
  params: {},
  inputs: { a: area(1, "highest"), b: smaller },
});

test("what is more than a hundred times as large is not measured by the other", () => {
  expect(isOddFormula(ratio(area(1, "lowest")), bench)).toBe(true);
  expect(isOddFormula(ratio(area(2, "lowest")), bench)).toBe(false);
});

const measure = (name: string, unit?: string) => ({
  name,
  type: "number" as const,
  role: "measure" as const,
  ...(unit === undefined ? {} : { unit }),
});

test("an area for each that lives on it is a density upside down", () => {
  expect(isHeldAgainst(measure("Area", "km²"), measure("Population"))).toBe(false);
  expect(isHeldAgainst(measure("Catchment", "ha"), measure("Number of beds"))).toBe(false);
  expect(isHeldAgainst(measure("Population"), measure("Area", "km²"))).toBe(true);
  expect(isHeldAgainst(measure("Forest area", "ha"), measure("Area", "ha"))).toBe(true);
});

test("how fast something is is held against no length", () => {
  expect(isHeldAgainst(measure("设计时速", "公里"), measure("全长", "公里"))).toBe(false);
  expect(isHeldAgainst(measure("Length", "km"), measure("Design speed", "km"))).toBe(false);
  expect(isHeldAgainst(measure("Cruising speed", "km/h"), measure("Maximum speed", "km/h"))).toBe(true);
});

test("what accidents cost is told per accident, and nothing else is", () => {
  expect(isHeldAgainst(measure("Deaths"), measure("Accidents"))).toBe(true);
  expect(isHeldAgainst(measure("Buses"), measure("Accidents"))).toBe(false);
});

test("one quantity exceeds another that is its rival, and no other", () => {
  const facts = new Workbench(
    surveySite(
      lakeSite([
        testRelation(
          "teams",
          ["Team", "Wins", "Losses", "Members"],
          [3, 9, 5, 8, 2].map((wins, at) => [`Team ${"ABCDE"[at]}`, `${wins}`, `${11 - wins}`, `${20 + at * 7}`]),
        ),
      ]),
    ),
  );
  const excess = (b: string) => over("formula_column", leaf("teams"), { formula: "difference", a: "Wins", b });
  expect([excess("Losses"), excess("Members")].map((node) => isOddFormula(node, facts))).toEqual([false, true]);
});

test("nothing is told per event, nor a whole per a part of it, nor a time per parts", () => {
  expect(isHeldAgainst(measure("Population"), measure("Number of accidents"))).toBe(false);
  expect(isHeldAgainst(measure("Number of accidents"), measure("Population"))).toBe(true);
  expect(isHeldAgainst(measure("Total known mass", "g"), measure("Pieces held"))).toBe(false);
  expect(isHeldAgainst(measure("Mass held", "g"), measure("Pieces held"))).toBe(true);
  expect(isHeldAgainst(measure("Running time", "minutes"), measure("Number of roles"))).toBe(false);
});

test("neither sorts nor what one costs are told per how many there are", () => {
  expect(isHeldAgainst(measure("Countries represented"), measure("Volunteers"))).toBe(false);
  expect(isHeldAgainst(measure("Number of species"), measure("Area", "ha"))).toBe(true);
  const price = { ...measure("Festival pass", "EUR"), additive: false };
  expect(isHeldAgainst(price, measure("Visitors"))).toBe(false);
  expect(isHeldAgainst({ ...measure("Revenue", "EUR"), additive: true }, measure("Visitors"))).toBe(true);
});

test("nothing of which things have one to five is told per another", () => {
  const works = Array.from({ length: 6 }, (_, at) => [`Opera ${"ABCDEF"[at]}`, `${1 + (at % 4)}`, `${10 + at * 7}`]);
  const facts = new Workbench(surveySite(lakeSite([testRelation("works", ["Opera", "Acts", "Members"], works)])));
  const acts = over("formula_column", leaf("works"), { formula: "ratio", a: "Acts", b: "Members" });
  expect(isOddFormula(acts, facts)).toBe(true);
});

test("how far differences lie apart is asked of none", () => {
  const rivals = Array.from({ length: 6 }, (_, at) => [`Team ${"ABCDEF"[at]}`, `${9 + at * 3}`, `${20 - at}`]);
  const facts = new Workbench(surveySite(lakeSite([testRelation("teams", ["Team", "Wins", "Losses"], rivals)])));
  const excess = over("formula_column", leaf("teams"), { formula: "difference", a: "Wins", b: "Losses" });
  const of = (op: string) => over(op, excess, { column: "excess" });
  expect([of("range"), of("mean")].map((node) => isOddFormula(node, facts))).toEqual([true, false]);
});

test("of two numbers of things one is told per the other so that each has several", () => {
  const clubs = new Workbench(
    surveySite(
      lakeSite([
        testRelation(
          "clubs",
          ["Club", "Lanes", "Members"],
          [8, 6, 9, 12, 10].map((lanes, at) => [`Club ${"ABCDE"[at]}`, `${lanes}`, `${90 + at * 31}`]),
        ),
      ]),
    ),
  );
  const per = (a: string, b: string) => over("formula_column", leaf("clubs"), { formula: "ratio", a, b });
  expect([per("Lanes", "Members"), per("Members", "Lanes")].map((node) => isOddFormula(node, clubs))).toEqual([
    true,
    false,
  ]);
});

test("two prices of one thing are held against each other, a price and what sending it costs are not", () => {
  const kits = testRelation(
    "kits",
    ["Kit", "List price", "Price", "Fee"],
    [12, 31, 19, 45].map((price, at) => [`Kit ${"ABCD"[at]}`, `$${price + 3}`, `$${price}`, `$${at + 1}`]),
  );
  const shop = new Workbench(surveySite(lakeSite([kits])));
  const apart = (b: string) =>
    isOddFormula(over("formula_column", leaf("kits"), { formula: "difference", a: "List price", b }), shop);
  expect([apart("Price"), apart("Fee")]).toEqual([false, true]);
});

test("how many sorts there are goes by no size, nor by how many come to see them", () => {
  const taxa = { ...measure("Herbs"), counts: "taxa" };
  expect([measure("Visitors"), measure("Area", "ha")].map((other) => isHeldAgainst(taxa, other))).toEqual([
    false,
    false,
  ]);
  expect(isHeldAgainst(measure("Visitors"), taxa)).toBe(false);
});

test("time and money are told per nothing that one merely counts", () => {
  expect(isHeldAgainst(measure("Years in service"), measure("Children"))).toBe(false);
  expect(isHeldAgainst(measure("Cost", "£"), measure("Steps"))).toBe(false);
  expect(isHeldAgainst(measure("Cost", "£"), measure("Members"))).toBe(true);
  expect(isHeldAgainst(measure("Track length", "km"), measure("Desks"))).toBe(false);
});

test("a whole area is not held against a part of it, and the part is against the whole", () => {
  const halls = testRelation(
    "halls",
    ["Hall", "Floor area", "Stage area"],
    [900, 400, 1200, 650, 310].map((size, at) => [`Hall ${"ABCDE"[at]}`, `${size} m²`, `${60 + at * 17} m²`]),
  );
  const of = new Workbench(surveySite(lakeSite([halls])));
  const held = (a: string, b: string) => over("formula_column", leaf("halls"), { a, b, formula: "ratio" });
  expect(isOddFormula(held("Floor area", "Stage area"), of)).toBe(true);
  expect(isOddFormula(held("Stage area", "Floor area"), of)).toBe(false);
});

test("all who work somewhere are not held against some of them", () => {
  const rows = [4, 9, 15, 22, 31].map((some, at) => [`Yard ${"ABCDE"[at]}`, `${some}`, `${some * 3 + at * 7}`]);
  const yards = testRelation("yards", ["Yard", "Researchers", "Employees"], rows);
  const staffed = new Workbench(surveySite(lakeSite([yards])));
  const ratio = (a: string, b: string) => over("formula_column", leaf("yards"), { formula: "ratio", a, b });
  expect(isOddFormula(ratio("Employees", "Researchers"), staffed)).toBe(true);
  expect(isOddFormula(ratio("Researchers", "Employees"), staffed)).toBe(false);
});

test("of two numbers of the same things the part is a share of the whole, and the whole is none of the part", () => {
  const fairs = testRelation(
    "fairs",
    ["Fair", "Stalls offered", "Stalls sold"],
    [..."ABCDEF"].map((letter, at) => [`Fair ${letter}`, `${90 + at * 9}`, `${60 + at * 5}`]),
  );
  const bench = new Workbench(surveySite(lakeSite([fairs])));
  const isOdd = (a: string, b: string, formula = "ratio") =>
    isOddFormula(over("formula_column", leaf("fairs"), { formula, a, b }), bench);
  expect(isOdd("Stalls offered", "Stalls sold", "difference")).toBe(true);
  expect([isOdd("Stalls sold", "Stalls offered"), isOdd("Stalls offered", "Stalls sold")]).toEqual([false, true]);
  const [sold, offered] = ["Stalls sold", "Stalls offered"].map(
    (name) => fairs.columns.find((one) => one.name === name)!,
  );
  expect(isHeldAgainst(sold!, offered!)).toBe(true);
});
