import { expect, test } from "vitest";
import { normalise } from "../dom/text.ts";
import { read } from "../read.ts";

const relationsOf = async (pre: string) => {
  const body = new TextEncoder().encode(
    `<html lang="en"><title>T</title><body><h1>Boats</h1><pre>${pre}</pre></body></html>`,
  );
  return (await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true })).relations;
};

test.each([
  [
    "columns of spaces",
    "Boat       Length  Crew\nOld Heron      12     4\nKestrel         9     2\nPlover         15     6\n",
  ],
  [
    "dashes below the headers",
    "Boat      Length Crew\n--------- ------ ----\nOld Heron     12    4\nKestrel        9    2\nPlover        15    6",
  ],
  [
    "a drawn frame",
    "+---------+------+----+\n|Boat     |Length|Crew|\n+---------+------+----+\n|Old Heron|    12|   4|\n|Kestrel  |     9|   2|\n+---------+------+----+\n|Plover   |    15|   6|\n+---------+------+----+",
  ],
  [
    "bars and a rule",
    "| Boat | Length | Crew |\n|:-----|-------:|-----:|\n| Old Heron | 12 | 4 |\n| Kestrel | 9 | 2 |\n| Plover | 15 | 6 |",
  ],
])("a table of characters is a relation whose cells stand where they are printed: %s", async (_, pre) => {
  const [relation, ...others] = await relationsOf(pre);
  expect(others).toEqual([]);
  expect(relation).toMatchObject({ name: "Boats" });
  expect(relation!.columns.map(({ name }) => name)).toEqual(["Boat", "Length", "Crew"]);
  const printed = relation!.rows.map(({ cells }) => cells.map(({ value }) => value.printed));
  expect(printed).toEqual([
    ["Old Heron", "12", "4"],
    ["Kestrel", "9", "2"],
    ["Plover", "15", "6"],
  ]);
  const text = normalise(pre);
  for (const { value, evidence } of relation!.rows.flatMap(({ cells }) => cells)) {
    const { place } = evidence;
    expect(place.at === "node" && text.slice(place.start, place.end)).toBe(value.printed);
  }
});

test.each([
  ["source code", "int main() {\n  return  0;\n  int  x  =  3;\n  int  y  =  4;\n}"],
  ["a verse", "The heron    stands\nand waits    alone\nfor evening  light\nto come      again"],
  [
    "a listing without headers",
    "heron.txt    12  1999\nkite.txt      9  2001\ngull.txt     15  2003\nrook.txt     16  2004",
  ],
])("preformatted text that is no table is none: %s", async (_, pre) => {
  expect(await relationsOf(pre)).toEqual([]);
});
