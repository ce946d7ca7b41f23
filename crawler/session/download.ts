import type { Download } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import type { Fetched } from "../fetch/fetcher.ts";

const DEADLINE_MS = 60_000;
const MAX_BYTES = 20_000_000;

/** What a browser downloaded, as bytes. Rejects with `SkipError("too_large")` and `RetryError`. */
export async function readDownload(download: Download): Promise<Fetched> {
  const url = download.url();
  const body = await withDeadline(DEADLINE_MS, `the download of ${url}`, async () => {
    const failure = await download.failure();
    if (failure) throw new RetryError("network_error", `the download of ${url} failed: ${failure}`);
    const chunks: Buffer[] = [];
    let size = 0;
    // As a stream, because the browser may run on another machine.
    for await (const chunk of await download.createReadStream()) {
      size += (chunk as Buffer).length;
      if (size > MAX_BYTES) throw new SkipError("too_large", `${url} has more than ${MAX_BYTES} bytes`);
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  });
  await download.delete();
  return {
    url,
    finalUrl: url,
    status: 200,
    headers: {},
    // A download does not tell its type: the reader sniffs.
    contentType: "",
    body,
    redirects: [],
    fetchedAt: new Date().toISOString(),
    backend: "browser",
  };
}
