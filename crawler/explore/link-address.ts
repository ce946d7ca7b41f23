import { kept } from "../../core/kept.ts";
import { canonicalUrl } from "../fetch/canonical-url.ts";
import { urlShape } from "../read/collections/url-shape.ts";

/** The one spelling of an address, and its shape; `undefined` and "" where it is none of http(s). */
export interface LinkAddress {
  canonical: string | undefined;
  shape: string;
}

/** Addresses that are remembered: pages of a site lead to the same ones from their menus, and to each other. */
const KEPT = 10_000;

/** What a link's address becomes. Each thread finds it once for the pages that it reads one after the other. */
export const linkAddress = kept((url): LinkAddress => {
  const canonical = canonicalUrl(url);
  return { canonical, shape: canonical === undefined ? "" : urlShape(canonical) };
}, KEPT);
