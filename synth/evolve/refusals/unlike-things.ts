import type { Column, Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { unitKey } from "../../../logic/values/units.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { addUp } from "./natural-sums.ts";
import { SPREADS } from "./spreads.ts";

/** What is as much larger than another as this is no thing of its sort: a seal and a bell, a shrew and an elephant. */
const ORDERS_APART = 50;
/** Sizes and weights of what one can point at. */
const PHYSICAL = new Set("km m cm mm mi ft in yd 里 kg g mg t lb oz stone 斤 l ml gal".split(" "));
/** What is taken of all figures together, where each is as good an example as the next. */
const TOGETHER = new Set(["mean", "median", "quantile", "weighted_mean", "count_above_average", "sum", "linear_fit"]);
const TAKEN = new Set(["mean", "median", "sum", "range", "stdev"]);
/** One entry that is several pieces: “全套共8件”, "a set of six". */
const SEVERAL =
  /[一全整][组套对双副](?:共|[，,。（(\s]|[一二三四五六七八九十\d]|$)|最[大高长重]的?一[件个枚]|\b(?:an? )?(?:set|pair|group|suite) of\b/iu;

/**
 * A mean, a median or a spread of how large or heavy single objects are that are nothing alike: their sizes lie orders of magnitude apart,
 * or some entries are sets of several pieces. Which of them is the heaviest somebody asks, and how many are heavier than a man can lift;
 * what they weigh on average says nothing of any of them. Amounts (what was caught, carried, built) are parts of a whole, and have means.
 */
export function averagesUnlike(node: Branch, bench: Workbench): boolean {
  const takes = TOGETHER.has(node.op) || SPREADS.has(node.op) || (node.op === "group" && TAKEN.has(taken(node)));
  if (!takes) return false;
  const name = node.params["column"];
  return nodesOf(node).some((leaf) => {
    if (!isLeaf(leaf)) return false;
    // Of what few pages state the column of all is not asked about, and that of a sort of them may be.
    const { columns, rows } = bench.relation(leaf.relation).relation;
    const at = columns.findIndex((column) => column.name === name);
    const column = columns[at];
    if (!column || !isPhysical(column)) return false;
    return !addUp(column, columns) && (lieApart(rows.map(({ cells }) => cells[at]!.value)) || rows.some(isSet));
  });
}

const taken = ({ params }: Branch) => String(params["take"]);

const isPhysical = ({ type, unit }: Column) => type === "number" && unit !== undefined && PHYSICAL.has(unitKey(unit));

type Values = readonly Value[];

function lieApart(values: Values): boolean {
  const sizes = values.flatMap((value) => (value.kind === "number" ? [Number(value.decimal)] : []));
  const positive = sizes.filter((size) => size > 0);
  return positive.length > 1 && Math.max(...positive) >= ORDERS_APART * Math.min(...positive);
}

const isSet = ({ cells }: Row) => cells.some(({ value }) => SEVERAL.test(value.printed));
