import { join } from "node:path";
import { StopError } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import type { Store } from "../../storage/open-store.ts";
import { responseOfSnapshot } from "../../storage/response-store.ts";
import { readWarcRecord } from "./warc-record.ts";

/** A snapshot that can be read whenever it is wanted; nothing is held in memory before. */
export interface Snapshot {
  id: string;
  contentType: string;
  /** Its bytes, read from the archive and verified against its digest. Throws `StopError` where the archive is damaged. */
  bytes(): Uint8Array;
}

/** Finds a snapshot by its SHA-256; `undefined` where the archive does not have it. */
export async function findSnapshot(store: Store, id: string): Promise<Snapshot | undefined> {
  const row = responseOfSnapshot(store.sql, id);
  if (!row) return undefined;
  const bytes = () => {
    const payload = payloadAt(store, row);
    if (sha256(payload) !== id) throw damagedRecord(row.file, row.offset);
    return payload;
  };
  return { id, contentType: row.content_type, bytes };
}

function payloadAt(store: Store, row: { file: string; offset: number; length: number }): Uint8Array {
  try {
    return readWarcRecord(join(store.archiveFolder, row.file), row.offset, row.length).payload;
  } catch (error) {
    throw damagedRecord(row.file, row.offset, error);
  }
}

/** What is said of a record that cannot be read. */
export function damagedRecord(file: string, offset: number, cause?: unknown): StopError {
  return new StopError(`the archive file ${file} is damaged or gone (record at ${offset})`, {
    cause,
    mend: "restore it from a copy, or delete the site and crawl it again",
  });
}
