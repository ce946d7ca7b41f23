import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isPartOfPeople } from "../../../logic/parts-of-people.ts";
import { isShareOfCounts, shareOfCounts } from "../../../logic/share-of-counts.ts";
import { unitsIn } from "../../../logic/values/convert.ts";
import { isAmount } from "../../../logic/values/priced.ts";
import { isCurrency, sameUnit, unitKey } from "../../../logic/values/units.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench, WorkColumn } from "../workbench.ts";
import { countsPeople, isCountedPer } from "./counted-per.ts";
import { areFew } from "./few-values.ts";
import { countsSorts, SORTS } from "./natural-sums.ts";
import { isCharge, isPaid } from "./own-sizes.ts";
import { arePartsSideBySide } from "./parts-side-by-side.ts";
import { areRivals, isSize, sharesWord } from "./related-columns.ts";
import { SPREADS } from "./spreads.ts";

/** What one takes of many values. */
const SUMMING = new Set(["mean", "median", "range", "sum", "stdev", "variance"]);

/**
 * A formula for each row that nobody would work out: a ratio to what is neither the size of the thing, nor a number of things,
 * nor of the same unit; an area for each of what stands on it, which is a density upside down;
 * a whole area, or all people, over a part of them, of which people tell the share; nor numbers of things of which each has a fraction of the other; the excess of one rate over another, or
 * of one quantity over another that is no rival of it (two prices of one thing are rivals), or lies beside it in a whole; a mean of ratios, which is the ratio of nothing; how far differences lie apart. Nor how many times
 * as large the one of two is that lie worlds apart, or next to each other.
 */
export function isOddFormula(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (SUMMING.has(node.op) && from && !isLeaf(from) && from.op === "formula_column")
    return from.params["formula"] === "ratio" || SPREADS.has(node.op);
  if (node.op === "ratio") {
    const times = timesOf(node, bench);
    return times > MOST_TIMES || times < LEAST_TIMES || Object.values(node.inputs).some((input) => isOne(input, bench));
  }
  if (node.op !== "formula_column" || !from) return false;
  const columns = bench.table(from)?.columns ?? [];
  const [a, b] = [node.params["a"], node.params["b"]].map((name) => columns.find((column) => column.name === name));
  if (!a || !b) return false;
  // What is left of all without a part of them has a name of its own, and is no excess.
  if (node.params["formula"] !== "ratio" && (shareOfCounts(a, b) ?? shareOfCounts(b, a)) !== undefined) return true;
  if (node.params["formula"] === "difference") {
    const apart = !areRivals(a.name, b.name);
    // What a thing was and what it is now: two prices of one thing.
    if (isCharge(a) && isCharge(b)) return apart;
    return apart || a.additive !== true || b.additive !== true || arePartsSideBySide(a, b);
  }
  if (node.params["formula"] !== "ratio") return false;
  const rows = bench.table(from);
  if (rows && isShareOfCounts(a, b, rows)) return false;
  if (shareOfCounts(a, b) !== undefined || shareOfCounts(b, a) !== undefined) return true;
  if (isBareNounOf(a.name, b.name) || isBareNounOf(b.name, a.name)) return true;
  if (isArea(a) && isArea(b) && sameUnit(a.unit, b.unit) && isNeverLess(node, a, b, bench)) return true;
  // Of a whole and a part of it people tell the share, whatever else is told of two numbers of people.
  if (rows && isPartOfPeople(b, a, rows)) return true;
  if (areFew(bench.columns(from).find(({ column }) => column.name === a.name)?.values ?? [])) return true;
  if (!isHeldAgainst(a, b) || (b.unit === undefined && isHandful(bench.columns(from), b.name))) return true;
  if (![a, b].every(countsThings) || countsPeople(a.name) || sharesWord(a.name, b.name)) return false;
  return isUpsideDown(node, a, b, bench);
}

/** "The ratio of the floor area to the area": which area, where the other is one as well? A part is told of its whole by a share. */
function isBareNounOf(bare: string, other: string): boolean {
  const [noun, full] = [humanise(bare), humanise(other)];
  return /^\p{Ll}+$/u.test(noun) && full.endsWith(` ${noun}`) && !/^(?:number of|total) /.test(full);
}

/** The one is the whole of which the other is a part: in no row is it less. */
const isNeverLess = (node: Branch, a: Column, b: Column, bench: Workbench): boolean =>
  pairsOf(node, a, b, bench).every(
    ([x, y]) => x.kind !== "number" || y.kind !== "number" || Number(x.decimal) >= Number(y.decimal),
  );

/** Words that Chinese counts by are no units. */
const countsThings = ({ unit }: Column): boolean => unit === undefined || /^\p{Script=Han}$/u.test(unit);

/** "Branches per seat": of two numbers of things each has a fraction of the other, and is told the other way round; of people ("staff per bed") it is told either way. */
function isUpsideDown(node: Branch, a: Column, b: Column, bench: Workbench): boolean {
  return pairsOf(node, a, b, bench).every(
    ([x, y]) => x.kind !== "number" || y.kind !== "number" || Math.abs(Number(x.decimal)) < Math.abs(Number(y.decimal)),
  );
}

function pairsOf(node: Branch, a: Column, b: Column, bench: Workbench) {
  const from = inputOf(node);
  const table = from && bench.table(from);
  const [above, below] = [a, b].map((one) => table?.columns.findIndex(({ name }) => name === one.name) ?? -1);
  return (table?.rows ?? []).map(({ cells }) => [cells[above!]!.value, cells[below!]!.value] as const);
}

/** What is more than a hundred times as large as another is not measured by it. */
const MOST_TIMES = 100;
/** …and of what is hardly larger nobody says how many times as large it is. */
const LEAST_TIMES = 1.5;

function timesOf(node: Branch, bench: Workbench): number {
  const result = bench.result(node);
  return result?.type === "value" && result.value.kind === "number" ? Math.abs(Number(result.value.decimal)) : 0;
}

/** As many times as large as the one that there is: that is how many there are. */
function isOne(input: Node, bench: Workbench): boolean {
  const result = bench.result(input);
  if (result?.type !== "value" || result.value.kind !== "number") return false;
  return result.value.decimal === "1" && result.value.unit === undefined;
}

/** "Floor area by bathrooms": what everything has one to a few of is nothing that figures are held against. */
const HANDFUL = 5;

function isHandful(columns: readonly WorkColumn[], name: string): boolean {
  const values = columns.find(({ column }) => column.name === name)?.values ?? [];
  return values.every((value) => value.kind === "number" && Number(value.decimal) <= HANDFUL);
}

/** What the count of things says of them beside what they are: those held are some of those known. */
const OF_PART =
  /\b(?:completed|displayed|held|injured|killed|listed|lost|on display|owned|played|scored|shown|sold|used|won)\b/i;
/** What happens: it is told per head, and nothing is told per accident. */
const EVENT =
  /\b(?:accidents?|births?|bugs|casualties|complaints?|crashes|crimes?|deaths?|defects|errors|fires|goals|injuries|medals|offences|titles|trophies|visits)\b|事故|案件/i;
/** What accidents cost: so many of them to each, which tells how grave they are. */
const CASUALTIES =
  /\b(?:caught|casualties|deaths?|dead|fatalities|hurt|injured|injuries|killed|victims)\b|[死伤]亡?(?:人数|数)?$/i;
const MISHAPS = /\b(?:accidents?|collisions|crashes|explosions|fires|incidents|wrecks)\b|事故|火灾/i;
export const toldPerMishap = (a: string, b: string): boolean =>
  CASUALTIES.test(a) && MISHAPS.test(b) && !CASUALTIES.test(b);
const DURATION = new Set(["seconds", "minutes", "hours", "days", "weeks", "months", "years"]);

/**
 * Whether one quantity is told per another: per head, per employee, as a part of what is counted in the same unit, or as what
 * such things hold; not per what happens, nor a whole per some part of it only, nor how long something takes per one of its parts, nor how many sorts there
 * are, or what one costs, per how many things, nor how many things per how many sorts.
 */
export function isHeldAgainst(a: Column, b: Column): boolean {
  // "Seats sold" of "seats offered": of two numbers of the same things the one is a share of the other.
  if (shareOfCounts(a, b) !== undefined) return true;
  // Two speeds are compared; what is held against another quantity is none.
  if (SPEED.test(a.name) !== SPEED.test(b.name)) return false;
  // Of how many sorts things are goes by no size of where they are, nor by who comes to see them.
  if (countsSorts(a) || countsSorts(b)) return false;
  if (isArea(a) && !isArea(b)) return false;
  if (toldPerMishap(a.name, b.name)) return true;
  const part = OF_PART.exec(b.name)?.[0];
  if (part !== undefined && !a.name.toLowerCase().includes(part.toLowerCase())) return false;
  if (EVENT.test(b.name)) return false;
  // Of how many sorts things are does not grow with how many they are; nor does what one of them costs.
  if (b.unit === undefined && (SORTS.test(a.name) || isPrice(a))) return false;
  // Nor does anything come to each of the sorts: visitors are of no country that the films of a fair are from.
  if (b.unit === undefined && SORTS.test(b.name) && a.unit === undefined) return false;
  if (a.unit !== undefined && DURATION.has(unitKey(a.unit)) && !sameUnit(a.unit, b.unit)) return false;
  if (isSize(b.name) || (a.unit !== undefined && sameUnit(a.unit, b.unit))) return true;
  if (!sharesWord(a.name, b.name)) {
    // "Years in service" for each child, and what a tower cost for each of its steps, are told by nobody.
    if (LASTS.test(a.name) || LASTS.test(b.name)) return false;
    if (a.unit !== undefined && isCurrency(a.unit) && !countsPeople(b.name)) return false;
    // How long a thing is grows with nothing that it holds.
    if (a.unit !== undefined && b.unit === undefined && unitsIn(a.unit, "m") !== undefined) return false;
  }
  return isCountedPer(a, b);
}

/** So much time, under a heading that says so. */
const LASTS =
  /\b(?:years|months|weeks|days|hours) (?:active|at|in|of|on|with)\b|\b(?:number|length) of (?:years|months|days)\b/i;
const SPEED = /\b(?:speed|velocity)\b|时速|速度|[车流风航]速/i;

const isPrice = (column: Column): boolean => {
  const { name, unit, additive } = column;
  return isPaid(column) || (unit !== undefined && isCurrency(unit) && (additive === false || isAmount(name, unit)));
};

const AREA = /\b(?:surface|area|acreage)\b|面积/i;
const AREA_UNIT = /[²2]$|^(?:ha|hectares?|acres?|sq\b.*|square .*|平方.*|公顷|亩)$/i;

const isArea = ({ name, unit }: Column): boolean => AREA.test(name) || (unit !== undefined && AREA_UNIT.test(unit));
