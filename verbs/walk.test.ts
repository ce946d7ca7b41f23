import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { walk } from "./walk.ts";

it("ends when its minutes are over", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-walk-"));
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end("<h1>Hut</h1>"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const asked = { db: join(folder, "a.db"), question: "Who keeps the mill?", render: "never" as const };
    expect((await walk(root, asked)).stopped).toBe("exhausted");
    expect((await walk(root, { ...asked, maxMinutes: 1e-9 })).stopped).toBe("budget");
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it("stays within the pages that it was given", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-walk-"));
  const server = createServer((request, response) => {
    const links = request.url === "/" ? '<a href="/mill">The mill</a> <a href="/keeper">Who keeps the mill</a>' : "";
    response.setHeader("content-type", "text/html").end(`<title>Mill</title><h1>The mill</h1><p>${links} A mill.</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const asked = { db: join(folder, "a.db"), question: "Who keeps the mill?", render: "never" as const };
    expect((await walk(root, asked)).visited).toContain(`${root}keeper`);
    expect((await walk(root, { ...asked, exclude: ["/keeper"] })).visited).not.toContain(`${root}keeper`);
    expect((await walk(root, { ...asked, maxPages: 1 })).visited).toEqual([root]);
    expect((await walk(root, { ...asked, maxDepth: 0 })).visited).toEqual([root]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
