import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { whyContradicted } from "./kind-contradicted.ts";

function why(heading: string, values: readonly string[]): string | undefined {
  const { columns, rows } = testRelation(
    "things",
    ["Name", heading],
    values.map((value, at) => [`Thing ${"ABCDEFGH"[at]}`, value]),
  );
  return whyContradicted(
    columns[1]!,
    rows.map(({ cells }) => cells[1]!.value),
  );
}

test("a person over years or figures is contradicted by them, names with years are not", () => {
  expect(why("Captain", ["1902 to 1910", "1896 to 1920", "1913 to 1925"])).toContain("names a person");
  expect(why("Undergraduate", ["4716", "812", "7485", "2108"])).toContain("names a person");
  expect(why("Captain", ["Ada Holm (1902)", "Bo Lund (1896)"])).toBeUndefined();
  expect(why("Passengers", ["120", "340", "56"])).toBeUndefined();
  expect(why("Adult", ["£12", "£15", "£9"])).toBeUndefined();
});

test("yes and no among other words are contradicted by these", () => {
  expect(why("Farm shop", ["Yes", "No", "Saturdays only"])).toContain("yes or no");
  expect(why("Farm shop", ["Yes", "No", "Yes"])).toBeUndefined();
});
