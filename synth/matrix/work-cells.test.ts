import { expect, it } from "vitest";
import { derivationWords } from "./words/derivation-words.ts";
import { withReadings } from "./work-cells.ts";

it("says what a change over years is worked out of", () => {
  const uses = [
    { label: "year", printed: "2021" },
    { label: "Trees in 2021", printed: "31" },
    { label: "year", printed: "2023" },
    { label: "Trees in 2023", printed: "38" },
  ];
  const text = "percent_change of Trees from 2021 to 2023 = 22.5806451612";
  const words = derivationWords("en");
  expect(withReadings({ op: "percent_change", text, uses }, words)).toBe(
    "Trees in 2021 = 31, Trees in 2023 = 38; percent_change of Trees from 2021 to 2023 = 22.580645",
  );
  expect(withReadings({ op: "sum", text: "combined = 3", uses }, words)).toBe("combined = 3");
});
