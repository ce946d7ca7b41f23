import type { Column, Row } from "../../core/relation.ts";
import type { Period } from "../../logic/values/period.ts";

/** How many matches, rounds or days something was taken part in. */
const TAKEN_PART =
  /^(?:(?:matches|games|rounds|races|starts|fixtures|heats|bouts|ties|days|shows|performances)(?: (?:played|held|run|open))?|played|pld|gp|mp|p|(?:比赛|参赛|已赛)?(?:场次|场数|轮次|轮数)|营业天数|开放天数|演出场次)$/i;

/** Does a column say how much of what takes place each time somebody took part in? All that take part do so alike. */
export const isTakenPart = ({ name }: Pick<Column, "name">): boolean => TAKEN_PART.test(name.trim());

/**
 * The quantities of a relation whose times can be held against each other: where a column says that more was played in some
 * than in others, or seasons have more rows than others, what adds up over matches is more for that alone.
 *
 * @param periods the time of each row
 */
export function comparable(
  columns: readonly Column[],
  rows: readonly Row[],
  periods: readonly Period[],
  measures: readonly Column[],
): Column[] {
  const unlike = playsDiffer(columns, rows) || sizesDiffer(periods);
  return unlike
    ? measures.filter(({ additive, name }) => additive === false && !TAKEN_PART.test(name.trim()))
    : [...measures];
}

function playsDiffer(columns: readonly Column[], rows: readonly Row[]): boolean {
  return columns.some(({ name, type }, at) => {
    if (type !== "number" || !TAKEN_PART.test(name.trim())) return false;
    const stated = rows.flatMap(({ cells }) => {
      const { value } = cells[at]!;
      return value.kind === "number" ? [value.decimal] : [];
    });
    return new Set(stated).size > 1;
  });
}

/** Who plays against more others plays more. */
function sizesDiffer(periods: readonly Period[]): boolean {
  if (periods[0]?.grain !== "season") return false;
  const sizes = new Map<number, number>();
  for (const { at } of periods) sizes.set(at, (sizes.get(at) ?? 0) + 1);
  return new Set(sizes.values()).size > 1;
}
