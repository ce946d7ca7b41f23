import { keptOf } from "../../core/kept-of.ts";
import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { isChinese } from "../../logic/values/language.ts";
import { PAGE_COLUMN } from "../survey/collections/table-families.ts";
import { isPublication } from "../survey/naming/publications.ts";
import type { Node } from "./node.ts";
import { areRelated } from "./refusals/related-columns.ts";
import type { Workbench, WorkColumn } from "./workbench.ts";

/** An answer longer than this (characters, words) is not short. */
const LONGEST_ANSWER = 40;
const MOST_ANSWER_WORDS = 5;
/** How somebody is reached is no fact about them. */
const REACHED_BY = /\b(?:address|telephone|phone|fax|e-?mail|website|web site|url|homepage)\b/i;
/** "12 Mill Lane", "Market Street 69", "人民路12号": where somebody is reached, whatever the heading is. */
const STREET = "street|st\\.|road|rd\\.|avenue|ave\\.|lane|drive|quay|square|way|stra[sß]{1,2}e|weg|platz|rue|calle";
const ADDRESS = new RegExp(`^\\d+[a-z]? .*\\b(?:${STREET})|\\b(?:${STREET})\\s+\\d+[a-z]?$|[路街巷道]\\d+号`, "iu");
/** What a thing is ordered or kept by is no fact about it either. */
const KEPT_BY =
  /\b(?:barcode|ean|gtin|isbn|mpn|sku|upc)\b|\b(?:article|catalog(?:ue)?|item|order|part|product|serial|stock)\s*(?:#|(?:code|id|no|nr|number)\b)|条码|货号|订货号/i;
/** "the old currency is used" */
const CLAUSE = /\s(?:is|are|was|were|has|have|had|will|may|can)(?:\s|$)/;
/** Text that says that there is nothing to say. */
const NOTHING = /^(?:none|no|nil|n\/?a|na|negl|unknown|not (?:available|applicable|known)|see .*|-+|\?+)$/i;

/** Numbers that things are known or kept by: nobody adds up ports, versions or priorities, or asks for their mean. */
const NUMBERED =
  /\b(?:ports?|versions?|releases?|lines?|pages?|chapters?|sections?|priority|priorities|order|offsets?|address(?:es)?|pid|uid|gid|errno|signals?|opcodes?|bits?|positions?|codes?|numbers?|coordinates?|latitude|longitude|channel|register|row|column)$/i;

const isMeasure = (column: Column) => column.type === "number" && column.role === "measure";

/** A quantity that is worth an average or a ranking. All below zero, its sign is the site's own ("imports: -25%"). */
const isQuantity = ({ column, values }: WorkColumn): boolean =>
  isMeasure(column) &&
  !(column.unit === undefined && NUMBERED.test(column.name) && !/^(?:number|count) of\b/i.test(column.name)) &&
  values.some((value) => value.kind === "number" && !value.decimal.startsWith("-"));

/** A column of quantities that every row of the set states. */
export function measureOf(bench: Workbench, set: Node, random: Random, except?: string): Column | undefined {
  return drawColumn(bench, set, random, (found) => isQuantity(found) && found.column.name !== except)?.column;
}

/** Another column of quantities, of those that a person would hold against the first. */
export function relatedTo(bench: Workbench, set: Node, random: Random, first: Column): Column | undefined {
  const relations = bench.sources(set).map(({ relation }) => relation);
  const fits = (found: WorkColumn) =>
    isQuantity(found) && found.column.name !== first.name && areRelated(first.name, found.column.name, relations);
  return drawColumn(bench, set, random, fits)?.column;
}

/** A column that rows can be ranked by: a quantity, a year or a date. */
export function orderingOf(bench: Workbench, set: Node, random: Random, except?: string): Column | undefined {
  const fits = (found: WorkColumn) =>
    (isQuantity(found) || found.column.role === "year" || found.column.type === "date") && found.column.name !== except;
  return drawColumn(bench, set, random, fits)?.column;
}

/** The columns of dates. */
export const datesOf = (bench: Workbench, set: Node): Column[] =>
  bench.columns(set).flatMap(({ column }) => (column.type === "date" ? [column] : []));

/** A column of dates. */
export function dateOf(bench: Workbench, set: Node, random: Random): Column | undefined {
  return drawColumn(bench, set, random, ({ column }) => column.type === "date")?.column;
}

/** "How many different compatibilities are there", "student-teacher ratios": what things have in a degree comes in no sorts. */
const ABSTRACT = /(?:[ai]bility|ness|ism)$|\b(?:percentages?|rates?|ratios?|scores?)$/i;

/** A column of recurring values, one to a cell. */
export function categoryOf(bench: Workbench, set: Node, random: Random): Column | undefined {
  return drawColumn(bench, set, random, (found) => isSorting(found) && !ABSTRACT.test(found.column.name))?.column;
}

/** Said of many different ones, of whom it names none: "private seller". */
const ANYBODY =
  /^(?:an? )?(?:private|anonymous|unknown|various|unnamed)(?: (?:buyer|collection|collector|donor|individual|owner|party|person|seller|vendor)s?)?$|^(?:私人|个人|匿名|佚名)(?:卖家|买家|收藏|捐赠者|车主|业主)?$/i;

/** Whether the rows can be sorted by a column: "event, worker" beside "event" would be a sort of its own, a span ("1 April - 31 March") is none, and which page a row stands on, or which notice lists it, is no fact. */
export const isSorting = keptOf(
  ({ column, values }: WorkColumn): boolean =>
    column.role === "category" &&
    column.name !== PAGE_COLUMN &&
    !(isChinese(column.name) && isPublication(column.name)) &&
    !values.some((value) => ANYBODY.test(value.printed.trim())) &&
    values.every((value) => !/[,;]|\d.*\s[-–—]\s.*\d/.test(value.printed)) &&
    !areQualified(values),
);

/** "Shareware ($40)" beside "Shareware": the brackets say more of one sort, and make none of their own. */
function areQualified(values: readonly Value[]): boolean {
  const sorts = new Set(values.map(({ printed }) => printed.trim().toLowerCase()));
  const bare = new Set([...sorts].map((sort) => sort.replace(/\s*[(（][^()（）]*[)）]$/, "")));
  return bare.size < sorts.size;
}

/** A column whose values are short answers. */
export function answerColumnOf(bench: Workbench, set: Node, random: Random, except?: string): Column | undefined {
  const fits = ({ column, values, parts }: WorkColumn) =>
    column.name !== except &&
    parts === undefined &&
    !REACHED_BY.test(column.name) &&
    !KEPT_BY.test(column.name) &&
    column.role !== "rank" &&
    areShort(values);
  return drawColumn(bench, set, random, fits)?.column;
}

const areShort = keptOf((values: readonly Value[]): boolean =>
  values.every((value) => isShort(value) && !ADDRESS.test(value.printed)),
);

/** One of the fitting columns, those that people ask about more often. */
export function drawColumn(
  bench: Workbench,
  set: Node,
  random: Random,
  fits: (column: WorkColumn) => boolean,
): WorkColumn | undefined {
  const columns = bench.columns(set).filter(fits);
  let at = random.next() * columns.reduce((sum, { salience }) => sum + salience, 0);
  for (const column of columns) {
    at -= column.salience;
    if (at <= 0) return column;
  }
  return columns.at(-1);
}

/** "1901 by Ada Holm": when and by whom are two answers. */
const TOLD_BY = /\d.*\sby\s/;

/** "Shelter Bay 12 m": a name and a figure of it are two answers. */
const MEASURED = /\p{L}\s[-−]?\d[\d.,]*\s?\p{Ll}{1,3}$/u;

function isShort(value: Value): boolean {
  if (value.kind === "number" || value.kind === "date") return true;
  const text = value.printed.trim();
  return (
    text.length <= LONGEST_ANSWER &&
    text.split(/\s+/).length <= MOST_ANSWER_WORDS &&
    !NOTHING.test(text) &&
    !/[;:,()[\]/]|[-–—]$|\d\s*%/.test(text) &&
    !CLAUSE.test(text) &&
    !MEASURED.test(text) &&
    !TOLD_BY.test(text)
  );
}
