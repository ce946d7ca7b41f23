import { expect, test } from "vitest";
import { saysHowThingsAre } from "./how-things-are.ts";
import { valueFrame } from "./value-frames.ts";

test("how people came to be there is said of them", () => {
  expect(valueFrame("appointment", ["Co-opted"], ["Co-opted"], "trustee")?.predicate).toBe("are co-opted");
  expect(valueFrame("appointment", ["Elected"], ["Elected"], "trustee")?.clause).toMatchObject({ rest: "elected" });
  expect(valueFrame("appointment", ["Elected"], ["Elected"], "bridge")?.predicate).not.toBe("are elected");
});

test("what is done or happens is not itself as the thing is", () => {
  expect(saysHowThingsAre("registration", ["Lapsed"])).toBe(true);
  expect(saysHowThingsAre("registration", ["Lapsed", "Oban"])).toBe(false);
  expect(saysHowThingsAre("shape", ["Round"])).toBe(false);
});
