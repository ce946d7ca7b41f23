import type { Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";

/** A column is no category when more than this share of its cells name several categories. */
const SEVERAL = 0.1;
/** "《流水》、《广陵散》": works, each in its own marks. */
const TITLES = /^《[^《》]+》(?:、《[^《》]+》)+$/u;

/** "林一舟等", "Holm et al.": the first of several, of whom the others are not named. A prize is of the first class, "一等". */
const AND_OTHERS = /(?<=\p{Script=Han}{2})(?<![一二三四五六七八九十头特高中初优上下次同平对相])等\d*人?$|\bet al\.?$/u;

/** "server config, virtual host" beside "server config": whether the second holds for the first is anyone's guess. */
export function namesSeveral(values: readonly Value[]): boolean {
  const titles = values.filter(({ kind, printed }) => kind === "text" && TITLES.test(printed.trim()));
  if (titles.length > SEVERAL * values.length) return true;
  const others = values.filter(({ kind, printed }) => kind === "text" && AND_OTHERS.test(printed.trim()));
  if (others.length > SEVERAL * values.length) return true;
  if (!values.some((value) => value.kind === "text" && /[,;]/.test(value.printed))) return false;
  const printed = values.flatMap((value) => (value.kind === "text" ? [value.printed.trim().toLowerCase()] : []));
  const alone = new Set(printed);
  const several = printed.filter((text) => {
    if (!/[,;]/.test(text)) return false;
    const parts = text.split(/\s*[,;]\s*/);
    return parts.length > 1 && parts.some((part) => alone.has(part));
  });
  return several.length > SEVERAL * printed.length;
}

/** In a column of names, lists on more than that share of the cells: the page names one or several under one label. */
export function listsSometimes({ type }: Column, values: readonly Value[]): boolean {
  if (type !== "text" && type !== "entity") return false;
  const stated = values.filter(({ kind }) => kind !== "missing");
  return stated.filter(({ kind }) => kind === "list").length > SEVERAL * stated.length;
}
