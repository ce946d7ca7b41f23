/** Bytes of an answer's header fields, as in Chromium (`net::HttpStreamParser`); Node's own 16 kB lose real pages. */
export const HEADER_BYTES = 256 * 1024;

/** The fields of an answer in their order, names lower-case, repeated ones repeated. */
export function fieldPairs(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name.toLowerCase(), one]),
  );
}

/** RFC 9110, 5.3: repeated fields are one list; of those that are no lists the first counts. */
export function joinedFields(pairs: readonly [string, string][]): Record<string, string> {
  const single = new Set(["content-type", "content-length", "location", "retry-after", "content-encoding"]);
  const headers: Record<string, string> = {};
  for (const [name, value] of pairs) {
    const before = headers[name];
    if (before === undefined) headers[name] = value;
    else if (!single.has(name)) headers[name] = `${before}, ${value}`;
  }
  return headers;
}
