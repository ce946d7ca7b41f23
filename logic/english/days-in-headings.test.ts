import { expect, test } from "vitest";
import { humanise } from "./humanise.ts";

test.each([
  ["Stock at 31 Dec.", "stock on 31 December"],
  ["Water Level as of 1 Jan", "water level on 1 January"],
  ["Members (at 30 June 2010)", "members on 30 June 2010"],
  ["Number of Boats on 1st Sept.", "number of boats on 1 September"],
  ["Price at 31", "price at 31"],
  ["Population (31.12.2023)", "population on 31 December 2023"],
  ["Members (1 June 2023)", "members on 1 June 2023"],
  ["Members 2023-06-01", "members on 1 June 2023"],
  ["Stock (31/12/2023)", "stock on 31 December 2023"],
  ["Stock, 31 December 2023 (t)", "stock on 31 December 2023"],
  ["Members, 1 July", "members on 1 July"],
  ["Stock (03/04/2023)", "stock (03/04/2023)"],
  ["Stock (31.13.2023)", "stock (31.13.2023)"],
])("a heading says on which day: %s", (heading, said) => {
  expect(humanise(heading)).toBe(said);
});
