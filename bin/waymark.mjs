#!/usr/bin/env node
// In an installed package the compiled code runs; in a checkout the sources do, by tsx, so that nothing stale is run.
import { existsSync } from "node:fs";
import "./engine.mjs";

const source = new URL("../cli/main.ts", import.meta.url);
if (existsSync(source)) {
  if (!existsSync(new URL("../node_modules", import.meta.url))) {
    process.stderr.write("waymark: packages are not installed here; run: npm run setup\n");
    process.exit(2);
  }
  const { register } = await import("tsx/esm/api");
  register();
  await import(source.href);
} else {
  await import(new URL("../dist/cli/main.js", import.meta.url).href);
}
