import type { Value } from "../../../core/value.ts";

/** Where a site files its pages by words of its own, behind addresses that say so. */
const FILED = /^(?:categor(?:y|ies)|tags?|topics?|labels?|filed under|posted in|分类|标签|类别)$/i;
const FILE_ADDRESS = /\b(?:categor(?:y|ies)|tags?|topics?|labels?)\b/i;

/** Whether a column says where the site files its pages ("Tags: news", behind "/tag/news"). */
export function saysWhereFiled(name: string, values: readonly Value[]): boolean {
  if (!FILED.test(name.trim())) return false;
  const items = values.flatMap((value) => (value.kind === "list" ? value.items : [value]));
  const entities = items.flatMap((item) => (item.kind === "entity" ? [item] : []));
  return (
    entities.length > 0 && entities.every(({ href }) => FILE_ADDRESS.test(decodeURIComponent(new URL(href).pathname)))
  );
}
