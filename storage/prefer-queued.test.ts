import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addFound, preferQueued } from "./frontier-store.ts";
import { openStore } from "./open-store.ts";

test("preferred URLs are taken before all that is as near, those beyond their share too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-prefer-"));
  const store = await openStore(join(folder, "a.db"));
  try {
    const url = (name: string) => `https://a.example/${name}`;
    const found = ["a", "b", "c", "d"].map((name, at) => {
      return { url: url(name), depth: 1, parentId: null, priority: -2, shape: "a.example/*", later: at > 2 };
    });
    await store.transact((sql) => {
      sql.run(
        "INSERT INTO sites (id, root, scope, title, language, created_at, options) VALUES ('s', 'https://a.example/', 'host', '', 'en', '2030', '{}')",
        [],
      );
      addFound(sql, "s", found);
      preferQueued(sql, "s", [url("c"), url("d"), url("unknown")]);
    });
    const waiting = store.sql.all<{ url: string }>("SELECT url FROM pages ORDER BY later, depth, priority, id", []);
    expect(waiting.map((page) => page.url)).toEqual(["c", "d", "a", "b"].map(url));
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
