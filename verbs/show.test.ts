import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { crawl } from "./crawl.ts";
import { show } from "./show.ts";

const PAGES: Record<string, string> = {
  "/": '<h1>Harbour</h1><p>What there is.</p><a href="/account">Account</a> <a href="/gone">Gone</a> <a href="/far">Far</a> <a href="/latin">Latin</a>',
  "/account":
    '<h1>Log in</h1><p>Please log in to continue.</p><form action="/in" method="post"><input name="user"><input type="password" name="word"><button>Log in</button></form>',
  "/latin": "<p>Straße, Bäume, Flüsse und Höhlen: größer, süßer, schöner, übermütig; Äpfel, Öle, Übungen.</p>",
};

it("says in one line why an address gave no page, and what a reader has to say of a page", async () => {
  const server = createServer((request, response) => {
    const body = PAGES[request.url ?? ""];
    const charset = request.url === "/latin" ? "iso-8859-7" : "utf-8";
    response.writeHead(body ? 200 : 404, { "content-type": `text/html; charset=${charset}` });
    response.end(`<!doctype html><html lang="en"><title>${request.url}</title><body>${body ?? "nothing"}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), "waymark-show-"));
  const db = join(folder, "a.db");
  try {
    await crawl([`${origin}/`], { db, render: "never" });
    const why = (path: string) => show("page", `${origin}${path}`, { db });
    await expect(why("/account")).rejects.toThrow(/^\S+\/account was skipped: login_required \([^\n]+\)$/);
    await expect(why("/gone")).rejects.toThrow(/^\S+\/gone was skipped: not_found \([^\n]+\)$/);
    await expect(why("/elsewhere")).rejects.toThrow("there is no page");
    expect(await why("/latin")).toMatchObject({ page: { warnings: [expect.stringContaining("declared iso-8859-7")] } });
    expect(await why("/")).toMatchObject({ page: { warnings: [] } });
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
