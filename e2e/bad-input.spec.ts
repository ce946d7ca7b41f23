import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "playwright/test";
import { startFixtures } from "../fixtures/server.ts";
import { differences, storedState } from "./kill/stored-state.ts";
import { type Finished, inScratch, runCli, runJson } from "./run-cli.ts";

/** SQLite's page size unless it is told another. */
const FIRST_PAGE_BYTES = 4096;

/** What was wrong is said in exactly one line, and no stack trace with it. */
function complaint({ stderr }: Finished): string {
  const lines = stderr.split("\n").filter((line) => line.startsWith("waymark:"));
  expect(lines, stderr).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at .+:\d+/m);
  return lines[0]!;
}

/** Refused before any work: nothing but the complaint is said, and no database is made. */
async function refused(args: string[], cwd: string): Promise<string> {
  const finished = await runCli(args, { cwd });
  expect(finished.stdout).toBe("");
  expect(finished.stderr.trim().split("\n"), finished.stderr).toHaveLength(1);
  expect(finished.status, finished.stderr).toBe(2);
  return complaint(finished);
}

/** Serves pages on loopback while `work` goes on; other paths are not found. */
async function withPages<T>(pages: Record<string, string>, work: (root: string) => Promise<T>): Promise<T> {
  const server: Server = createServer((request, response) => {
    const body = pages[request.url ?? ""];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

const REFUSED: { what: string; args: string[]; says: RegExp }[] = [
  { what: "a scheme that is not of the web", args: ["crawl", "gopher://example.org/"], says: /gopher:.*https:/ },
  { what: "a word in place of a URL", args: ["generate", "example"], says: /"example" is not a web address/ },
  { what: "no URL at all", args: ["crawl"], says: /root URL/ },
  { what: "a misspelt flag", args: ["crawl", "--max-page", "3"], says: /--max-page'.*--max-pages/ },
  { what: "a flag of another verb", args: ["list", "sites", "--max-pages", "3"], says: /--max-pages/ },
  {
    what: "a value of the wrong kind",
    args: ["crawl", "http://127.0.0.1/", "--max-pages", "many"],
    says: /--max-pages.*many.*number/,
  },
  {
    what: "a value that is no choice",
    args: ["crawl", "http://127.0.0.1/", "--render", "perhaps"],
    says: /--render.*perhaps/,
  },
  { what: "a misspelt verb", args: ["crwal", "http://127.0.0.1/"], says: /crwal.*crawl/ },
  { what: "a missing argument", args: ["list"], says: /kind/ },
  { what: "a database that is not there", args: ["list", "tasks"], says: /waymark\.db.*crawl or generate/ },
  { what: "a file that is not there", args: ["read", "nowhere.html"], says: /nowhere\.html/ },
  {
    what: "a config file that is not there",
    args: ["list", "sites", "--config", "nowhere.yaml"],
    says: /nowhere\.yaml/,
  },
  { what: "an agent that is not there", args: ["solve", "--set", "s", "--agent", "nobody"], says: /nobody|database/ },
];

for (const { what, args, says } of REFUSED) {
  test(`${what} is refused in one line`, () =>
    inScratch(async (folder) => {
      expect(await refused(args, folder)).toMatch(says);
    }));
}

test("an environment variable with a bad value is named", () =>
  inScratch(async (folder) => {
    const finished = await runCli(["crawl", "http://127.0.0.1/"], { cwd: folder, env: { WAYMARK_MAX_PAGES: "few" } });
    expect(finished.status).toBe(2);
    expect(complaint(finished)).toContain("WAYMARK_MAX_PAGES");
  }));

test("a host that does not resolve is reported as missing", () =>
  inScratch(async (folder) => {
    const finished = await runCli(["crawl", "http://no-such-host.invalid/", "--json"], { cwd: folder });
    expect(finished.status).toBe(1);
    expect(complaint(finished)).toMatch(/no-such-host\.invalid/);
    expect(JSON.parse(finished.stdout).sites).toMatchObject([{ pages: 0, failed: 1 }]);
  }));

test("one host that does not resolve does not keep another from being crawled", () =>
  withPages({ "/": "<title>Here</title><p>A page with a few words on it.</p>" }, (root) =>
    inScratch(async (folder) => {
      const finished = await runCli(["crawl", root, "http://no-such-host.invalid/", "--json"], { cwd: folder });
      expect(finished.status).toBe(1);
      complaint(finished);
      expect(JSON.parse(finished.stdout).sites.map((site: { pages: number }) => site.pages)).toEqual([1, 0]);
    }),
  ));

test("an empty site is reported as missing", () =>
  withPages({ "/": "" }, (root) =>
    inScratch(async (folder) => {
      for (const verb of ["crawl", "generate"]) {
        const finished = await runCli([verb, root, "--json"], { cwd: folder });
        expect(finished.status, finished.stderr).toBe(1);
        expect(complaint(finished)).toContain(root);
      }
    }),
  ));

test("a site with no relation gives no tasks, and that is said", () =>
  withPages(
    {
      "/": '<title>Tales</title><h1>Tales</h1><p>There was a mill by the river, <a href="/end">and so on</a>.</p>',
      "/end": "<title>End</title><h1>End</h1><p>The miller left, and the river went on without him.</p>",
    },
    (root) =>
      inScratch(async (folder) => {
        const finished = await runCli(["generate", root, "--json", "--db", "tales.db"], { cwd: folder });
        // Candidates were not left over: there were none, so nothing that was asked for is missing but the site's own.
        expect(finished.status, finished.stderr).toBe(0);
        expect(JSON.parse(finished.stdout)).toMatchObject({ accepted: [], pages_visited: 2 });
        expect(finished.stderr).toContain(root);
      }),
  ));

test("a file that is no database is left as it is", () =>
  inScratch(async (folder) => {
    writeFileSync(join(folder, "waymark.db"), "once upon a time ".repeat(500));
    expect(await refused(["crawl", "http://127.0.0.1/"], folder)).toMatch(/waymark\.db/);
    expect(await refused(["list", "sites"], folder)).toMatch(/waymark\.db/);
  }));

test("a database with a damaged middle is refused", () =>
  withPages({ "/": "<title>Here</title><p>A page with a few words on it.</p>" }, (root) =>
    inScratch(async (folder) => {
      await runJson(["crawl", root], { cwd: folder });
      const file = join(folder, "waymark.db");
      // The first page, with the header, stays whole: a database that is opened and then found wanting.
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill("Z", FIRST_PAGE_BYTES));
      const finished = await runCli(["list", "sites"], { cwd: folder });
      expect(finished.status).toBe(2);
      expect(complaint(finished)).toMatch(/waymark\.db/);
    }),
  ));

test("a database of a newer version is refused and left as it is", () =>
  withPages({ "/": "<title>Here</title><p>A page with a few words on it.</p>" }, (root) =>
    inScratch(async (folder) => {
      await runJson(["crawl", root], { cwd: folder });
      const database = new Database(join(folder, "waymark.db"));
      database.prepare("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', '2999-01-01')").run();
      database.close();
      const before = storedState(join(folder, "waymark.db"));
      expect(await refused(["crawl", root], folder)).toMatch(/newer.*9999_later/);
      expect(differences(before, storedState(join(folder, "waymark.db")))).toEqual([]);
    }),
  ));

test("a SQLite database of another program is refused", () =>
  inScratch(async (folder) => {
    const database = new Database(join(folder, "waymark.db"));
    database.exec("CREATE TABLE recipes (name TEXT)");
    database.close();
    expect(await refused(["crawl", "http://127.0.0.1/"], folder)).toMatch(/not one of Waymark's/);
  }));

test("a browser that is not there is refused by its path", () =>
  inScratch(async (folder) => {
    const args = ["crawl", "http://127.0.0.1/", "--browser", "/nonexistent/chromium", "--render", "always"];
    expect(await refused(args, folder)).toContain("/nonexistent/chromium");
  }));

test("a full disk loses nothing: with more room the same command goes on", async () => {
  test.setTimeout(300_000);
  const fixtures = await startFixtures({ only: ["conference"] });
  await inScratch(async (folder) => {
    const small = join(folder, "small");
    mkdirSync(small);
    const mount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=600k", "tmpfs", small], { encoding: "utf8" });
    test.skip(mount.status !== 0, "a small file system can only be mounted by root");
    try {
      const command = ["crawl", fixtures.sites[0]!.root, "--max-pages", "60", "--json"];
      const full = await runCli([...command, "--db", join(small, "w.db")]);
      expect(full.status, full.stderr).toBe(1);
      expect(complaint(full)).toMatch(/full.*same command again/);
      expect(spawnSync("mount", ["-o", "remount,size=200m", small]).status).toBe(0);
      const again = await runCli([...command, "--db", join(small, "w.db")]);
      expect(again.status, again.stderr).toBe(0);
      await runJson([...command, "--db", join(folder, "roomy.db")]);
      expect(differences(storedState(join(folder, "roomy.db")), storedState(join(small, "w.db")))).toEqual([]);
    } finally {
      spawnSync("umount", [small]);
      await fixtures.close();
    }
  });
});
