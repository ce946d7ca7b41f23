/** Markup about the page itself stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;
const TYPE = /"@type"\s*:\s*(?:"([A-Za-z]+)"|\[([^\]]*)\])/g;
const ITEM_TYPE = /itemtype\s*=\s*["']https?:\/\/schema\.org\/([A-Za-z]+)/gi;
const PUBLISHER =
  /<meta\s[^>]*(?:name|property)\s*=\s*["'](?:publisher|dc\.publisher|dcterms\.publisher|citation_publisher|article:publisher|author|og:site_name)["'][^>]*>/gi;
const SITE = /<meta\s[^>]*(?:name|property)\s*=\s*["'](?:og:site_name|application-name)["'][^>]*>/i;
const CONTENT = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** Types and publishers beyond so many say nothing more. */
const MOST = 12;

/** What the markup of a page states of where it comes from: schema.org types, publishers, and what its site is called. */
export function statedSource(html: string): { types: string[]; publisher?: string; site?: string } {
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
  const found = CONTENT.exec(SITE.exec(head)?.[0] ?? "");
  const site = (found?.[1] ?? found?.[2] ?? "").trim();
  return {
    types: [...types].slice(0, MOST),
    ...(publisher === "" ? {} : { publisher }),
    ...(site === "" ? {} : { site }),
  };
}
