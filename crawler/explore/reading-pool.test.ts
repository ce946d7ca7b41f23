import { setImmediate, setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { SkipError } from "../../core/errors.ts";
import { read } from "../read/read.ts";
import type { Read } from "../read/reader.ts";
import { crawled } from "./prepared-page.ts";
import { ReadingPool } from "./reading-pool.ts";

const pools: ReadingPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const notes: string[] = [];

function opened(own?: Read, isSlow = false): ReadingPool {
  const pool = new ReadingPool((message) => notes.push(message), own, isSlow);
  pools.push(pool);
  return pool;
}

const page = (number: number) => ({
  url: `https://site.example/${number}`,
  body: Buffer.from(
    `<title>Page ${number}</title><h1>${number}</h1><table><tr><th>a<th>b<tr><td>1<td>2<tr><td>3<td>4</table>`,
  ),
  contentType: "text/html",
});

/** Reads until threads do it. A pool whose threads never start never ends here. */
async function started(pool: ReadingPool): Promise<void> {
  for (let number = 0; pool.ready === 0; number++) {
    await pool.read(page(number), { relations: false });
    expect(notes).toEqual([]);
    // Else the threads would have no turn to say that they are there.
    await setImmediate();
  }
}

describe("a pool of readers", () => {
  it("reads on other threads what it reads here, page for page", { timeout: 60_000 }, async () => {
    const pool = opened();
    await started(pool);
    const pages = Array.from({ length: 30 }, (_, number) => page(number));
    const there = await Promise.all(pages.map((one) => pool.read(one, { relations: true })));
    const here = await Promise.all(pages.map(async (one) => crawled(await read(one, { relations: true }))));
    expect(there).toEqual(here);
  });

  it("starts its threads as soon as many pages are to be expected", { timeout: 60_000 }, async () => {
    const pool = opened();
    pool.expect(1_000_000);
    for (let waited = 0; pool.ready === 0 && waited < 50_000; waited += 20) await setTimeout(20);
    expect(pool.ready).toBeGreaterThan(0);
  });

  it("reads the first page on a thread where very many are wanted, and here where few are", {
    timeout: 60_000,
  }, async () => {
    const few = opened();
    few.want(200);
    await few.read(page(1), { relations: false });
    expect(few.ready).toBe(0);
    const many = opened();
    many.want(2_000);
    await many.read(page(1), { relations: false });
    expect(many.ready).toBeGreaterThan(0);
  });

  it("reads a large page on a thread, be it the first", { timeout: 60_000 }, async () => {
    const pool = opened();
    const body = Buffer.from(`<title>Large</title><h1>Large</h1><p>${"Many words about boats. ".repeat(50_000)}</p>`);
    const { title } = await pool.read({ ...page(1), body }, { relations: false });
    expect(title).toBe("Large");
    expect(pool.ready).toBeGreaterThan(0);
    expect(notes).toEqual([]);
  });

  it("gives each page that waits for a thread to start its own reading", { timeout: 60_000 }, async () => {
    const pool = opened();
    pool.expect(1_000_000);
    const read = await Promise.all([1, 2, 3].map((number) => pool.read(page(number), { relations: false })));
    expect(read.map(({ title }) => title)).toEqual(["Page 1", "Page 2", "Page 3"]);
    expect(pool.ready).toBeGreaterThan(0);
  });

  it("tells typed reasons across threads", { timeout: 60_000 }, async () => {
    const pool = opened();
    await started(pool);
    const nothing = { url: "https://site.example/x", body: Buffer.from(""), contentType: "text/html" };
    const failure = await pool.read(nothing, { relations: false }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SkipError);
    expect(failure).toMatchObject({ reason: "empty" });
  });

  it("reads pages that come slowly here, but for large ones", { timeout: 60_000 }, async () => {
    const pool = opened(undefined, true);
    pool.want(1_000_000);
    pool.expect(1_000_000);
    for (let number = 0; number < 80; number++) await pool.read(page(number), { relations: false });
    expect(pool.ready).toBe(0);
    const body = Buffer.from(`<title>Large</title><h1>Large</h1><p>${"Many words about boats. ".repeat(50_000)}</p>`);
    await pool.read({ ...page(81), body }, { relations: false });
    expect(pool.ready).toBeGreaterThan(0);
  });

  it("leaves all to a reader that it was given", async () => {
    const asked: string[] = [];
    const pool = opened((source, options) => {
      asked.push(source.url);
      return read(source, options);
    });
    for (let number = 0; number < 120; number++) await pool.read(page(number), { relations: false });
    expect(asked).toHaveLength(120);
  });
});
