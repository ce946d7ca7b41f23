import { expect, test } from "vitest";
import { addUp } from "./natural-sums.ts";
import { isOnScale } from "./scale-measures.ts";

const column = (name: string, unit?: string) => ({
  name,
  type: "number" as const,
  role: "measure" as const,
  ...(unit === undefined ? {} : { unit }),
});

test("what a scale tells, by its unit or by its name, makes up no whole", () => {
  const scales = [
    column("Colour", "EBC"),
    column("Hoppiness", "IBU"),
    column("Heat", "SHU"),
    column("Alcohol", "% vol"),
    column("Original gravity"),
    column("Bitterness"),
    column("Softness of water"),
    column("Guest rating"),
    column("Rating by guests"),
    column("Degree of difficulty"),
    column("Hardness", "°fH"),
    column("Must weight", "°Oechsle"),
  ];
  expect(scales.filter((one) => !isOnScale(one))).toEqual([]);
  expect(scales.filter((one) => addUp(one, []))).toEqual([]);
});

test("what is counted, grown or held is on no scale", () => {
  const wholes = [
    column("Businesses"),
    column("Business", "EUR"),
    column("Witnesses"),
    column("Volume brewed", "hl"),
    column("Graded paths"),
    column("Points"),
    column("Scored", "FG"),
    column("Worked", "FH"),
    column("Enlisted", "GI"),
    column("Pupils in this grade"),
    column("Reviews with a rating"),
  ];
  expect(wholes.filter(isOnScale)).toEqual([]);
});
