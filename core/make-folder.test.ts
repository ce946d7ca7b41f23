import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

const root = mkdtempSync(join(tmpdir(), "make-folder-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a folder is made with all above it, and made again it stays", () => {
  const folder = join(root, "a", "b", "c");
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test("where none can be made, that is said", () => {
  makeFolder(root);
  writeFileSync(join(root, "file"), "");
  expect(() => makeFolder(join(root, "file", "below"))).toThrow(/ENOTDIR|EEXIST/);
  expect(() => makeFolder("/proc/nowhere/below")).toThrow(/ENOENT|EACCES|EROFS|EPERM/);
});
