import { getDomain } from "tldts";
import { urlParts } from "../../core/url-parts.ts";

/** What belongs to a site: its host, the root's folder, its registrable domain, or the given URLs alone. */
export type ScopeKind = "host" | "prefix" | "site" | "list";

/**
 * Whether a canonical URL belongs to the site of these roots (the root as given and as redirected to). `www.` is never
 * a difference. http and https are the same site; ports are not.
 */
export function scopeOf(kind: ScopeKind, roots: readonly string[]): (url: string) => boolean {
  const anchors = roots.map((root) => new URL(root));
  switch (kind) {
    case "host": {
      const hosts = new Set(anchors.map(plainHost));
      return (url) => hosts.has(plainHost(partsOf(url)));
    }
    case "prefix": {
      const prefixes = anchors.map((anchor) => plainHost(anchor) + folderOf(anchor.pathname));
      return (url) => {
        const parsed = partsOf(url);
        const place = plainHost(parsed) + parsed.pathname;
        return prefixes.some((prefix) => place.startsWith(prefix) || `${place}/` === prefix);
      };
    }
    case "site": {
      const domains = new Set(anchors.map(registrable));
      return (url) => domains.has(registrable(partsOf(url)));
    }
    case "list": {
      const listed = new Set(roots);
      return (url) => listed.has(url);
    }
  }
}

function partsOf(url: string): Readonly<URL> {
  return urlParts(url) ?? new URL(url);
}

function plainHost(url: Readonly<URL>): string {
  return url.host.replace(/^www\./, "");
}

/** Addresses and names without a public suffix (`localhost`) stand for themselves, port included. */
function registrable(url: Readonly<URL>): string {
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.host;
}

/** `/docs/intro.html` -> `/docs/`, `/docs` -> `/docs/` */
function folderOf(path: string): string {
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (last === "") return path;
  return last.includes(".") ? path.slice(0, path.lastIndexOf("/") + 1) : `${path}/`;
}
