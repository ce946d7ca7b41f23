import { escaped } from "../../../core/escaped.ts";
import type { Column, Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";

/** "368条点评": how many of what a page has, told with the figure. */
const COUNT = /^(?:共有?|已有)?\s?(?<figure>\d[\d,]*)\s?(?<measure>[条个人份次篇位])(?<what>点评|评论|评价)$/u;
/** What markup calls a score or a price. */
const SCORE = /score|rating|grade|star/i;
const PRICE = /price|cost/i;
/** Fewer pages than these prove nothing. */
const LEAST = 4;

/** What a Chinese page shows as its text. */
export type TextOf = (url: string) => string | undefined;

/**
 * A collection of Chinese pages whose figures say themselves what they are, though no label does: "368条点评" is the number of
 * reviews, what stands before 分 where markup calls it a score is one, and what stands behind ¥ is an amount of money.
 */
export function withToldAmounts(relation: Relation, textOf: TextOf): Relation {
  return relation.columns.reduce((known, column, at) => {
    if (!column.unnamed || column.role === "label") return known;
    return asCount(known, at) ?? asScore(known, at, textOf) ?? asMoney(known, at, textOf) ?? known;
  }, relation);
}

const stated = ({ rows }: Relation, at: number) => rows.filter(({ cells }) => cells[at]!.value.kind !== "missing");

function asCount(relation: Relation, at: number): Relation | undefined {
  const given = stated(relation, at);
  const told = given.map(({ cells }) => COUNT.exec(cells[at]!.value.printed)?.groups);
  const [first] = told;
  if (given.length < LEAST || !first) return undefined;
  if (told.some((one) => one?.["what"] !== first["what"] || one?.["measure"] !== first["measure"])) return undefined;
  const name = `${first["what"]}${/[人位]/.test(first["measure"] ?? "") ? "人数" : "数量"}`;
  if (relation.columns.some((column) => column.name === name)) return undefined;
  const unit = first["measure"]!;
  return changed(relation, at, { name, type: "number", role: "measure", unit }, (value) => {
    const figure = COUNT.exec(value.printed)?.groups?.["figure"];
    if (figure === undefined) return value;
    return { kind: "number", printed: value.printed, decimal: figure.replaceAll(",", ""), precision: 0, unit };
  });
}

/** Do all pages print this figure in these surroundings? */
function isPrinted(relation: Relation, at: number, textOf: TextOf, around: (printed: string) => RegExp): boolean {
  const given = stated(relation, at);
  return (
    given.length >= LEAST &&
    given.every(({ about, cells }) => {
      const { value } = cells[at]!;
      if (value.kind !== "number" || value.unit !== undefined || about === undefined) return false;
      return around(escaped(value.printed)).test(textOf(about) ?? "");
    })
  );
}

function asScore(relation: Relation, at: number, textOf: TextOf): Relation | undefined {
  const { columns } = relation;
  if (!SCORE.test(columns[at]!.name) || columns.some(({ name }) => name === "评分")) return undefined;
  if (!isPrinted(relation, at, textOf, (printed) => new RegExp(`(?<![\\d.])${printed}\\s?分(?!钟)`, "u")))
    return undefined;
  return changed(relation, at, { name: "评分" }, (value) => value);
}

function asMoney(relation: Relation, at: number, textOf: TextOf): Relation | undefined {
  if (!PRICE.test(relation.columns[at]!.name)) return undefined;
  if (!isPrinted(relation, at, textOf, (printed) => new RegExp(`[¥￥]\\s?${printed}(?![\\d.])`, "u"))) return undefined;
  const { name } = relation.columns[at]!;
  return changed(relation, at, { name, unnamed: true, unit: "¥" }, (value) =>
    value.kind === "number" ? { ...value, unit: "¥" } : value,
  );
}

function changed(relation: Relation, at: number, by: Partial<Column>, of: (value: Value) => Value): Relation {
  const { unnamed: _, ...column } = relation.columns[at]!;
  return {
    ...relation,
    columns: relation.columns.with(at, { ...column, ...by }),
    rows: relation.rows.map((row) => {
      const cell = row.cells[at]!;
      return cell.value.kind === "missing"
        ? row
        : { ...row, cells: row.cells.with(at, { ...cell, value: of(cell.value) }) };
    }),
  };
}
