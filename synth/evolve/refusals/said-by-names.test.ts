import { expect, test } from "vitest";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isSaidByNames } from "./said-by-names.ts";

/** Lines between places, with what they are called after: "Ard – Bel". */
const NAMES = ["Ard – Bel", "Cor – Ard", "Bel – Dun", "Esk – Cor", "Ard – Fal", "Gor – Dun", "Hay – Bel", "Esk – Dun"];

function lines(placed: readonly string[], names: readonly string[] = NAMES, value = "Ard") {
  const made = lakes();
  const rows = names.map((name, at) => {
    const row = made.rows[at]!;
    const cells = row.cells.map((cell, index) =>
      index === 0
        ? { ...cell, value: { kind: "text" as const, printed: name } }
        : index === 4
          ? { ...cell, value: { kind: "text" as const, printed: placed[at]! } }
          : cell,
    );
    return { ...row, about: lakePage(`line${at}`), cells };
  });
  const survey = surveySite(lakeSite([{ ...made, rows }]));
  const all = leaf(survey.relations[0]!.relation.id);
  const bench = new Workbench(survey);
  const where = { column: "Kind", is: "equals", value };
  return {
    isSaid: (tree: Parameters<typeof isSaidByNames>[0]) => isSaidByNames(tree, bench),
    share: over("percent_of", all, { where }),
    count: over("count", over("filter", all, { where }), {}),
    mean: over("mean", over("filter", all, { where }), { column: "Depth" }),
    both: over(
      "count",
      over("filter", over("filter", all, { where }), { where: { column: "Depth", is: ">", value: "20" } }),
      {},
    ),
  };
}

test("what the names say alone is not the whole question", () => {
  const { isSaid, share, count, mean, both } = lines(["Ard", "Ard", "Bel", "Cor", "Ard", "Dun", "Bel", "Esk"]);
  expect([share, count].map(isSaid)).toEqual([true, true]);
  expect([mean, both].map(isSaid)).toEqual([false, false]);
});

test("where the names say something else than the condition it has to be read", () => {
  const { isSaid, count } = lines(["Ard", "Cor", "Bel", "Cor", "Ard", "Dun", "Bel", "Esk"]);
  expect(isSaid(count)).toBe(false);
});

test("a grade or a sort is told by names that have its word, with or without spaces between words", () => {
  const grades = ["省级", "省级", "市级", "省级", "市级", "市级", "省级", "市级"];
  const named = [
    "甲省属林场",
    "乙省属林场",
    "丙市属林场",
    "丁省属林场",
    "戊林场",
    "己市属林场",
    "庚省属林场",
    "辛林场",
  ];
  const zh = lines(grades, named, "省级");
  expect([zh.share, zh.count].map(zh.isSaid)).toEqual([true, true]);
  const other = lines(grades, named.toSpliced(4, 1, "戊省属林场"), "省级");
  expect(other.isSaid(other.count)).toBe(false);
  const kinds = ["National class", "Local", "Local", "National class", "Local", "Local", "Local", "National class"];
  const parks = kinds.map((kind, at) => `${NAMES[at]!.split(" ").join("")} ${kind.split(" ")[0]} Park`);
  const en = lines(kinds, parks, "National class");
  expect(en.isSaid(en.count)).toBe(true);
});
