import { parseUrl } from "../../../core/parse-url.ts";

/** Fewer letters in common are chance. */
const LEAST_SHARED = 3;
const PARTING = /[-_.:]/;

/**
 * Whether an address is of the kind of these: in one folder with them, and with what all their file names begin or end with
 * ("catalog-pg-am.html", "catalog-pg-type.html" -> "catalog-pg-*.html"; "Line-Properties.html" -> "*-Properties.html").
 */
export function addressKind(urls: Iterable<string>): (url: string) => boolean {
  const folders = new Set<string>();
  let start: string | undefined;
  let end: string | undefined;
  for (const url of urls) {
    const { folder, file } = partsOf(url);
    folders.add(folder);
    start = start === undefined ? file : sharedStart(start, file);
    end = end === undefined ? file : reversed(sharedStart(reversed(end), reversed(file)));
  }
  const before = upToPart(start ?? "");
  const after = reversed(upToPart(reversed(end ?? "")));
  return (url) => {
    const { folder, file } = partsOf(url);
    return folders.has(folder) && file.startsWith(before) && file.endsWith(after);
  };
}

/** The folder of an address with the kind of file: what stands beside each other there. */
export const folderKind = (url: string): string => partsOf(url).folder;

/** The folder with the kind of file and the names of the query; the file without its ending. */
function partsOf(url: string): { folder: string; file: string } {
  const parsed = parseUrl(url);
  if (!parsed) return { folder: url, file: "" };
  const path = parsed.pathname.replace(/\/$/, "");
  const at = path.lastIndexOf("/") + 1;
  const ending = /\.[a-z]+$/i.exec(path.slice(at))?.[0] ?? "";
  const query = [...parsed.searchParams.keys()].sort().join();
  const folder = `${parsed.host}${path.slice(0, at)}*${ending}?${query}`;
  return { folder, file: path.slice(at, path.length - ending.length) };
}

function sharedStart(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a.slice(0, at);
}

const reversed = (text: string) => [...text].reverse().join("");

/** Up to the last mark between parts of a name; nothing where that is too little to tell. */
function upToPart(text: string): string {
  let at = text.length;
  while (at > 0 && !PARTING.test(text[at - 1]!)) at--;
  return at > LEAST_SHARED ? text.slice(0, at) : "";
}
