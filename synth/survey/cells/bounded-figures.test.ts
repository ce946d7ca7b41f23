import { expect, test } from "vitest";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withTailsInNames } from "./long-tails.ts";
import { withRangesAndBounds, withSplitCells } from "./split-cells.ts";

const made = (heading: string, cells: readonly string[]) => {
  const relation = withTailsInNames(
    withSplitCells(
      testRelation(
        "things",
        ["Thing", heading],
        cells.map((cell, at) => [`Thing ${at}`, cell]),
      ),
    ),
  );
  const column = relation.columns[1]!;
  const values = relation.rows.map(({ cells: [, cell] }) =>
    cell!.value.kind === "number" ? Number(cell!.value.decimal) : cell!.value.kind,
  );
  return { name: column.name, said: columnNoun(column), unit: column.unit, values };
};

test("where every cell says from, the figures are starting prices", () => {
  const paid = made("Price", ["from €240", "from €310", "from €1,180", "from €95"]);
  expect(paid).toEqual({ name: "Price from", said: "starting price", unit: "€", values: [240, 310, 1180, 95] });
  expect(made("价格", ["298元起", "350元起", "1280元起", "99元起"])).toMatchObject({ name: "起价", unit: "元" });
  expect(made("Price", ["from SEK 240", "from SEK 310", "from SEK 180", "from SEK 95"]).unit).toBe("SEK");
});

test("other bounds are the least and the most of what is measured", () => {
  expect(made("Seats", ["up to 40", "up to 12", "up to 85", "up to 20"])).toMatchObject({
    name: "Maximum number of seats",
    values: [40, 12, 85, 20],
  });
  expect(made("Age", ["from 8 years", "from 12 years", "from 6 years", "from 10 years"]).name).toBe("Minimum age");
});

test("a bound of some is none of all", () => {
  expect(made("Price", ["from €240", "€310", "€180", "from €95"]).name).toBe("Price");
});

test("for what something is paid is said once, and is no unit", () => {
  const cells = [240, 310, 180, 95].map((price) => `from €${price} per person sharing a room`);
  expect(made("Price", cells)).toEqual({
    name: "Starting price per person sharing a room",
    said: "starting price per person sharing a room",
    unit: "€",
    values: [240, 310, 180, 95],
  });
  expect(made("Price", ["€24 per person", "€31 per person", "€18 per person", "€9 per person"]).unit).toBe(
    "€ per person",
  );
});

test("from behind a sum of money is no unit of it, and for what it is paid stays one", () => {
  expect(made("Price", ["￥298起", "￥350起", "￥1280起", "￥99起"])).toMatchObject({ name: "起价", unit: "￥" });
  expect(made("参考价", ["298元/晚起", "350元/晚起", "1280元/晚起", "99元/晚起"])).toMatchObject({
    name: "参考起价",
    unit: "元/晚",
    values: [298, 350, 1280, 99],
  });
  expect(made("门票价格", ["298起", "350起", "1280起", "99起"]).name).toBe("门票起价");
  expect(made("费用", ["298元起", "350元起", "1280元起", "99元起"]).name).toBe("起始费用");
  expect(made("评价", ["480起", "350起", "1280起", "99起"]).name).toBe("评价");
  expect(made("票价", ["480起", "350起", "1280起", "99起"]).name).not.toBe("票价");
  expect(made("火灾", ["298起", "350起", "1280起", "99起"])).toMatchObject({ name: "火灾", unit: "起" });
});

test("what bounds or blurs a figure in Chinese is no part of its unit", () => {
  const crowds = made("参加人数", ["80人以上", "350人以上", "120人以上", "99人以上"]);
  expect(crowds).toMatchObject({ name: "参加人数下限", unit: "人", values: [80, 350, 120, 99] });
  expect(made("参加人数", ["80多人", "350多人", "120多人", "90多人"]).unit).toBeUndefined();
  expect(made("票价", ["80元不等", "35元不等", "120元不等", "99元不等"]).values).toEqual([
    "text",
    "text",
    "text",
    "text",
  ]);
});

test("lists are read so, too", () => {
  const cells = ["￥298起", "￥350起", "￥1280起", "￥99起"];
  const list = testRelation(
    "list",
    ["Name", "Price"],
    cells.map((cell, at) => [`Thing ${at}`, cell]),
  );
  expect(withRangesAndBounds(list).columns[1]).toMatchObject({ name: "起价", unit: "￥" });
});
