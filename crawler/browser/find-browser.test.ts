import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findBrowser } from "./find-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-browsers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a headless shell on PATH goes before a whole browser, one that is named before both", () => {
  for (const name of ["chromium", "chromium-headless-shell"]) writeFileSync(join(folder, name), "");
  const shell = join(folder, "chromium-headless-shell");
  expect(findBrowser("", { PATH: folder })).toEqual({ path: shell, from: "system" });
  const whole = join(folder, "chromium");
  expect(findBrowser("", { PATH: folder, WAYMARK_BROWSER: whole })).toEqual({ path: whole, from: "environment" });
  expect(findBrowser(whole, { PATH: folder, WAYMARK_BROWSER: shell })).toEqual({ path: whole, from: "given" });
});
