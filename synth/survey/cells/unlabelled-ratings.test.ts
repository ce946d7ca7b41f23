import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withRatings } from "./unlabelled-ratings.ts";

const rated = (cells: readonly string[], more: readonly string[] = [], header = "text (2)") => {
  const lamps = testRelation(
    "lamps",
    ["Lamp", "text", ...(more.length > 0 ? [header] : [])],
    cells.map((cell, at) => [`Lamp ${at}`, cell, ...(more.length > 0 ? [more[at]!] : [])]),
  );
  const columns = lamps.columns.map((column) =>
    column.name.startsWith("text") ? { ...column, unnamed: true } : column,
  );
  const { columns: read, rows } = withRatings({ ...lamps, columns });
  return Object.fromEntries(
    read.slice(1).map(({ name }, at) => [
      name,
      rows.map(({ cells: all }) => {
        const { value } = all[at + 1]!;
        return value.kind === "number" ? Number(value.decimal) : value.kind;
      }),
    ]),
  );
};

test("a figure out of so many, or one with a star, is a rating, and how many gave it is a number of its own", () => {
  expect(rated(["★ 4.5", "★ 4.0", "", "★ 3.2", "★ 5.0"])).toEqual({ Rating: [4.5, 4, "missing", 3.2, 5] });
  expect(
    rated([
      "4.5 out of 5 stars (15 reviews)",
      "4 out of 5 stars (1 review)",
      "3.5 out of 5 stars (1,209 reviews)",
      "5 out of 5 stars (8 reviews)",
    ]),
  ).toEqual({
    Rating: [4.5, 4, 3.5, 5],
    "Number of reviews": [15, 1, 1209, 8],
  });
  expect(Object.keys(rated(["8.2 / 10", "7.1 / 10", "9 / 10", "6.5/10"]))).toEqual(["Rating"]);
});

test("figures alone, two scales, two such places, and what is called a rating already leave it open", () => {
  expect(Object.keys(rated(["4.5", "4.0", "3.2", "5.0"]))).toEqual(["text"]);
  expect(Object.keys(rated(["4/5", "8/10", "3/5", "2/5"]))).toEqual(["text"]);
  const stars = ["★ 4.5", "★ 4.0", "★ 3.2", "★ 5.0"];
  expect(Object.keys(rated(stars, stars))).toEqual(["text", "text (2)"]);
  expect(Object.keys(rated(stars, ["A", "B", "C", "D"], "Energy rating"))).toEqual(["text", "Energy rating"]);
});
