/** Markup about the page itself stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;
const TYPE = /"@type"\s*:\s*(?:"([A-Za-z]+)"|\[([^\]]*)\])/g;
const ITEM_TYPE = /itemtype\s*=\s*["']https?:\/\/schema\.org\/([A-Za-z]+)/gi;
const PUBLISHER =
  /<meta\s[^>]*(?:name|property)\s*=\s*["'](?:publisher|dc\.publisher|dcterms\.publisher|citation_publisher|article:publisher|author|og:site_name)["'][^>]*>/gi;
const CONTENT = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** Types and publishers beyond so many say nothing more. */
const MOST = 12;

/** What the markup of a page states of where it comes from: schema.org types and publishers. */
export function statedSource(html: string): { types: string[]; publisher?: string } {
  const head = html.slice(0, HEAD);
  const types = new Set<string>();
  for (const [, one, several] of head.matchAll(TYPE))
    for (const type of one ? [one] : (several?.match(/[A-Za-z]+/g) ?? [])) types.add(type);
  for (const [, type] of head.matchAll(ITEM_TYPE)) types.add(type!);
  const publishers = [...head.matchAll(PUBLISHER)].flatMap(([tag]) => {
    const found = CONTENT.exec(tag);
    return found ? [(found[1] ?? found[2] ?? "").trim()] : [];
  });
  const publisher = [...new Set(publishers)].slice(0, MOST).join("; ");
  return { types: [...types].slice(0, MOST), ...(publisher === "" ? {} : { publisher }) };
}
