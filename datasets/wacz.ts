import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getSurt } from "warcio/utils";
import { ZipFile } from "yazl";
import { packageVersion } from "../core/package-root.ts";
import type { ArchivedPage, ArchiveEntry } from "../storage/archive-listing.ts";

/** A WARC file of the store up to its last entered record. */
export interface ArchiveFile {
  name: string;
  path: string;
  /** Bytes. */
  end: number;
}

export interface WaczContent {
  files: readonly ArchiveFile[];
  entries: readonly ArchiveEntry[];
  pages: readonly ArchivedPage[];
  /** Fixes the times of the package itself, so that the same archive gives the same bytes. */
  created: Date;
}

interface Resource {
  name: string;
  path: string;
  hash: string;
  bytes: number;
}

const PROFILE = "data-package";
const WACZ_VERSION = "1.1.1";
const STORED = { compress: false } as const;

/**
 * Writes a WACZ 1.1.1 package (specs.webrecorder.net/wacz/1.1.1): the WARC files stored as they are, a CDXJ index over
 * them, the list of pages, and the digests of all of it. Every viewer of web archives that knows WACZ opens it.
 */
export async function writeWacz(content: WaczContent, out: Writable): Promise<void> {
  const zip = new ZipFile();
  const writing = pipeline(zip.outputStream, out);
  const resources: Resource[] = [];
  const addText = (path: string, text: string) => {
    const bytes = Buffer.from(text, "utf8");
    zip.addBuffer(bytes, path, { ...STORED, mtime: content.created });
    return { name: path.split("/").at(-1)!, path, hash: `sha256:${sha256(bytes)}`, bytes: bytes.length };
  };
  try {
    for (const file of content.files) {
      const path = `archive/${file.name}`;
      const hash = `sha256:${await sha256OfFile(file)}`;
      zip.addReadStreamLazy(path, { ...STORED, mtime: content.created, size: file.end }, (done) =>
        done(null, bytesOf(file)),
      );
      resources.push({ name: file.name, path, hash, bytes: file.end });
    }
    resources.push(addText("indexes/index.cdxj", cdxj(content.entries)));
    resources.push(addText("pages/pages.jsonl", pageLines(content.pages)));
    const manifest = {
      profile: PROFILE,
      wacz_version: WACZ_VERSION,
      software: `Waymark/${packageVersion()}`,
      created: content.created.toISOString(),
      ...(content.pages[0] ? { mainPageUrl: content.pages[0].url, mainPageDate: content.pages[0].fetchedAt } : {}),
      resources,
    };
    const { hash } = addText("datapackage.json", JSON.stringify(manifest, null, 2));
    addText("datapackage-digest.json", JSON.stringify({ path: "datapackage.json", hash }, null, 2));
    zip.end();
  } catch (error) {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
    await Promise.allSettled([writing]);
    throw error;
  }
  await writing;
}

/** The bytes of a WARC file up to its last entered record. */
export function bytesOf(file: ArchiveFile) {
  return createReadStream(file.path, { end: file.end - 1 });
}

/** One line a record: sortable URL key, 14-digit time, JSON (CDXJ of pywb). */
function cdxj(entries: readonly ArchiveEntry[]): string {
  const lines = entries.map(({ url, fetchedAt, contentType, status, kind, snapshot, length, offset, file }) => {
    const fields = {
      url,
      mime: kind === "revisit" ? "warc/revisit" : (contentType.split(";")[0]?.trim() ?? ""),
      status: String(status),
      digest: `sha256:${snapshot}`,
      length: String(length),
      offset: String(offset),
      filename: file,
    };
    return `${getSurt(url)} ${fetchedAt.replace(/\D/g, "").slice(0, 14)} ${JSON.stringify(fields)}\n`;
  });
  return lines.sort((one, other) => (one < other ? -1 : 1)).join("");
}

function pageLines(pages: readonly ArchivedPage[]): string {
  const head = { format: "json-pages-1.0", id: "pages", title: "All Pages" };
  const rows = pages.map(({ url, title, fetchedAt, depth }) => ({
    id: sha256(Buffer.from(url)).slice(0, 16),
    url,
    ts: fetchedAt,
    title,
    depth,
  }));
  return [head, ...rows].map((row) => `${JSON.stringify(row)}\n`).join("");
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function sha256OfFile(file: ArchiveFile): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(bytesOf(file), hash);
  return hash.digest("hex");
}
