import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { casesOf, READERS, readCase } from "./read-case.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

describe.each(READERS)("reader %s", (reader) => {
  it("has cases", () => {
    expect(casesOf(root, reader).length).toBeGreaterThan(0);
  });
  it.each(casesOf(root, reader))("%s", async (name) => {
    const folder = join(root, reader, name);
    const expected: unknown = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));
    const got: unknown = JSON.parse(JSON.stringify(await readCase(reader, folder)));
    expect(got).toEqual(expected);
  });
});
