import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Download } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import type { Fetched } from "../fetch/fetcher.ts";

const DEADLINE_MS = 60_000;
const MAX_BYTES = 20_000_000;

/** What a browser downloaded, as bytes. Rejects with `SkipError("too_large")` and `RetryError`. */
export async function readDownload(download: Download): Promise<Fetched> {
  const url = download.url();
  const path = await withDeadline(DEADLINE_MS, `the download of ${url}`, async () => {
    const failure = await download.failure();
    if (failure) throw new RetryError("network_error", `the download of ${url} failed: ${failure}`);
    return download.path();
  });
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new SkipError("too_large", `${url} has ${size} bytes, more than ${MAX_BYTES}`);
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path)) chunks.push(chunk as Buffer);
  await download.delete();
  return {
    url,
    finalUrl: url,
    status: 200,
    headers: {},
    // A download does not tell its type: the reader sniffs.
    contentType: "",
    body: Buffer.concat(chunks),
    redirects: [],
    fetchedAt: new Date().toISOString(),
    backend: "browser",
  };
}
