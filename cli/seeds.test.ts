import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { seedsFrom } from "./seeds.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-seeds-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("takes roots from a file, one a line, without its comments and the marks of other systems", () => {
  const file = join(folder, "seeds.txt");
  writeFileSync(file, "\ufeff# mine\r\nhttp://a.example/\r\n\r\nhttp://b.example/\r\n");
  expect(seedsFrom(["http://b.example/"], file)).toEqual(["http://b.example/", "http://a.example/"]);
});

it("says which file names no root", () => {
  const file = join(folder, "empty.txt");
  writeFileSync(file, "# nothing yet\n");
  expect(() => seedsFrom([], file)).toThrow(`the seeds file ${file} names no root URL`);
  expect(() => seedsFrom([], "")).toThrow("say where to begin");
});
