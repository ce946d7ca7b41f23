import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: ["node_modules/**", "dist/**", "e2e/**", "bench/**"],
    setupFiles: ["scripts/property-seed.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    // Files of one worker share what they import: reading it anew for each took longer than the tests.
    isolate: false,
    maxWorkers: 2,
  },
});
