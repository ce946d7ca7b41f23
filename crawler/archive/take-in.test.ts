import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WARCRecord, WARCSerializer } from "warcio";
import { ZipFile } from "yazl";
import { UsageError } from "../../core/errors.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { isArchiveFile } from "./foreign-archive.ts";
import { Recorder } from "./recorder.ts";
import { ReplayFetcher } from "./replay-fetcher.ts";
import { takeIn } from "./take-in.ts";

const AT = "2024-05-06T07:08:09Z";
const PAGE = "<html><title>One</title><p>The first page</p></html>";
let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-take-in-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Made {
  url: string;
  type?: "response" | "revisit" | "resource" | "warcinfo" | "request";
  status?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  digest?: string;
  id?: string;
  concurrentTo?: string;
}

/** The bytes of a WARC file as another program writes it. */
async function warc(records: readonly Made[], gzip: boolean): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (const {
    url,
    type = "response",
    status = "HTTP/1.1 200 OK",
    headers,
    body,
    digest,
    id,
    concurrentTo,
  } of records) {
    const http = type === "response" || type === "revisit" || type === "request";
    const record = WARCRecord.create(
      {
        url,
        date: AT,
        type,
        warcHeaders: {
          ...(digest ? { "WARC-Payload-Digest": digest } : {}),
          ...(id ? { "WARC-Record-ID": `<urn:uuid:${id}>` } : {}),
          ...(concurrentTo ? { "WARC-Concurrent-To": `<urn:uuid:${concurrentTo}>` } : {}),
        },
        ...(http ? { statusline: status, httpHeaders: headers ?? { "Content-Type": "text/html" } } : {}),
      },
      [body ?? new Uint8Array()],
    );
    parts.push(await WARCSerializer.serialize(record, { gzip }));
  }
  return Buffer.concat(parts);
}

async function take(name: string, bytes: Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const recorder = await Recorder.open(store, { software: "test" });
  try {
    return await takeIn(path, store, recorder);
  } finally {
    await recorder.close();
  }
}

const replayed = async (url: string) => Buffer.from((await new ReplayFetcher(store).fetch({ url })).body).toString();

test.each([
  ["records", (text: string) => text.replace(/WARC\/1\..*?\r\n\r\n/gs, (head) => head.replaceAll("\r\n", "\n"))],
  ["answers", (text: string) => text.replace(/(HTTP\/1\.1 [^\r]*)\r\n(Content-Type: [^\r]*)\r\n\r\n/g, "$1\n$2\n\n")],
])("heads of %s whose lines end in a line feed alone are read", async (_, loosen) => {
  const pages = ["", "two", "three"].map((path) => ({
    url: `https://a.example/${path}`,
    body: Buffer.from(PAGE + path),
  }));
  const even = (await warc(pages, false)).toString("latin1");
  let loose = loosen(even);
  expect(loose).not.toBe(even);
  // A record says how long it is with the head of its answer in it.
  if (loose.includes("HTTP/1.1 200 OK\n"))
    loose = loose.replace(
      /(Content-Length: )(\d+)/g,
      (__, name: string, length: string) => name + (Number(length) - 3),
    );
  expect(await take("loose.warc", Buffer.from(loose, "latin1"))).toEqual({ records: 3, root: "https://a.example/" });
  for (const path of ["", "two", "three"]) expect(await replayed(`https://a.example/${path}`)).toBe(PAGE + path);
});

test.each([
  ["plain", false, "a.warc"],
  ["compressed", true, "a.warc.gz"],
])("a %s WARC is replayed, in whatever coding its answers came", async (_, gzip, name) => {
  const html = Buffer.from(PAGE);
  const coded = (encoding: string) => ({ "Content-Type": "text/html", "Content-Encoding": encoding });
  const bytes = await warc(
    [
      { url: "https://a.example/robots.txt", headers: { "Content-Type": "text/plain" }, body: Buffer.from("") },
      { url: "https://a.example/", body: html },
      { url: "https://a.example/gzip", headers: coded("gzip"), body: gzipSync(html) },
      { url: "https://a.example/br", headers: coded("br"), body: brotliCompressSync(html) },
      {
        url: "https://a.example/chunked",
        headers: { "Content-Type": "text/html", "Transfer-Encoding": "chunked" },
        body: Buffer.from(`${html.length.toString(16)}\r\n${PAGE}\r\n0\r\n\r\n`),
      },
      { url: "https://a.example/gone", status: "HTTP/1.1 404 Not Found" },
    ],
    gzip,
  );
  expect(await take(name, bytes)).toEqual({ records: 6, root: "https://a.example/" });
  for (const path of ["", "gzip", "br", "chunked"]) expect(await replayed(`https://a.example/${path}`)).toBe(PAGE);
  await expect(replayed("https://a.example/gone")).rejects.toMatchObject({ reason: "not_found" });
  await expect(replayed("https://a.example/other")).rejects.toMatchObject({ reason: "not_recorded" });
});

test("a revisit has the bytes that it points at, and redirects lead on", async () => {
  const bytes = await warc(
    [
      { url: "https://a.example/one", body: Buffer.from(PAGE), digest: "sha1:SAME" },
      { url: "https://a.example/two", type: "revisit", digest: "sha1:SAME" },
      { url: "https://a.example/lost", type: "revisit", digest: "sha1:ELSEWHERE" },
      { url: "https://a.example/old", status: "HTTP/1.1 301 Moved", headers: { Location: "/one" } },
    ],
    true,
  );
  expect((await take("a.warc.gz", bytes)).records).toBe(3);
  expect(await replayed("https://a.example/two")).toBe(PAGE);
  expect(await replayed("https://a.example/old")).toBe(PAGE);
  await expect(replayed("https://a.example/lost")).rejects.toMatchObject({ reason: "not_recorded" });
});

const API = "https://a.example/api";
const answerOf = (text: string, more: Partial<Made> = {}): Made => ({
  ...{ url: API, headers: { "Content-Type": "application/json" }, body: Buffer.from(text) },
  ...more,
});
const requestOf = (method: string, body: string, more: Partial<Made> = {}): Made => ({
  ...{ url: API, type: "request", status: `${method} /api HTTP/1.1`, body: Buffer.from(body) },
  ...{ headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  ...more,
});
const posted = async (body: string) =>
  Buffer.from((await new ReplayFetcher(store).fetch({ url: API, method: "POST", body })).body).toString();

test.each([
  [
    "behind its answer, which it names",
    [
      answerOf("first", { id: "1" }),
      requestOf("POST", "page=1", { id: "2", concurrentTo: "1" }),
      answerOf("second", { id: "3" }),
      requestOf("POST", "page=2", { id: "4", concurrentTo: "3" }),
    ],
  ],
  [
    "before its answer, which names it",
    [
      requestOf("POST", "page=1", { id: "1" }),
      answerOf("first", { id: "2", concurrentTo: "1" }),
      requestOf("POST", "page=2", { id: "3" }),
      answerOf("second", { id: "4", concurrentTo: "3" }),
    ],
  ],
  [
    "beside its answer, neither naming the other",
    [requestOf("POST", "page=1"), answerOf("first"), requestOf("POST", "page=2"), answerOf("second")],
  ],
])("an answer is found by what was posted for it, the request standing %s", async (_, made) => {
  const bytes = await warc(
    [{ url: "https://a.example/", body: Buffer.from(PAGE) }, ...made, answerOf("got", { url: `${API}?plain` })],
    true,
  );
  expect(await take("a.warc.gz", bytes)).toEqual({ records: 4, root: "https://a.example/" });
  expect([await posted("page=1"), await posted("page=2")]).toEqual(["first", "second"]);
  expect(await replayed(`${API}?plain`)).toBe("got");
  await expect(replayed(API)).rejects.toMatchObject({ reason: "not_recorded" });
  await expect(posted("page=3")).rejects.toMatchObject({ reason: "not_recorded" });
  expect((await take("a.warc.gz", bytes)).records).toBe(4);
  expect(await store.db.selectFrom("responses").selectAll().execute()).toHaveLength(4);
});

test("an answer to what is never asked here does not stand for the page, and one without its request is a page", async () => {
  const bytes = await warc(
    [
      requestOf("OPTIONS", "", { id: "1" }),
      answerOf("", { id: "2", concurrentTo: "1" }),
      requestOf("POST", "page=9", { id: "3", concurrentTo: "elsewhere" }),
      answerOf("the page", { id: "4" }),
    ],
    false,
  );
  expect((await take("a.warc", bytes)).records).toBe(1);
  expect(await replayed(API)).toBe("the page");
});

test("the same archive again adds nothing", async () => {
  const bytes = await warc([{ url: "https://a.example/", body: Buffer.from(PAGE) }], true);
  await take("a.warc.gz", bytes);
  const count = async () => (await store.db.selectFrom("responses").selectAll().execute()).length;
  expect(await count()).toBe(1);
  await take("a.warc.gz", bytes);
  expect(await count()).toBe(1);
});

test("a WACZ is entered where it says", async () => {
  const zip = new ZipFile();
  const records = [
    { url: "https://a.example/banner", body: Buffer.from("<p>banner</p>") },
    { url: "https://a.example/start", body: Buffer.from(PAGE) },
  ];
  zip.addBuffer(await warc(records, true), "archive/data.warc.gz", { compress: false });
  const pages = [{ format: "json-pages-1.0" }, { url: "https://a.example/start", ts: AT }];
  zip.addBuffer(Buffer.from(pages.map((row) => JSON.stringify(row)).join("\n")), "pages/pages.jsonl");
  zip.end();
  const path = join(folder, "a.wacz");
  await pipeline(zip.outputStream, createWriteStream(path));
  const recorder = await Recorder.open(store, { software: "test" });
  expect(await takeIn(path, store, recorder)).toEqual({ records: 2, root: "https://a.example/start" });
  await recorder.close();
  expect(await replayed("https://a.example/start")).toBe(PAGE);
});

test("what is no archive is refused in one line", async () => {
  await expect(take("a.warc.gz", Buffer.from("not an archive"))).rejects.toThrow(UsageError);
  await expect(take("a.wacz", Buffer.from("not an archive"))).rejects.toThrow(UsageError);
  await expect(take("a.warc", new Uint8Array())).rejects.toThrow(UsageError);
});

test.each([true, false])(
  "an archive that was cut off is said to be; what came before is kept (gzip: %s)",
  async (gzip) => {
    const noise = Array.from({ length: 400 }, (_, at) => `<p>${(at * 7919) % 997} ${at}</p>`).join("");
    const bytes = await warc(
      ["one", "two"].map((path) => ({ url: `https://a.example/${path}`, body: Buffer.from(PAGE + noise) })),
      gzip,
    );
    const name = gzip ? "cut.warc.gz" : "cut.warc";
    const taken = await take(name, bytes.subarray(0, bytes.length - 400));
    expect(taken).toMatchObject({ records: 1, root: "https://a.example/one" });
    expect(taken.damage?.message).toContain("cut off");
    expect(await replayed("https://a.example/one")).toContain("The first page");
  },
);

test("of an archive that is damaged within, what stands before the damage is kept", async () => {
  const record = (path: string) => warc([{ url: `https://a.example/${path}`, body: Buffer.from(PAGE) }], true);
  const damaged = Buffer.from(await record("two")).fill(0x55, 30, 60);
  const taken = await take("a.warc.gz", Buffer.concat([await record("one"), damaged, await record("three")]));
  expect(taken).toMatchObject({ records: 1, root: "https://a.example/one" });
  expect(taken.damage?.message).toContain("cannot be read");
});

test("addresses are told from archive files", () => {
  expect(["a.warc", "x/a.WARC.GZ", "./b.wacz"].map(isArchiveFile)).toEqual([true, true, true]);
  expect(["https://a.example/a.wacz", "a.gz", "example.org"].map(isArchiveFile)).toEqual([false, false, false]);
});
