import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";
import { asksOfThoseOnceThere } from "./took-part.ts";
import { unnatural } from "./unnatural.ts";

const YEARS = ["2011/12", "2012/13", "2013/14", "2014/15"];
const choirs = testRelation(
  "choirs",
  ["Choir", "Founded", "Singers", "Festivals", "Halls"],
  Array.from({ length: 14 }, (_, at) => [
    `Choir ${"ABCDEFGHIJKLMN"[at]}`,
    `${1880 + at * 7}`,
    `${20 + ((at * 5) % 23)}`,
    YEARS.filter((_, year) => (at + year) % 3 > 0).join(", "),
    ["Old Hall", "Town Hall", "Quay Hall"].filter((_, hall) => (at + hall) % 2 > 0).join(", "),
  ]),
);
const bench = new Workbench(surveySite(lakeSite([choirs])));
const those = (column: string, value: string) =>
  over("filter", leaf("choirs"), { where: { column, is: "includes", value } });
const then = those("Festivals", "2012/13");
const first = (by: string) => over("label_of", over("kth", then, { by, k: 1, end: "lowest" }));
const ranking = (by: string) => over("kth", then, { by, k: 1, end: "lowest" });

test.each([
  ["a mean of today's singers", over("mean", then, { column: "Singers" }), true],
  ["the fewest singers today", ranking("Singers"), true],
  ["which of them was founded first", ranking("Founded"), false],
  ["how many they were", over("count", then), false],
  ["figures of those of a hall", over("mean", those("Halls", "Town Hall"), { column: "Singers" }), false],
])("of those that took part in a year: %s", (_, node, refused) => {
  expect(asksOfThoseOnceThere(node, bench)).toBe(refused);
});

test("the refusal reaches the search", () => {
  expect(treeObjection(first("Singers"), bench)).toBe("once_there");
});

test("nor are they chosen by what they are like now, nor by one hall of several", () => {
  const both = over("filter", then, { where: { column: "Singers", is: ">", value: "30" } });
  expect(asksOfThoseOnceThere(over("count", both), bench)).toBe(true);
  const one = over("identify", leaf("choirs"), {
    where: {
      and: [
        { column: "Festivals", is: "includes", value: "2012/13" },
        { column: "Singers", is: ">", value: "30" },
      ],
    },
  });
  expect(asksOfThoseOnceThere(one, bench)).toBe(true);
  expect(unnatural(over("mean", those("Halls", "Town Hall"), { column: "Singers" }), bench)).toBe("odd_class");
  expect(unnatural(over("count", those("Halls", "Town Hall")), bench)).toBeUndefined();
});
