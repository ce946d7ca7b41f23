import { expect, test } from "vitest";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isSaidByNames } from "./said-by-names.ts";

/** Lines between places, with what they are called after: "Ard – Bel". */
const NAMES = ["Ard – Bel", "Cor – Ard", "Bel – Dun", "Esk – Cor", "Ard – Fal", "Gor – Dun", "Hay – Bel", "Esk – Dun"];

function lines(placed: readonly string[]) {
  const made = lakes();
  const rows = NAMES.map((name, at) => {
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
  const where = { column: "Kind", is: "equals", value: "Ard" };
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
