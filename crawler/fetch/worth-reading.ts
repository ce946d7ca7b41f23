/** Not worth their bytes: no reader makes anything of them. */
const UNREADABLE_TYPES =
  /^\s*(?:(?:audio|video|font)\/|image\/(?!png|jpe?g|gif|bmp|webp))|^\s*application\/(?:zip|gzip|x-(?:tar|7z|rar|bzip2?|xz|gzip|shockwave)|vnd\.rar|java-archive|font)/i;
/** Packed files that can be read, however their server calls them; workbooks are zip files. */
const PACKED_FILE = /(?:\.(?:csv|tsv|txt|json|xlsx?|ods|pdf|xml)|sitemap[^/]*)\.gz$|\.(?:xlsx|xlsm|ods)$/i;
/** The name that a file is to be saved under (RFC 6266), without its quotes. */
const SAVED_AS = /;\s*filename\*?\s*=\s*(?:[\w-]*'[\w-]*')?"?([^";]{1,300})"?/i;

/** Whether there may be a reader for what an answer holds, by its type, its address and the name that it is saved under. */
export function isWorthReading(headers: Readonly<Record<string, string>>, url: string): boolean {
  if (!UNREADABLE_TYPES.test(headers["content-type"] ?? "")) return true;
  const name = SAVED_AS.exec(headers["content-disposition"] ?? "")?.[1]?.trim() ?? "";
  return PACKED_FILE.test(new URL(url).pathname) || PACKED_FILE.test(name);
}
