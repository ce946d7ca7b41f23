import type { Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";

/** Most of the cells. */
const MOSTLY = 0.5;
/** "Ada Holm (1902 to 1910)" */
const NAME = /\p{Lu}\p{L}*\.? (?:\p{Lu}|d[aeiu]\s|v[ao]n\s)/u;
const YES_OR_NO = /^(?:yes|no|y|n|true|false)$/i;

/**
 * Why what a heading names cannot be what stands under it: a person over years and figures ("Captain: 1902 to 1910"), yes and no
 * among other words ("Shop: yes", "Shop: Saturdays only"); undefined where nothing speaks against it.
 */
export function whyContradicted(column: Column, values: readonly Value[]): string | undefined {
  const printed = values.flatMap((value) => (value.kind === "missing" ? [] : [value.printed.trim()]));
  if (column.type === "text" || column.type === "entity") {
    const said = printed.filter((text) => YES_OR_NO.test(text)).length;
    if (said > 0 && said < printed.length) return "some of its cells say yes or no and others something else";
  }
  const name = humanise(column.name);
  if (isPlural(name) || nounKind(name) !== "person" || column.unit !== undefined) return undefined;
  const figures = printed.filter((text) => /\d/.test(text) && !NAME.test(text)).length;
  return figures > MOSTLY * printed.length ? "its heading names a person, and its values do not" : undefined;
}
