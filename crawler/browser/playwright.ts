import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/**
 * Playwright, loaded when a browser is asked for: it takes a quarter of a second and 90 MB, and most runs need none. By
 * `require`, for an `import` of it first reads all of its two megabytes for the names that it exports, which takes as long
 * again.
 */
export function playwright(): typeof import("playwright") {
  return load("playwright") as typeof import("playwright");
}
