import { describe, expect, it } from "vitest";
import { jointly, operandList, spanWords } from "../formula.ts";
import { inferColumn } from "../values/infer-column.ts";
import { parseValue } from "../values/parse-value.ts";
import { columnNoun } from "./column-noun.ts";
import { isMass } from "./english.ts";
import { nameWords } from "./phrasing.ts";
import { quantityWords } from "./quantity.ts";
import { isCounted } from "./quantity-name.ts";

const columnOf = (name: string, texts: readonly string[]) =>
  inferColumn(
    name,
    texts.map((text) => parseValue(text)),
    texts,
  );

describe("what is counted", () => {
  it("comes in whole numbers", () => {
    const goals = columnOf("Goals", ["3", "12", "7", "9"]);
    const points = columnOf("Points", ["9.8", "12.1", "7", "4.4"]);
    expect([goals.additive, isCounted(goals, "goals")]).toEqual([true, true]);
    expect([points.additive, isCounted(points, "points")]).toEqual([false, false]);
  });

  it("does not add up where it is so much for each", () => {
    const additive = (name: string) => columnOf(name, ["$300", "$200", "$450", "$280"]).additive;
    expect(["Total cost", "Total cost to own", "Cost of living"].map(additive)).toEqual([true, false, false]);
    const counted = (name: string) => columnOf(name, ["4", "6", "8", "10"]).additive;
    expect(["Goals", "Range"].map(counted)).toEqual([true, false]);
    expect(columnOf("City mpg", ["27", "31", "25", "22"]).additive).toBe(false);
  });

  it("is called as its site calls it where nobody can pronounce that", () => {
    expect(columnNoun(columnOf("Pts", ["9.8", "12.1", "7", "4.4"]))).toBe("“Pts” figure");
    expect(columnNoun(columnOf("Goals", ["3", "12", "7", "9"]))).toBe("goals");
  });

  it("is said in full where its heading cuts it short", () => {
    const noun = (name: string) => columnNoun(columnOf(name, ["300", "200", "450", "280"]));
    expect(["Avg. attendance", "Max. load", "Avg price"].map(noun)).toEqual([
      "average attendance",
      "maximum load",
      "average price",
    ]);
  });

  it("is no mass", () => {
    expect(["parking", "institutional control", "selectivity", "equipment"].filter(isMass)).toHaveLength(4);
    expect(["building", "status", "language", "dining style", "city", "spring"].filter(isMass)).toEqual([]);
  });
});

describe("how long something takes", () => {
  it("is short or long, and not low or high", () => {
    expect(quantityWords(columnOf("Typical time", ["4 h", "2 h", "1 h", "3 h"])).least).toBe("shortest");
    expect(quantityWords(columnOf("Width", ["4 m", "2 m", "1 m", "3 m"])).most).toBe("largest");
    expect(quantityWords(columnOf("Weight", ["4 kg", "2 kg", "1 kg", "3 kg"])).least).toBe("lowest");
  });
});

describe("a name in a sentence", () => {
  it("has the article that English gives it", () => {
    expect(nameWords(["Pacific Ocean", "Samoa", "Gambia", "Oceania"])).toEqual([
      "the Pacific Ocean",
      "Samoa",
      "the Gambia",
      "Oceania",
    ]);
    expect(nameWords(["A walk to the Pacific Ocean"])).toEqual(["“A walk to the Pacific Ocean”"]);
  });
});

describe("two operands", () => {
  const [first, last] = ["the earliest date among A, B and C", "the second-latest date among A, B and C"];

  it("say once what both end in", () => {
    expect(operandList([first!, last!])).toBe("the earliest and the second-latest date among A, B and C");
    expect(spanWords([first!, last!])).toBe("lie between the earliest and the second-latest date among A, B and C");
    expect(jointly(["the area of A", "the area of B"])).toBeUndefined();
  });

  it("are set apart by a word where they are lists themselves", () => {
    expect(spanWords([first!, "the earliest date among D and E"])).toBe(
      "separate the earliest date among A, B and C from the earliest date among D and E",
    );
  });
});
