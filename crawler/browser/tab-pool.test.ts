import { expect, it } from "vitest";
import { RetryError } from "../../core/errors.ts";
import type { SharedBrowser } from "./shared-browser.ts";
import { TabPool } from "./tab-pool.ts";

it("a page whose browser went while its tab was opened is asked for again", async () => {
  const gone = () =>
    Promise.reject(new Error("browserContext.newPage: Target page, context or browser has been closed"));
  const browser = { get: () => Promise.resolve({}), newContext: gone } as unknown as SharedBrowser;
  const pool = new TabPool(browser, {}, { browser, headers: undefined as never });
  const used = pool.use(new URL("https://a.example/"), undefined, () => {
    throw new Error("no tab");
  });
  await expect(used).rejects.toBeInstanceOf(RetryError);
  await pool.close();
});
