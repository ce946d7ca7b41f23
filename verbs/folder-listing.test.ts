import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startStaticSites } from "./serve.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-serve-"));
  mkdirSync(join(folder, "by year"));
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "by year", "a&b.csv"), "name,size\n");
  writeFileSync(join(folder, ".hidden"), "");
  writeFileSync(join(folder, "pages", "index.html"), "<p>own</p>");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("lists a folder that has no page of its own, and nothing beside it", async () => {
  const sites = await startStaticSites([folder]);
  const get = async (path: string) => {
    const response = await fetch(new URL(path, sites.origins[0]));
    return { status: response.status, text: await response.text() };
  };
  try {
    const root = await get("/");
    expect(root.text).toContain('<a href="by%20year/">by year/</a>');
    expect(root.text).not.toContain("hidden");
    const inner = await get("/by%20year/");
    expect(inner.text).toContain('<a href="a&amp;b.csv">a&amp;b.csv</a>');
    expect((await get("/by%20year/a&b.csv")).text).toBe("name,size\n");
    expect((await get("/pages/")).text).toBe("<p>own</p>");
    expect((await get("/none/")).status).toBe(404);
    expect((await get("/%2e%2e%2f/")).status).toBe(404);
    expect((await get("/..%2f..%2f/")).status).toBe(404);
  } finally {
    await sites.close();
  }
});
