import { expect, test } from "vitest";
import { columnNoun } from "./column-noun.ts";
import { isCountable } from "./english.ts";
import { humanise } from "./humanise.ts";

const said = (name: string) => humanise(name);
const asked = (name: string) => columnNoun({ name, type: "number", role: "measure", additive: true });

test("what happened to people is said with the event that it happened in", () => {
  expect(said("Road accidents > Deaths")).toBe("deaths in road accidents");
  expect(said("Road accidents > Seriously injured")).toBe("people seriously injured in road accidents");
  expect(said("Road accidents > Accidents")).toBe("road accidents");
  expect(said("Road accidents > Caught > 2019")).toBe("people caught in road accidents in 2019");
  expect(isCountable(asked("Road accidents > Deaths"))).toBe(true);
});

test("of what does not happen the part is said in brackets", () => {
  expect(said("Vehicles > Lorries")).toBe("vehicles (lorries)");
});
