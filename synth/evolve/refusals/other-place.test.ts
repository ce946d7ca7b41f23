import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { saysOfOtherPlace } from "./other-place.ts";

const NOUNS: Readonly<Record<string, string>> = { stations: "station", towns: "town" };
const joined = (on: string | undefined, right: string) =>
  saysOfOtherPlace(
    {
      op: "join",
      params: { columns: ["Line"], ...(on === undefined ? {} : { on }) },
      inputs: { left: leaf("engines"), right: leaf(right) },
    },
    (relation) => NOUNS[relation]!,
  );

test("what a station states is not said of the shed that leads to it", () => {
  expect(joined("Home shed", "stations")).toBe(true);
});

test("what leads to its own kind, or to the same things, is said of them", () => {
  expect([joined("Terminal station", "stations"), joined("Nearest town", "towns"), joined(undefined, "towns")]).toEqual(
    [false, false, false],
  );
  const line = over("filter", leaf("stations"), { on: "Home shed" });
  expect(saysOfOtherPlace(line, () => "station")).toBe(false);
});
