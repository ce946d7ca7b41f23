import { isAnybody, mayBePeople, relative } from "../../logic/english/person-role.ts";
import { sourceWords } from "../../logic/english/source-words.ts";
import type { Naming } from "../../logic/operation.ts";
import { nounOfRows } from "../survey/naming/noun-of-rows.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { calledAsLinked, placedAs } from "./called-as-linked.ts";
import { conditionColumns } from "./condition-columns.ts";
import { fileSource } from "./file-source.ts";
import { isReached } from "./is-reached.ts";
import { columnsOfYears } from "./mixed-years.ts";
import { type Branch, columnsRead, isLeaf, type Node, nodesOf } from "./node.ts";
import { listedSource, readsWhole, selectedNaming } from "./refusals/whole-list.ts";
import { placeWithin } from "./twins.ts";
import type { Workbench } from "./workbench.ts";

/** "in the table “Depths” on …" */
const IN_TABLE = /^in the (?:table|sheet|[\p{L} ]*file) “/u;

/**
 * How a question calls the rows of each relation, by relation id. Where it is about a few named rows only, and the site
 * lists all of them under headings that agree on a noun, that noun is better than the relation's own. What stands on the
 * pages of things beside a table stands "in the table … and on the lakes' own pages".
 */
export function namingsFor(tree: Node, bench: Workbench): Map<string, Naming> {
  const sources = bench.sources(tree);
  const { siteName, language } = bench.survey;
  const onSite = language === "zh" ? siteName : `on ${siteName}`;
  const selectionOf = (source: SurveyedRelation) =>
    readsWhole(tree, source.relation.id) ? selectedNaming(source, bench.survey) : undefined;
  const ownPlace = (source: SurveyedRelation) => {
    const selected = selectionOf(source);
    if (selected) return selected.source;
    const isWhole = readsWhole(tree, source.relation.id);
    const listed = isWhole
      ? (listedSource(source, bench.survey) ?? pagedSource(tree, source, bench.survey))
      : undefined;
    const file = source.ofYear || source.filed ? undefined : fileSource(source.relation, bench.survey);
    return listed ?? file ?? source.naming.source;
  };
  const led = new Set(sources.filter(({ relation }) => isReached(tree, relation.id)));
  const starts = new Set(sources.flatMap((source) => (led.has(source) ? [] : [ownPlace(source)])));
  const isPlaced = [...starts].some((place) => place.includes(siteName));
  const placeOf = (source: SurveyedRelation) =>
    !led.has(source) || !isPlaced ? ownPlace(source) : starts.has(onSite) ? onSite : "";
  // "In the table “A” of the site and on the site" says the site twice.
  const sited = sources.some((source) => placeOf(source) !== onSite && placeOf(source).includes(siteName));
  const tables = new Set(sources.map(placeOf).filter((place) => IN_TABLE.test(place)));
  const paged = new Set(
    sources.flatMap((source) =>
      source.relation.source === "page_collection" && placeOf(source) === onSite ? [source.naming.plural] : [],
    ),
  );
  const compared = comparedTables(tree, sources, siteName);
  return new Map(
    sources.map((source) => {
      const within = compared?.get(source);
      if (within !== undefined) {
        const { singular, plural, names } = source.naming;
        const columns = names ? { names } : {};
        return [source.relation.id, { singular, plural: `${plural} ${within}`, ...columns, source: onSite }];
      }
      const noun = nounOf(namesIn(tree, source, bench), source);
      const place = placeOf(source);
      // Those with a page of their own are said to stand on the site.
      const isSaid =
        language === "en" ? sited : sources.some((one) => placeOf(one).startsWith(`${siteName}中有独立页面`));
      const where =
        isSaid && place === onSite ? "" : led.size > 0 && !led.has(source) ? startingAt(place, source) : place;
      const isOnly = language === "en" && tables.size === 1 && tables.has(place);
      const said = isOnly && paged.size === 1 ? withPages(place, [...paged][0]!, siteName) : where;
      const { whole } = selectionOf(source) ?? {};
      const years = yearNotes(tree, source, language);
      const linked = calledAsLinked(tree, source, bench);
      const at = linked ? placedAs(said, source.naming.plural, linked.plural) : said;
      return [
        source.relation.id,
        { ...source.naming, ...noun, ...linked, ...(whole ? { whole } : {}), ...years, source: at },
      ];
    }),
  );
}

/** "on the page “Halls” of the Quay site" */
const ON_PAGE = /^on the page “[^”]+” of /u;

/**
 * Where a path leads off a page only the set that it starts from stands there: "Among the halls listed on the page “Halls”, who is the
 * chair of the society whose hall was opened first?", of a society that the page does not tell of.
 */
const startingAt = (place: string, { hasNoun, naming }: SurveyedRelation): string =>
  hasNoun && ON_PAGE.test(place) ? `among the ${naming.plural} listed ${place}` : place;

/** Where those of a kind stand that have a page of their own, while the site names others; undefined where it has all of them. */
function pagedSource(tree: Node, source: SurveyedRelation, { siteName, language }: Survey): string | undefined {
  const { naming, pagesOfSome } = source;
  const isAnyones = source.relation.source === "page_collection" && !source.scoped && isAnybody(naming.singular);
  if (pagesOfSome !== true && !isAnyones && !countsOwned(tree, source)) return undefined;
  // "whose page gives the music" says it already.
  if (nodesOf(tree).some((node) => !isLeaf(node) && node.op === "stated")) return undefined;
  return language === "zh"
    ? `${siteName}中有独立页面的${naming.singular}`
    : `among the ${naming.plural} ${mayBePeople(naming.singular) ? "who" : relative(naming.singular, "")} have a page of their own on ${siteName}`;
}

function withPages(place: string, things: string, siteName: string): string {
  const words = sourceWords([place]);
  const site = [" of ", " on "].map((joint) => joint + siteName).find((end) => words.endsWith(end));
  if (site === undefined) return place;
  const whose = things.endsWith("s") ? `${things}'` : `${things}'s`;
  return `${words.slice(0, -site.length)} and on the ${whose} own pages${site}`;
}

/**
 * Where a question holds tables against each other, each is named at its own rows: one adverbial for both would not say which
 * is which. Undefined where the tree does something else.
 */
function comparedTables(
  tree: Node,
  sources: readonly SurveyedRelation[],
  siteName: string,
): ReadonlyMap<SurveyedRelation, string> | undefined {
  if (isLeaf(tree) || sources.length < 2) return undefined;
  const read = Object.values(tree.inputs).map(
    (input) => new Set(nodesOf(input).flatMap((node) => (isLeaf(node) ? [node.relation] : []))),
  );
  if (read.length < 2 || read.some((ids) => ids.size !== 1)) return undefined;
  const places = sources.map((source) => [source, placeWithin(source.naming.source, siteName)] as const);
  return places.every((place): place is readonly [SurveyedRelation, string] => place[1]?.startsWith("in ") === true)
    ? new Map(places)
    : undefined;
}

/** The names that the tree picks from a relation, by themselves or by a condition; undefined where it reads other rows too. */
function namesIn(tree: Node, { relation, label }: SurveyedRelation, bench: Workbench): Set<string> | undefined {
  const names = new Set<string>();
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    const reads = Object.values(node.inputs).some((input) => isLeaf(input) && input.relation === relation.id);
    if (!reads) continue;
    const picked = node.op === "named" ? (node.params["names"] as string[]) : keptNames(node, label, bench);
    if (!picked) return undefined;
    for (const name of picked) names.add(name);
  }
  return names;
}

/** The names of the rows that a condition keeps; of a pairing the rows come from the other side. */
function keptNames(node: Branch, label: SurveyedRelation["label"], bench: Workbench): string[] | undefined {
  if (node.op === "join") return [];
  if (node.op !== "filter" || !label) return undefined;
  return bench.table(node)?.rows.map(({ cells }) => cells[label.index]!.value.printed.trim());
}

function nounOf(names: ReadonlySet<string> | undefined, { label, nouns, relation }: SurveyedRelation) {
  if (!names || names.size === 0 || !label) return undefined;
  const rows = relation.rows.flatMap((row, index) =>
    names.has(row.cells[label.index]!.value.printed.trim()) ? [index] : [],
  );
  return nounOfRows(nouns, rows);
}

/** "Which maker has the most lutes?", "How many are by Ann Lee?", of owners whose pages say that they have more. */
function countsOwned(tree: Node, { ownedElsewhere }: SurveyedRelation): boolean {
  if (ownedElsewhere === undefined) return false;
  return nodesOf(tree).some((node) => {
    if (isLeaf(node)) return false;
    const { op, params } = node;
    if (op === "group") return params["take"] === "count" && ownedElsewhere.has(String(params["by"]));
    if (op === "mode") return ownedElsewhere.has(String(params["column"]));
    return op === "count" && conditionColumns(node).some((column) => ownedElsewhere.has(column));
  });
}

/** Figures of different years are taken as they are given, and a question that reads them says so. */
function yearNotes(tree: Node, source: SurveyedRelation, language: Survey["language"]): Pick<Naming, "notes"> {
  const mixed = columnsOfYears(source);
  if (mixed.size === 0 || isLeaf(tree) || !columnsRead(tree).some((name) => mixed.has(name))) return {};
  return {
    notes: [
      language === "zh"
        ? "各数字的年份不尽相同，均按所列数字计算。"
        : "Take each figure as it is given, whatever its year.",
    ],
  };
}
