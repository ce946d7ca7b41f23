import type { Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { listedIn } from "../../../logic/condition.ts";

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
  if (listsInChinese(values)) return true;
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

/** Marks between words that stand side by side. */
const BESIDE = /\p{Script=Han}\s*[、，；]\s*\p{Script=Han}/u;

/**
 * "馆长、研究员" beside "研究员" or "副馆长、研究员": two facts in one cell. Whoever holds the first is a 研究员 as much as the second, so
 * that the whole cell is no sort of people.
 */
function listsInChinese(values: readonly Value[]): boolean {
  const cells = new Set(
    values.flatMap(({ kind, printed }) => (kind === "text" || kind === "entity" ? [printed.trim()] : [])),
  );
  if (![...cells].some((cell) => BESIDE.test(cell))) return false;
  const known = new Map<string, number>();
  for (const cell of cells) for (const part of new Set(listedIn(cell))) known.set(part, (known.get(part) ?? 0) + 1);
  const several = values.filter(
    ({ printed }) => BESIDE.test(printed) && listedIn(printed.trim()).some((part) => known.get(part)! > 1),
  );
  return several.length > SEVERAL * values.length;
}

/** In a column of names, lists on more than that share of the cells: the page names one or several under one label. */
export function listsSometimes({ type }: Column, values: readonly Value[]): boolean {
  if (type !== "text" && type !== "entity") return false;
  const stated = values.filter(({ kind }) => kind !== "missing");
  return stated.filter(({ kind }) => kind === "list").length > SEVERAL * stated.length;
}
