import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { kindByColumns } from "./kind-by-columns.ts";

const kindOf = (header: readonly string[], row: (at: number) => readonly string[], language: "en" | "zh" = "en") => {
  const rows = Array.from({ length: 6 }, (_, at) => [`Thing ${at}`, ...row(at)]);
  return kindByColumns({ ...testRelation("things", ["name", ...header], rows), source: "page_collection" }, language);
};

it("takes what has a price and a maker for a product, and no rent of a house", () => {
  expect(kindOf(["Our Price", "Manufacturer"], (at) => [`$${20 + at}.50`, `Maker ${at % 2}`])?.plural).toBe("products");
  expect(kindOf(["Price per night", "Bedrooms"], (at) => [`$${20 + at}.50`, `${at}`])).toBeUndefined();
  expect(kindOf(["Price", "Manufacturer"], (at) => [`${20 + at}`, `Maker ${at % 2}`])).toBeUndefined();
  expect(kindOf(["售价", "品牌"], (at) => [`${20 + at}元`, `品牌${at % 2}`], "zh")?.singular).toBe("商品");
});

it("takes what was born and has an occupation for a person, and no animal", () => {
  expect(kindOf(["Born", "Occupation"], (at) => [`3 May 19${10 + at}`, "Smith"])?.plural).toBe("people");
  expect(kindOf(["Birth Date", "College"], (at) => [`3 May 19${10 + at}`, `College ${at}`])?.plural).toBe("people");
  expect(kindOf(["Born", "Weight"], (at) => [`3 May 19${10 + at}`, `${at} kg`])).toBeUndefined();
});

it("says nothing of what few of them state", () => {
  const few = (at: number) => [at < 2 ? "978-3-16-148410-0" : "", `Maker ${at % 2}`];
  expect(kindOf(["ISBN", "Binding"], few)).toBeUndefined();
  expect(kindOf(["ISBN", "Binding"], (at) => [`978-3-16-14841${at}-0`, "paper"])?.singular).toBe("book");
});
