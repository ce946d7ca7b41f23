import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WARCParser } from "warcio";
import yauzl from "yauzl";
import { MissingError, UsageError } from "../core/errors.ts";
import { Recorder } from "../crawler/archive/recorder.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { exportDocuments } from "./export-documents.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-documents-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function recorded(...bodies: string[]): Promise<void> {
  // Small files, so that there are several.
  const recorder = await Recorder.open(store, { software: "test", maxFileBytes: 600 });
  for (const [number, body] of bodies.entries()) {
    await recorder.record({
      url: `https://a.example/${number}`,
      method: "GET",
      requestHeaders: {},
      requestBody: undefined,
      status: 200,
      statusText: "OK",
      headers: [["content-type", "text/html"]],
      body: Buffer.from(body),
      fetchedAt: new Date(1_700_000_000_000 + number * 1000),
    });
  }
  await recorder.close();
}

/** What another program reads in a WARC file. */
async function records(path: string): Promise<string[]> {
  const found: string[] = [];
  for await (const record of WARCParser.iterRecords(createReadStream(path))) {
    found.push(
      `${record.warcType} ${record.warcTargetURI ?? ""} ${record.warcType === "response" ? await record.contentText() : ""}`.trim(),
    );
    await record.skipFully();
  }
  return found;
}

function unzipped(path: string): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, Buffer>();
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on("entry", (entry: yauzl.Entry) => {
        expect(entry.compressionMethod).toBe(0);
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const parts: Buffer[] = [];
          stream.on("data", (part: Buffer) => parts.push(part));
          stream.on("end", () => {
            found.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        });
      });
      zip.on("end", () => resolve(found));
      zip.readEntry();
    });
  });
}

test("a WARC file holds every record of every file, in order", async () => {
  await recorded("<p>one</p>", "<p>two</p>", "<p>three</p>");
  const out = join(folder, "out", "all.warc.gz");
  expect(await exportDocuments(store, { format: "warc", out })).toEqual({ rows: 3, skipped: {}, files: [out] });
  const answers = (await records(out)).filter((line) => line.startsWith("response"));
  expect(answers).toEqual([
    "response https://a.example/0 <p>one</p>",
    "response https://a.example/1 <p>two</p>",
    "response https://a.example/2 <p>three</p>",
  ]);
});

test("a WACZ states the digest of each file, and its index leads to each record", async () => {
  await recorded("<p>one</p>", "<p>two</p>", "<p>one</p>");
  const out = join(folder, "all.wacz");
  await exportDocuments(store, { format: "wacz", out });
  const files = await unzipped(out);
  const manifest = JSON.parse(files.get("datapackage.json")!.toString()) as {
    resources: { path: string; hash: string; bytes: number }[];
  };
  expect(manifest.resources.length).toBe(files.size - 2);
  for (const { path, hash, bytes } of manifest.resources) {
    expect(files.get(path)).toHaveLength(bytes);
    expect(`sha256:${createHash("sha256").update(files.get(path)!).digest("hex")}`).toBe(hash);
  }
  const lines = files.get("indexes/index.cdxj")!.toString().trim().split("\n");
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["example,a)/0", "example,a)/1", "example,a)/2"]);
  for (const line of lines) {
    const fields = JSON.parse(line.slice(line.indexOf("{"))) as Record<string, string>;
    const from = Number(fields.offset);
    const bytes = files.get(`archive/${fields.filename}`)!.subarray(from, from + Number(fields.length));
    const record = await WARCParser.parse([bytes] as unknown as ConstructorParameters<typeof WARCParser>[0]);
    expect(record?.warcTargetURI).toBe(fields.url);
  }
  expect(lines.filter((line) => line.includes("warc/revisit"))).toHaveLength(1);
});

test("the same archive gives the same bytes", async () => {
  await recorded("<p>one</p>");
  const [one, other] = [join(folder, "1.wacz"), join(folder, "2.wacz")];
  await exportDocuments(store, { format: "wacz", out: one });
  await exportDocuments(store, { format: "wacz", out: other });
  expect(await unzipped(one)).toEqual(await unzipped(other));
});

test("what cannot be written leaves nothing behind", async () => {
  const out = join(folder, "x.wacz");
  await expect(exportDocuments(store, { format: "wacz", out })).rejects.toThrow(MissingError);
  await recorded("<p>one</p>");
  await expect(exportDocuments(store, { format: "zip", out })).rejects.toThrow(UsageError);
  await expect(exportDocuments(store, { format: "warc", out: "" })).rejects.toThrow(UsageError);
  expect(existsSync(out)).toBe(false);
});
