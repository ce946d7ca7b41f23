import { sha256 } from "../../core/ids.ts";
import type { ReadPage } from "../../core/page.ts";
import type { Read } from "../read/reader.ts";

/** Files kept; each is a page of text and relations. */
const KEPT = 64;

/**
 * A reader that remembers the files it read: workbooks and PDFs are parsed in a process of their own, which takes far
 * longer than a page of HTML, and many sessions open the same ones. HTML is read afresh, for pages have state.
 */
export function remembersFiles(read: Read): Read {
  const known = new Map<string, Promise<ReadPage>>();
  return (source, options) => {
    if (/html/i.test(source.contentType)) return read(source, options);
    const key = `${sha256(source.body)} ${source.url} ${options.relations}`;
    const found = known.get(key);
    if (found) return found;
    const reading = read(source, options);
    known.set(key, reading);
    // A failure is not remembered: it may have been the machine's.
    reading.catch(() => known.delete(key));
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    return reading;
  };
}
