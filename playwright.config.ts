import { defineConfig } from "playwright/test";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  timeout: 120_000,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  outputDir: "test-results",
});
