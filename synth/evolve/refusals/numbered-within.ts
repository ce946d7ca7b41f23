import type { Column, Relation, Row } from "../../../core/relation.ts";
import { dataRows } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { conditionColumns, ownConditionColumns } from "../condition-columns.ts";
import type { Branch, Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Operations that tell rows by a column: by a condition on it, or by each of its values. */
const SORTING = new Set(["filter", "identify", "identify_by", "probability"]);
const BY_VALUE: Readonly<Record<string, string>> = {
  mode: "column",
  distinct: "column",
  group: "by",
  group_dispersion: "by",
  count_above_group: "by",
  kth: "by",
  top: "by",
  ranked_value: "by",
};

/** “第四批”, "Phase 2", "3rd series", "Round one": which of several that were counted through. */
const COUNTED = "(?:batch|cohort|call|instal?lment|intake|phase|round|series|stage|tranche|wave)";
const ORDINAL = new RegExp(
  `^第\\s?[\\d一二三四五六七八九十]+\\s?[批届期轮次季号辑]$|^${COUNTED}\\s(?:\\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six)$|^(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)\\s${COUNTED}$`,
  "iu",
);
/** What heads plain numbers that count through. */
const COUNTING = new RegExp(`^${COUNTED}(?:\\s(?:no\\.?|number))?$|^(?:批次|届次|期次|轮次|届别|批别|期别)$`, "iu");
/** On which level something was counted through: each body counts its own. */
const LEVEL = /\b(?:level|grade|tier)$|(?:级别|等级|层级)$/iu;

/**
 * Rows are told by an ordinal that is counted anew within something else: the second national batch and the second city batch have
 * nothing in common but the word, nor have the "Phase 2" of one scheme and that of another. Said together with what it is counted in it
 * is one of them.
 */
export function tellsByNumberWithin(node: Branch, tree: Node, bench: Workbench): boolean {
  const names = SORTING.has(node.op)
    ? ownConditionColumns(node)
    : [node.params[BY_VALUE[node.op] ?? ""]].filter((name) => typeof name === "string");
  if (names.length === 0) return false;
  return bench.sources(node).some(({ relation }) =>
    names.some((name) => {
      const within = countedWithin(relation, name);
      return within.length > 0 && !within.some((one) => conditionColumns(tree).includes(one));
    }),
  );
}

const known = new WeakMap<Relation, Map<string, readonly string[]>>();

/** The columns within whose values the ordinals of a column are counted; none where it holds no ordinals, or these are counted once. */
function countedWithin(relation: Relation, name: string): readonly string[] {
  const found = known.get(relation) ?? new Map<string, readonly string[]>();
  known.set(relation, found);
  const within = found.get(name) ?? categoriesOf(relation, name);
  found.set(name, within);
  return within;
}

function categoriesOf(relation: Relation, name: string): string[] {
  const { columns } = relation;
  const at = columns.findIndex((column) => column.name === name);
  const rows = dataRows(relation).filter(({ cells }) => at >= 0 && cells[at]!.value.kind !== "missing");
  if (rows.length === 0 || !rows.every(({ cells }) => isOrdinal(cells[at]!.value, name))) return [];
  return columns.flatMap((column, other) =>
    other !== at && isSort(column) && isCountedIn(relation, rows, at, other) ? [column.name] : [],
  );
}

function isOrdinal(value: Value, heading: string): boolean {
  if (value.kind === "number") return /^\d{1,2}$/u.test(value.decimal) && COUNTING.test(humanise(heading).trim());
  return ORDINAL.test(value.printed.trim());
}

const isSort = ({ role }: Column): boolean => role === "category";

/** Some ordinal stands with several values of the other column, which is a level, or tells the years apart that the ordinal does not. */
function isCountedIn({ columns }: Relation, rows: readonly Row[], at: number, other: number): boolean {
  const ordinal = (row: Row) => textAt(row, at);
  const both = (row: Row) => `${textAt(row, at)}\n${textAt(row, other)}`;
  if (isDetermined(rows, ordinal, other)) return false;
  if (LEVEL.test(humanise(columns[other]!.name).trim())) return true;
  const repeats = new Set(rows.map(both)).size < rows.length;
  return (
    repeats &&
    columns.some(
      ({ type, role }, time) =>
        (type === "date" || role === "year") && !isDetermined(rows, ordinal, time) && isDetermined(rows, both, time),
    )
  );
}

const textAt = ({ cells }: Row, at: number): string => foldText(cells[at]!.value.printed);

/** Rows of one key have one value. */
function isDetermined(rows: readonly Row[], keyOf: (row: Row) => string, at: number): boolean {
  const values = new Map<string, string>();
  return rows.every((row) => {
    const [key, value] = [keyOf(row), textAt(row, at)];
    const first = values.get(key) ?? value;
    values.set(key, first);
    return first === value;
  });
}
