import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { closest, isPageTag, type Tag } from "../dom/dom.ts";
import { isLabelText } from "../pairs/label-values.ts";
import type { Field } from "./fields.ts";

/** A text that stands at its place in so many of the records is part of what they are printed with. */
const CONSTANT_SHARE = 0.8;
/** One of several such at the same place (a label in each line) in so many. */
const RECURRING_SHARE = 0.3;
const LEAST_RECURRING = 2;
/** Of the texts at a place so many must recur for it to be the labels' place. */
const PLACE_SHARE = 0.9;
/** Labels of lines are several to a record. */
const LINES = 1.5;
const COLON = /\s*[:：]$/;
/** Behind Chinese a colon needs no space: “级别：省级”. */
const PREFIX = /^([^:：]{1,40})(?:[:：]\s+|：|(?<=\p{Script=Han}):)(?=\S)/u;
/** Words before a value that name nothing. */
const CONNECTIVE =
  /^(?:a|an|and|at|by|for|from|in|new|of|on|or|per|posted|published|since|the|to|updated|via|with|more|read more)$/i;

/**
 * Finds the labels that are printed inside records, and takes them out: "Role:" before its value, "Role: Cook" or “职务：厨师” as one text,
 * "Role" without a colon where it stands at the same place of the records again and again (as EXALG tells a template's
 * tokens from values, by the roles that they occur in).
 */
export function readLabels(records: readonly Field[][]): Field[][] {
  const prefixed = prefixesOf(records);
  const joined = records.map((fields) => withColons(fields, prefixed));
  const labels = constantLabels(joined);
  return joined.map((fields) => withConstants(fields, labels));
}

/** Labels that several records print before a value in one text. */
function prefixesOf(records: readonly Field[][]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const fields of records) {
    const found = new Set<string>();
    for (const field of fields) {
      const label = prefixOf(field);
      if (label !== undefined) found.add(label);
    }
    for (const label of found) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const least = Math.max(LEAST_RECURRING, records.length * RECURRING_SHARE);
  return new Set([...counts].filter(([, count]) => count >= least).map(([label]) => label));
}

function prefixOf({ text, cell }: Field): string | undefined {
  if (cell || !mayHoldColon(text)) return undefined;
  const label = PREFIX.exec(text)?.[1];
  return label !== undefined && isLabelText(label) ? label : undefined;
}

/** Most texts hold none, which the engine's own search tells sooner than the patterns. */
const mayHoldColon = (text: string): boolean => text.includes(":") || text.includes("：");
const endsInColon = (text: string): boolean => text.endsWith(":") || text.endsWith("：");

function withColons(fields: readonly Field[], prefixes: ReadonlySet<string>): Field[] {
  const found: Field[] = [];
  let label: string | undefined;
  for (const field of fields) {
    const { text, start } = field;
    const prefix = prefixes.size > 0 ? prefixOf(field) : undefined;
    if (prefix !== undefined && prefixes.has(prefix)) {
      const cut = PREFIX.exec(text)![0].length;
      found.push({ ...field, label: withoutMarks(prefix), text: text.slice(cut), start: (start ?? 0) + cut });
      label = undefined;
    } else if (!field.cell && endsInColon(text) && isLabelText(text.replace(COLON, ""))) {
      label = withoutMarks(text.replace(COLON, ""));
    } else {
      found.push(label === undefined ? field : { ...field, label });
      label = undefined;
    }
  }
  return found;
}

const keyOf = ({ path, text }: Field) => `${path}\n${text}`;

/** Texts that name the piece behind them, with their places. */
function constantLabels(records: readonly Field[][]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const fields of records)
    for (const key of new Set(
      fields.filter((field, at) => mayName(field) && isFirst(field, fields[at + 1])).map(keyOf),
    ))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const recurring = Math.max(LEAST_RECURRING, records.length * RECURRING_SHARE);
  const places = new Map<string, { all: number; recurring: number }>();
  for (const fields of records) {
    fields.forEach((field, at) => {
      if (!isFirst(field, fields[at + 1])) return;
      const place = places.get(field.path) ?? { all: 0, recurring: 0 };
      place.all++;
      if ((counts.get(keyOf(field)) ?? 0) >= recurring) place.recurring++;
      places.set(field.path, place);
    });
  }
  const labels = new Set<string>();
  for (const [key, count] of counts) {
    const place = places.get(key.slice(0, key.indexOf("\n")));
    if (!place) continue;
    const lines = place.all >= records.length * LINES && place.recurring >= place.all * PLACE_SHARE;
    if (count >= records.length * CONSTANT_SHARE || (lines && count >= recurring)) labels.add(key);
  }
  return labels;
}

function mayName({ text, label, cell, start, tag }: Field): boolean {
  if (label !== undefined || cell || start !== undefined || !isLabelText(text) || CONNECTIVE.test(text)) return false;
  return !isLinked(tag);
}

function isLinked(tag: Tag): boolean {
  return tag.name === "a" || closest(tag, ({ name }) => name === "a") !== undefined;
}

/** Both stand in the same element, which holds nothing else, the first before the second. */
function isBefore({ tag }: Field, next: Field): boolean {
  const { parent } = tag;
  return (
    next.label === undefined &&
    next.tag !== tag &&
    next.tag.parent === parent &&
    isPageTag(parent) &&
    parent.held === 2 &&
    tag.index === 0
  );
}

const isFirst = (field: Field, next: Field | undefined) => next !== undefined && isBefore(field, next);

function withConstants(fields: readonly Field[], labels: ReadonlySet<string>): Field[] {
  if (labels.size === 0) return [...fields];
  const found: Field[] = [];
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at]!;
    const next = fields[at + 1];
    const names = next && mayName(field) && labels.has(keyOf(field)) && isBefore(field, next);
    if (names) {
      found.push({ ...next, label: withoutMarks(field.text) });
      at++;
    } else found.push(field);
  }
  return found;
}
