import { expect, test } from "vitest";
import { IMPORTS } from "../core/offered.ts";
import { importFormats } from "./import.ts";

test("the formats that --help names are those that there are", () => {
  expect(importFormats()).toEqual([...IMPORTS]);
});
