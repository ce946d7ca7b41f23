import { getDomain } from "tldts";

/** Headers that say how to answer and nothing about who asks: these go everywhere. */
const HARMLESS = /^(?:accept(?:-[a-z]+)?|cache-control|pragma|dnt|sec-gpc|user-agent|upgrade-insecure-requests)$/;

/**
 * The request headers that the user gave. Any of them may be a login, so that they go only to the sites that the user
 * named (by registrable domain, or by address); those that are surely none go everywhere.
 */
export class UserHeaders {
  readonly #headers: readonly (readonly [string, string])[];
  readonly #named: ReadonlySet<string>;

  /** `named`: origins; where there are none, whatever is asked for is meant. */
  constructor(headers: Readonly<Record<string, string>> = {}, named: readonly string[] = []) {
    this.#headers = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    this.#named = new Set(named.map((origin) => siteOf(new URL(origin))));
  }

  /** Whether there are none at all. */
  get none(): boolean {
    return this.#headers.length === 0;
  }

  for(url: URL): Record<string, string> {
    if (this.#headers.length === 0) return {};
    const meant = this.#named.size === 0 || this.#named.has(siteOf(url));
    return Object.fromEntries(this.#headers.filter(([name]) => meant || HARMLESS.test(name)));
  }
}

function siteOf(url: URL): string {
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname;
}
