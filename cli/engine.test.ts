import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("sets the engine without a word on this version of Node", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "../bin/engine.mjs")], {
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});
