import type { Column, Relation } from "../../../core/relation.ts";
import type { NounKind } from "../../../core/word-kinds.ts";
import { singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { mayBePeople } from "../../../logic/english/person-role.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isTableFamily } from "../collections/table-family.ts";
import type { SurveyedColumn } from "../surveyed.ts";
import { fromPlural, type Noun, pluralHead, withoutWhich } from "./noun-phrases.ts";

/** What can be of a thing, or happen to it, and is none: records of a lake, loans of a painting. */
const OF_THINGS: ReadonlySet<NounKind | undefined> = new Set<NounKind | undefined>([
  "act",
  "communication",
  "event",
  "possession",
  "process",
  "state",
]);
/** How much, and of what is said nowhere. */
const HOW_MUCH = /^(?:amount|figure|mark|result|score|value)$/i;

/**
 * What columns of a table are called whose title names what its rows are of the things that they lead to: under "Lap records", beside
 * the name of each track, "Holder" and "Year" are the record holder and the year of the record, and a track has neither. Only
 * headings that say nothing of what they are are completed so, and none that the pages of the things have as well: what these state is
 * the things' own.
 *
 * @param noun what the rows are called, in the singular
 * @param page that the table stands on, with its heading
 */
export function namesByTitle(
  relation: Relation,
  label: SurveyedColumn | undefined,
  noun: string,
  page: { title: string; heading?: string } | undefined,
  all: readonly Relation[],
): Readonly<Record<string, string>> {
  if (relation.source !== "html_table" || isTableFamily(relation) || !label) return {};
  const titles = [relation.name, page?.heading ?? page?.title ?? ""];
  const titled = titles.map(titleNoun).find((one) => one !== undefined);
  if (!titled || !namesOthers(titled, noun, label.column, relation)) return {};
  const own = statedByThings(relation, all);
  return Object.fromEntries(
    relation.columns.flatMap((column, at) =>
      at === label.index || column.unnamed || !isBare(column) || own.has(foldText(column.name))
        ? []
        : [[column.name, `${titled.singular} ${humanise(column.name)}`] as const],
    ),
  );
}

const titleNoun = (title: string): Noun | undefined => fromPlural(withoutWhich(title)) ?? pluralHead(title);

/** Whether a title names neither the things, by any word that the site has for them, nor something of their kind. */
function namesOthers(titled: Noun, noun: string, label: Column, { rows }: Relation): boolean {
  const kind = nounKind(titled.singular);
  const folders = rows.flatMap(({ cells, about }) => {
    const href = about ?? cells.map(({ value }) => value).find((value) => value.kind === "entity")?.href;
    return href === undefined ? [] : [new URL(href).pathname.split("/").filter(Boolean).at(-2) ?? ""];
  });
  const called = new Set([noun, label.name, ...folders].map((word) => singular(headWord(word))));
  return OF_THINGS.has(kind) && nounKind(noun) !== kind && !called.has(headWord(titled.singular));
}

/** A heading of one word that says when, who or how much, and not of what. */
function isBare({ name, type, role }: Column): boolean {
  const head = name.trim();
  if (!/^\p{L}+$/u.test(head)) return false;
  const isTime = nounKind(head) === "time";
  return role === "year" || type === "date" ? isTime : isTime || mayBePeople(head) || HOW_MUCH.test(head);
}

/** What the pages of the things state, by heading. */
function statedByThings({ rows }: Relation, all: readonly Relation[]): ReadonlySet<string> {
  const led = new Set(rows.flatMap(({ about }) => about ?? []));
  return new Set(
    all.flatMap((one) =>
      one.source === "page_collection" && one.rows.some(({ about }) => about !== undefined && led.has(about))
        ? one.columns.map(({ name }) => foldText(name))
        : [],
    ),
  );
}
