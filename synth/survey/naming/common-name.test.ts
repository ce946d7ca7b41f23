import { expect, test } from "vitest";
import { commonName } from "./common-name.ts";

test("what tells names of tables apart is no part of what they are all called", () => {
  expect(commonName(["Tides at Oban, 2014 to 2021", "Tides at Wick Bay, 2014 to 2021"])).toBe("Tides, 2014 to 2021");
  expect(commonName(["Members of Ard", "Members of Bel"])).toBe("Members");
  expect(commonName(["Tides", "Tides"])).toBe("Tides");
  expect(commonName(["Oban: tides", "Wick: tides"])).toBe("Oban: tides");
});
