import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Progress } from "../core/progress.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { findBrowser } from "./browser/find-browser.ts";
import { crawl } from "./explore/crawl.ts";
import { readStorageState } from "./fetch/storage-state.ts";
import { type LiveOptions, openLive } from "./live.ts";
import { openWeb } from "./session/open-web.ts";

const SECRETS = ["cookie-secret-31", "storage-secret-47", "header-secret-59", "answer-secret-83"] as const;
const [COOKIE, STORED, HEADER, ANSWERED] = SECRETS;
const noted: string[] = [];
const progress: Progress = { stage: () => {}, update: () => {}, note: (text) => noted.push(text), end: () => {} };

let folder: string;
let store: Store;
let server: Server;
let origin: string;
let options: LiveOptions;
const asked: IncomingMessage[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-login-"));
  store = await openStore(join(folder, "a.db"));
  server = createServer((request, response) => {
    asked.push(request);
    const logged = request.headers.cookie?.includes(COOKIE) && request.headers["x-key"] === HEADER;
    response.setHeader("content-type", "text/html");
    response.setHeader("set-cookie", `visits=${ANSWERED}`);
    if (request.url === "/robots.txt" || request.url === "/sitemap.xml") response.writeHead(404).end();
    else if (!logged) response.writeHead(401).end("log in");
    else
      response.end(`<title>T</title><p>The members' list</p><a href="/next">Next</a> <a href="/logout">Log out</a><p id=s></p>
<script>s.textContent = "stored: " + (localStorage.getItem("token") ?? "none").length</script>`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = join(folder, "state.json");
  const cookie = { name: "sid", value: COOKIE, domain: "127.0.0.1", path: "/", expires: -1, httpOnly: true };
  const origins = [{ origin, localStorage: [{ name: "token", value: STORED }] }];
  writeFileSync(file, JSON.stringify({ cookies: [{ ...cookie, secure: false, sameSite: "Lax" }], origins }));
  options = { allowPrivate: [origin], headers: { "X-Key": HEADER }, storageState: readStorageState(file) };
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that was written: the database with its log, and the archive's files, unpacked. */
function written(): string {
  const archive = readdirSync(store.archiveFolder).map((name) => {
    const bytes = readFileSync(join(store.archiveFolder, name));
    return gunzipSync(bytes).toString("latin1");
  });
  const tables = readdirSync(folder)
    .filter((name) => name.startsWith("a.db") && !name.endsWith(".warc"))
    .map((name) => readFileSync(join(folder, name)).toString("latin1"));
  return [...archive, ...tables].join("\n");
}

describe("a session that is logged in", () => {
  it("is used by a crawl", async () => {
    const { sites } = await crawl({ ...options, roots: [origin], render: "never" }, { store, progress });
    // The second looks the same without a browser, which both need: it may say something else.
    expect(sites[0]).toMatchObject({ pages: 2, failed: 0, skipped: { excluded: 1 } });
    expect(asked.map(({ url }) => url)).not.toContain("/logout");
    expect(asked.at(-1)!.headers.cookie).toContain(`visits=${ANSWERED}`);
  });

  it.skipIf(!findBrowser())(
    "is used by rendered pages and browser sessions, with what pages keep",
    async () => {
      const live = await openLive(options, { store, progress, version: "0" });
      const web = await openWeb({ backend: "browser", fetcher: live.fetcher, browser: live.room() });
      try {
        const rendered = await (await live.renderer()).fetch({ url: `${origin}/rendered` });
        expect(Buffer.from(rendered.body).toString()).toContain(`stored: ${STORED.length}`);
        const session = await web.open();
        expect((await session.visit(`${origin}/session`)).text).toContain(`stored: ${STORED.length}`);
      } finally {
        await web.close();
        await live.close();
      }
    },
    60_000,
  );

  it("leaves no secret in the store, the archive or a message", async () => {
    const text = written();
    expect(text).toContain("The members' list");
    for (const secret of SECRETS) {
      expect(text).not.toContain(secret);
      expect(noted.join("\n")).not.toContain(secret);
    }
  });
});

describe("sessions of one web", () => {
  it("are visitors of their own", async () => {
    const live = await openLive(options, { store, progress, version: "0" });
    const web = await openWeb({ backend: "static", fetcher: live.fetcher });
    try {
      const [one, other] = [await web.open(), await web.open()];
      await one.visit(`${origin}/a`);
      await one.visit(`${origin}/b`);
      expect(asked.at(-1)!.headers.cookie).toContain(`visits=${ANSWERED}`);
      await other.visit(`${origin}/c`);
      expect(asked.at(-1)!.headers.cookie).not.toContain("visits");
    } finally {
      await web.close();
      await live.close();
    }
  });
});

describe("readStorageState", () => {
  it("says what is wrong with a file and quotes nothing of it", () => {
    const file = join(folder, "bad.json");
    writeFileSync(file, `{"cookies": [{"name": "a", "value": "${COOKIE}"}]}`);
    expect(() => readStorageState(file)).toThrow(/bad\.json is no storage state: cookies\.0\.domain/);
    writeFileSync(file, COOKIE);
    expect(() => readStorageState(file)).toThrow(/cannot be read \(it is no JSON\)/);
    expect(() => readStorageState(join(folder, "none.json"))).toThrow(/ENOENT/);
  });
});
