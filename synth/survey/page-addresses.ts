/** The one spelling of an address that stands on a page; undefined where it is none of the web's. */
export type Canonical = (href: string, base: string) => string | undefined;

interface Known {
  url: string;
  canonical: Canonical;
  found: Map<string, string | undefined>;
}

const resolved = new WeakMap<() => string, Known>();

/** Where the addresses on a page lead, each found out once however many readers ask. */
export function addressesOf(
  { url, html }: { url: string; html: () => string },
  canonical: Canonical,
): (href: string) => string | undefined {
  const known = resolved.get(html);
  const isKnown = known?.url === url && known.canonical === canonical;
  const found = isKnown ? known.found : new Map<string, string | undefined>();
  if (!isKnown) resolved.set(html, { url, canonical, found });
  return (href) => {
    const before = found.get(href);
    if (before !== undefined || found.has(href)) return before;
    const target = canonical(href, url);
    found.set(href, target);
    return target;
  };
}
