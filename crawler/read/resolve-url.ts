const WEB = new Set(["http:", "https:", "file:"]);

/** `href` as an absolute URL without fragment; undefined where it leads to no page (`mailto:`, `javascript:`, broken). */
export function resolveUrl(href: string, base: string): string | undefined {
  const text = href.trim();
  if (text === "" || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (!WEB.has(url.protocol)) return undefined;
  url.hash = "";
  return url.href;
}
