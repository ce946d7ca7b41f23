import { PageAreas } from "../dom/page-area.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { bodyOf } from "../html.ts";
import { findMain } from "./main-content.ts";
import type { Removal } from "./removal-log.ts";

/** What the main content of an HTML page leaves out, and the rule that took each piece. `html` is decoded text. */
export function removedFrom(html: string): Removal[] {
  const body = bodyOf(parseHtml(html));
  return body ? findMain(body, new PageAreas(body)).removed() : [];
}
