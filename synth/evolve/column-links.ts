import { dataRows, type Relation } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { agentNoun } from "../../logic/english/clause-headings.ts";
import { isPlural, singular } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { isChinese } from "../../logic/values/language.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import { PART_OF_NAME } from "../survey/cells/redundant-columns.ts";
import { nounPhrase } from "../survey/naming/noun-phrases.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import { isOneOfSeveral } from "./one-of-several.ts";

/** Cells of a column that lead nowhere are common; where fewer than this share lead on, the column is no reference. */
const LEAST_SHARE = 0.6;
/** Rows of the other relation that are led to, at least. */
const LEAST_ROWS = 2;
/**
 * Names alone meet by chance (an option called "status", a key word "default"): where no hyperlink says so, and the column
 * is not called after what it leads to, this share of its cells must be names of the other relation's rows, of at least so
 * many different ones, and this part of them must look like names, not like words of the language.
 */
const BY_NAME = { share: 0.9, rows: 5, proper: 0.5 };
/** "mod_alias", "HTTP/2", "3.40.1", "South Sudan": more than one lower-case word of letters. */
const PROPER = /[^\p{Ll}\s'-]/u;

/** Links that lead through a site in its order say nothing about the thing. */
const ONWARD = /^(?:next|previous|prev|preceding|following|back|up|parent|see|related|more)\b/i;

/** A column whose cells name, or link to, rows of another relation: the venue of an edition. */
export interface ColumnLink {
  from: SurveyedRelation;
  /** Name of the column in `from`. */
  on: string;
  to: SurveyedRelation;
  /** The names of things in `from` hold what they name: whoever is given the name is there without a step. */
  inName?: true;
}

/**
 * The columns of relations that lead on to other relations. The rows of `to` are known by name, and the
 * column's name is a noun that the thing it leads to can be called by.
 */
export function columnLinks(relations: readonly SurveyedRelation[]): ColumnLink[] {
  const targets = relations.flatMap((to) => {
    // What a file says of things leads nowhere that their pages do not.
    if (to.label?.column.role !== "label" || to.filed) return [];
    const rows = dataRows(to.relation);
    const label = to.label.index;
    const nouns = [to.naming.singular, to.label.column.name, to.relation.name].map(headNoun);
    return [
      {
        to,
        nouns: new Set(nouns.filter((noun) => noun !== "")),
        pages: new Set(rows.flatMap((row) => row.about ?? [])),
        names: new Set(rows.map((row) => nameKey(row.cells[label]!.value.printed))),
      },
    ];
  });
  const links = relations.flatMap((from) => {
    return [...from.columns, ...namedWithin(from)].flatMap(({ column, index, inName }: Referring) => {
      if ((column.type !== "text" && column.type !== "entity") || !isReference(column.name)) return [];
      const cells = statedIn(from.relation, index);
      const found = targets.flatMap(({ to, pages, names, nouns }): (ColumnLink & { byLink: boolean })[] => {
        const { share, distinct, linked, proper } = leading(cells, pages, names);
        if (share < LEAST_SHARE || distinct < LEAST_ROWS) return [];
        const byLink = linked >= LEAST_SHARE;
        if (inName && !byLink) return [];
        const link = { from, on: column.name, to, byLink, ...(inName ? { inName } : {}) };
        const told = byLink || nouns.has(headNoun(column.name));
        const isNamed = distinct >= BY_NAME.rows && proper >= BY_NAME.proper;
        // Things that name others of their own kind: each knows only the names that its site gives them.
        if (to === from) return isNamed ? [link] : [];
        const named = share >= BY_NAME.share && isNamed;
        return told || named ? [link] : [];
      });
      return toPages(found);
    });
  });
  return links.filter((link) => !isOneOfSeveral(link, links));
}

type Referring = Pick<SurveyedColumn, "column" | "index"> & Pick<ColumnLink, "inName">;

/** What the names of things hold is not asked for, and leads on nevertheless where it is a link: to the maker of a “chair by Ann Lee”. */
const namedWithin = ({ relation: { columns }, dropped }: SurveyedRelation): Referring[] =>
  dropped.flatMap(({ name, reason }) => {
    const index = reason === PART_OF_NAME ? columns.findIndex((column) => column.name === name) : -1;
    return index < 0 ? [] : [{ column: columns[index]!, index, inName: true as const }];
  });

/** What is linked to is the thing on its page; lists that have a row for the same thing are no other things. */
function toPages(found: readonly (ColumnLink & { byLink: boolean })[]): ColumnLink[] {
  const isPage = ({ to }: ColumnLink) => to.relation.source === "page_collection";
  const kept = found.some((link) => link.byLink && isPage(link)) ? found.filter(isPage) : found;
  return kept.map(({ byLink: _, ...link }) => link);
}

/** One noun for one thing: no list, and not the way on through the site. */
function isReference(name: string): boolean {
  if (isChinese(name)) return CHINESE_NOUN.test(name) && !CHINESE_ONWARD.test(name);
  // The largest of them is one of them.
  const plain = name.replace(/^(?:largest|main|chief|principal)\s/i, "");
  const noun = agentNoun(humanise(plain)) ?? nounPhrase(plain);
  return noun !== undefined && !isPlural(noun) && !ONWARD.test(noun) && !OPEN.test(noun);
}

/** Chinese headings are nouns as they stand, but for links on through the site and what is said of things at large. */
const CHINESE_NOUN = /^\p{Script=Han}{2,8}$/u;
const CHINESE_ONWARD = /^(?:上一?|下一?|前一|后一|返回|相关|参见|另见|更多|其他|备注|说明|推荐)/u;

/** "Trained under": what follows is no "trained under" of anybody. */
const OPEN = /\s(?:above|after|at|before|below|beside|near|on|onto|over|through|under|via|within)$/i;

/** "Research groups" -> "group" */
export const headNoun = (name: string) =>
  singular(
    foldText(humanise(name))
      .replace(/\s(?:of|in|for|on)\s.*$/, "")
      .split(/\s+/)
      .at(-1)!,
  );

/** What a cell states, with the name that it may be of something. */
interface Stated {
  value: Value;
  name: string;
}

/** The cells of a column, read once for all relations that they may lead to. */
const statedIn = (relation: Relation, index: number): Stated[] =>
  dataRows(relation).flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "missing" ? [] : [{ value, name: nameKey(value.printed) }];
  });

/** Which part of the column's cells lead to rows, how many different ones, by hyperlinks, and by what looks like a name. */
function leading(cells: readonly Stated[], pages: ReadonlySet<string>, names: ReadonlySet<string>) {
  let leads = 0;
  let linked = 0;
  const distinct = new Map<string, boolean>();
  for (const { value, name } of cells) {
    const byLink = value.kind === "entity" && pages.has(value.href);
    if (!byLink && !names.has(name)) continue;
    leads += 1;
    if (byLink) linked += 1;
    distinct.set(name, PROPER.test(value.printed.trim()));
  }
  const of = Math.max(1, cells.length);
  const proper = [...distinct.values()].filter(Boolean).length / Math.max(1, distinct.size);
  return { share: leads / of, linked: linked / of, distinct: distinct.size, proper };
}
