import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-whole-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("leaves nothing behind where a file cannot be put in place", () => {
  writeWhole(join(folder, "new", "a.md"), "text");
  expect(readFileSync(join(folder, "new", "a.md"), "utf8")).toBe("text");
  mkdirSync(join(folder, "taken.md"));
  expect(() => writeWhole(join(folder, "taken.md"), "text")).toThrow(/cannot write/);
  expect(readdirSync(folder).sort()).toEqual(["new", "taken.md"]);
});
