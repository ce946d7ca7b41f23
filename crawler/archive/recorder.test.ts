import { appendFileSync, createReadStream, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WARCParser } from "warcio";
import { StopError } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { responseFor } from "../../storage/response-store.ts";
import type { Exchange } from "../fetch/exchange.ts";
import { archiveFileName } from "./archive-repair.ts";
import { Recorder } from "./recorder.ts";
import { ReplayFetcher } from "./replay-fetcher.ts";
import { findSnapshot } from "./snapshot-reader.ts";

const AT = new Date("2024-05-17T10:00:00.123Z");
const SOFTWARE = "Waymark/test";

function exchange(url: string, body: string, more: Partial<Exchange> = {}): Exchange {
  return {
    url,
    method: "GET",
    requestHeaders: { "user-agent": "Test/1", authorization: "secret" },
    requestBody: undefined,
    status: 200,
    statusText: "OK",
    headers: [
      ["content-type", "text/html; charset=utf-8"],
      ["content-encoding", "gzip"],
    ],
    body: Buffer.from(body),
    fetchedAt: AT,
    ...more,
  };
}

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-warc-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function files(): string[] {
  return readdirSync(store.archiveFolder).map((name) => join(store.archiveFolder, name));
}

async function recordsOf(file: string) {
  const records: { type: string; url: string; version: string; status: unknown; body: string; digest: string }[] = [];
  for await (const record of new WARCParser(createReadStream(file))) {
    const payload = Buffer.from((await record.readFully(true)) ?? []);
    records.push({
      type: record.warcType,
      url: record.warcTargetURI ?? "",
      version: record.warcHeaders.statusline,
      status: record.httpHeaders?.statusCode,
      body: payload.toString(),
      digest: record.warcPayloadDigest ?? "",
    });
  }
  return records;
}

describe("Recorder", () => {
  it("writes WARC 1.1 that warcio reads", async () => {
    const recorder = await Recorder.open(store, { software: SOFTWARE });
    await recorder.record(exchange("http://a.example/1?x=1", "<p>ä"));
    await recorder.record(exchange("http://a.example/2", "<p>ä"));
    await recorder.recordRendered("http://a.example/3", Buffer.from("<p>made"), AT);
    await recorder.close();
    const records = await recordsOf(files()[0]!);
    expect(records.map(({ type, url }) => [type, url])).toEqual([
      ["warcinfo", ""],
      ["request", "http://a.example/1?x=1"],
      ["response", "http://a.example/1?x=1"],
      ["request", "http://a.example/2"],
      ["revisit", "http://a.example/2"],
      ["conversion", "http://a.example/3"],
    ]);
    expect(new Set(records.map(({ version }) => version))).toEqual(new Set(["WARC/1.1"]));
    expect(records[0]?.body).toContain(`software: ${SOFTWARE}\r\nformat: WARC File Format 1.1\r\n`);
    expect(records[2]).toMatchObject({ status: 200, body: "<p>ä", digest: `sha256:${sha256("<p>ä")}` });
    expect(records[4]).toMatchObject({ body: "", digest: `sha256:${sha256("<p>ä")}` });
    expect(JSON.stringify(records)).not.toContain("secret");
  });

  it("keeps order and offsets when many record at once, and begins another file when one is full", async () => {
    const recorder = await Recorder.open(store, { software: SOFTWARE, maxFileBytes: 4000 });
    const urls = Array.from({ length: 20 }, (_, index) => `http://a.example/${index}`);
    await Promise.all(urls.map((url) => recorder.record(exchange(url, `<p>${sha256(url)}`))));
    await recorder.close();
    expect(files().length).toBeGreaterThan(1);
    for (const file of files()) expect((await recordsOf(file))[0]?.type).toBe("warcinfo");
    for (const url of urls) {
      const body = (await findSnapshot(store, sha256(`<p>${sha256(url)}`)))?.bytes();
      expect(Buffer.from(body ?? []).toString()).toBe(`<p>${sha256(url)}`);
    }
  });

  it("cuts off what a killed process left behind", async () => {
    const recorder = await Recorder.open(store, { software: SOFTWARE });
    await recorder.record(exchange("http://a.example/1", "<p>1"));
    await recorder.close();
    const [whole = ""] = files();
    const size = statSync(whole).size;
    appendFileSync(whole, Buffer.from("1f8b0800000000000003", "hex"));
    writeFileSync(join(store.archiveFolder, archiveFileName(AT, 999_999_999, 0)), "never entered");
    await (await Recorder.open(store, { software: SOFTWARE })).close();
    expect(files()).toEqual([whole]);
    expect(statSync(whole).size).toBe(size);
    expect(await recordsOf(whole)).toHaveLength(3);
  });
});

describe("ReplayFetcher", () => {
  it("gives answers, redirects and errors again, and the rendered page rather than the bare one", async () => {
    const recorder = await Recorder.open(store, { software: SOFTWARE });
    const moved: Partial<Exchange> = { status: 301, headers: [["location", "/new"]] };
    await recorder.record(exchange("http://a.example/old", "", moved));
    await recorder.record(exchange("http://a.example/new", "<p>shell"));
    await recorder.recordRendered("http://a.example/new", Buffer.from("<p>rendered"), AT);
    await recorder.record(exchange("http://a.example/same", "<p>shell"));
    await recorder.record(exchange("http://a.example/gone", "", { status: 410 }));
    await recorder.record(exchange("http://a.example/loop", "", { status: 302, headers: [["location", "/loop"]] }));
    await recorder.record(exchange("http://a.example/find", "<p>form", { method: "POST", requestBody: "q=a+b" }));
    await recorder.close();
    const replay = new ReplayFetcher(store);
    const fetched = await replay.fetch({ url: "http://a.example/old" });
    expect(Buffer.from(fetched.body).toString()).toBe("<p>rendered");
    expect(fetched).toMatchObject({ finalUrl: "http://a.example/new", backend: "archive", status: 200 });
    expect(fetched.redirects).toEqual([{ url: "http://a.example/old", status: 301 }]);
    const same = await replay.fetch({ url: "http://a.example/same?utm_source=x" });
    expect(Buffer.from(same.body).toString()).toBe("<p>shell");
    expect(same.headers["content-type"]).toBe("text/html; charset=utf-8");
    await expect(replay.fetch({ url: "http://a.example/gone" })).rejects.toMatchObject({ reason: "gone" });
    await expect(replay.fetch({ url: "http://a.example/loop" })).rejects.toMatchObject({ reason: "redirect_loop" });
    await expect(replay.fetch({ url: "http://a.example/no" })).rejects.toMatchObject({ reason: "not_recorded" });
    const form = { url: "http://a.example/find", method: "POST", body: "q=a+b" } as const;
    expect(Buffer.from((await replay.fetch(form)).body).toString()).toBe("<p>form");
    await expect(replay.fetch({ ...form, body: "q=c" })).rejects.toMatchObject({ reason: "not_recorded" });
  });

  it("prefers a good answer to a later failure", async () => {
    const recorder = await Recorder.open(store, { software: SOFTWARE });
    await recorder.record(exchange("http://a.example/", "<p>good"));
    await recorder.record(exchange("http://a.example/", "", { status: 503 }));
    await recorder.close();
    expect(await responseFor(store, "http://a.example/")).toMatchObject({ status: 200 });
  });

  it("stops whoever replays where a file of the archive is gone: nothing that is tried then was a fault of the one who tried", async () => {
    const recorder = await Recorder.open(store, { software: SOFTWARE });
    await recorder.record(exchange("http://a.example/1", "<p>one"));
    await recorder.close();
    for (const file of files()) rmSync(file);
    const replayed = new ReplayFetcher(store).fetch({ url: "http://a.example/1" });
    await expect(replayed).rejects.toThrow(StopError);
    await expect(replayed).rejects.toThrow(/is damaged or gone/);
  });
});
