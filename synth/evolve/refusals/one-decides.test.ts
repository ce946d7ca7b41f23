import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isDecidedByOne } from "./one-decides.ts";

const kilns = testRelation(
  "kilns",
  ["Kiln", "Bricks", "Tiles", "Pots"],
  ["9000", "800", "700", "650", "500", "400", "300", "250"].map((bricks, at) => [
    `Kiln ${"ABCDEFGH"[at]}`,
    bricks,
    `${[460, 120, 110, 90, 80, 60, 50, 30][at]}`,
    `${[190, 175, 160, 150, 140, 120, 110, 100][at]}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([kilns])));
const until = (column: string, share: number) => over("take_until", leaf("kilns"), { column, share });
const along = (op: string, column: string, by: string) => over(op, leaf("kilns"), { column, by });

test.each([
  ["one that alone has most of it", until("Bricks", 80), true],
  ["one that alone all but reaches the share", until("Tiles", 50), true],
  ["one far below the share", until("Tiles", 80), false],
  ["many alike", until("Pots", 50), false],
  ["a line drawn to one", along("pearson", "Pots", "Bricks"), true],
  ["a line to one, either way round", along("linear_fit", "Bricks", "Pots"), true],
  ["ranks, of which one is as good as another", along("spearman", "Pots", "Bricks"), false],
  ["a line through all of them", along("pearson", "Pots", "Tiles"), false],
] as const)("%s", (_, node, decided) => {
  expect(isDecidedByOne(node, bench)).toBe(decided);
});
