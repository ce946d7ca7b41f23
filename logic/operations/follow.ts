import { z } from "zod";
import { chineseAsks } from "../chinese/asks.ts";
import { groupedNoun } from "../chinese/grouped-noun.ts";
import { chineseKindAndName } from "../chinese/kind-and-name.ts";
import { chineseNotes, chineseNoun, chineseSources, chineseThings, columnName } from "../chinese/phrasing.ts";
import { chinesePointer, ledByDeed } from "../chinese/pointer-noun.ts";
import { concerned } from "../english/concerning.ts";
import { kindAndName } from "../english/kind-and-name.ts";
import { ledTo, linkVerb } from "../english/link-verbs.ts";
import { isPersonRole } from "../english/person-role.ts";
import { mergeNotes, mergeSources, nounPhrase, thingsInput } from "../english/phrasing.ts";
import { bodyDoes, pointerNoun } from "../english/pointer-noun.ts";
import { inRole, isRole } from "../english/roles.ts";
import { rowsNamed } from "../english/rows-named.ts";
import { areTwoPlaces } from "../english/two-places.ts";
import type { Operation, TableResult, WorkCell, WorkRow } from "../operation.ts";
import { columnIndex, columnNamed, labelIndex, printedText, rowName, tableInput, withRows } from "../table.ts";
import { foldText, nameKey } from "../values/normalise.ts";

const Params = z.strictObject({
  left: z.string(),
  right: z.string(),
  /** The left column that names, or links to, a row of the right table. */
  on: z.string(),
  /** Name of the left row; left out where the table has only one. */
  label: z.string().optional(),
});
type Params = z.infer<typeof Params>;

const startRows = (left: TableResult, label: string | undefined): readonly WorkRow[] =>
  label === undefined ? left.rows : rowsNamed(left, label);

const pointer = (left: TableResult, row: WorkRow, on: string): WorkCell => row.cells[columnIndex(left, on)]!;

/** The right rows that a cell stands for: by the page that it links to, else by name. */
function targets({ value }: WorkCell, right: TableResult): readonly WorkRow[] {
  const linked = value.kind === "entity" ? right.rows.filter((row) => row.about === value.href) : [];
  if (linked.length > 0 || value.kind === "missing") return linked;
  const index = labelIndex(right);
  const wanted = nameKey(printedText(value));
  return right.rows.filter((row) => nameKey(printedText(row.cells[index]!.value)) === wanted);
}

/** Whether the one row that is found first is called what it leads to: a group by the very column. */
const isSelf = (noun: string, called: string, { label, on }: Params, left: TableResult): boolean =>
  label === undefined && left.columns[labelIndex(left)]!.name === on && foldText(noun) === foldText(called);

/** Whether a column leads from each row to what the row is about itself: a list's own link to the thing. */
const leadsToSelf = (left: TableResult, on: string): boolean =>
  left.rows.every((row) => {
    const { value } = pointer(left, row, on);
    return value.kind === "entity" && value.href === row.about;
  });

/** The word that a reader has for the names of pages, which no page prints: what is called so elsewhere is the thing itself. */
const isOwnName = (left: TableResult, on: string): boolean =>
  on === "name" && left.columns[labelIndex(left)]!.name === on;

/** Where a fact of one thing leads: the venue of a conference, as a row of the venues. Its name need not be given. */
export const follow: Operation<Params> = {
  name: "follow",
  family: "element",
  subtype: "retrieve",
  params: Params,
  inputs: ({ left, right }) => [left, right],
  guards({ on, label }, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    columnIndex(left, on);
    labelIndex(right);
    const rows = startRows(left, label);
    if (rows.length !== 1) {
      const which = label === undefined ? "one is needed" : `are called "${label}"`;
      return [{ guard: rows.length === 0 ? "empty" : "ambiguous", message: `${rows.length} rows, ${which}` }];
    }
    const { value } = pointer(left, rows[0]!, on);
    if (value.kind === "missing") return [{ guard: "missing_cells", message: `"${on}" is not stated there` }];
    if (value.kind === "unsure") return [{ guard: "unsure_cells", message: `"${value.printed}": ${value.why}` }];
    const found = targets(pointer(left, rows[0]!, on), right);
    if (found.length === 1) return [];
    const guard = found.length === 0 ? "unmatched" : "ambiguous";
    return [{ guard, message: `"${value.printed}" stands for ${found.length} rows` }];
  },
  evaluate({ on, label }, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    return withRows(right, targets(pointer(left, startRows(left, label)[0]!, on), right));
  },
  uses({ on, label }, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    const row = startRows(left, label)[0]!;
    const cell = pointer(left, row, on);
    const found = targets(cell, right)[0]!;
    return [
      { label: left.columns[labelIndex(left)]!.name, cell: row.cells[labelIndex(left)]! },
      { label: `${on} of ${rowName(left, row)}`, cell },
      { label: right.columns[labelIndex(right)]!.name, cell: found.cells[labelIndex(right)]! },
    ];
  },
  explain({ on, label }, inputs, result) {
    const left = tableInput(inputs, 0);
    const found = tableInput([result]);
    return `${on} of ${rowName(left, startRows(left, label)[0]!)} = ${rowName(found, found.rows[0]!)}`;
  },
  describe(params, inputs, results) {
    const { on, label } = params;
    const [from, to] = [thingsInput(inputs, 0), thingsInput(inputs, 1)];
    const left = tableInput(results, 0);
    const subject =
      label === undefined
        ? nounPhrase({ ...from, one: true })
        : kindAndName(rowName(left, startRows(left, label)[0]!), from.singular, left.columns[labelIndex(left)]!.name);
    const isOwn = label === undefined && (leadsToSelf(left, on) || isOwnName(left, on));
    const heading = from.names?.[on] ?? on;
    const noun = isOwn ? from.singular : pointerNoun(heading, to.singular);
    const shared = { sources: mergeSources(from, to), notes: mergeNotes(from.notes, to.notes) };
    const does = isOwn ? undefined : bodyDoes(columnNamed(left, on), to.singular, subject);
    if (does !== undefined) {
      const fixed = `the ${to.singular} that ${does}`;
      return { ...to, ...shared, clauses: [], fixed, one: true, asked: `which ${to.singular} ${does}` };
    }
    const verb = isOwn ? undefined : linkVerb({ name: heading }, from.singular);
    if (verb) {
      const led = ledTo(verb, subject, to.singular);
      const ends = / by$/.test(verb.one) ? {} : ({ endsInVerb: true } as const);
      return { ...to, ...shared, clauses: [], ...led, one: true, ...ends };
    }
    // "The brand of the brand with the most tents" is that brand.
    const isSame = isOwn || isSelf(noun, from.singular, params, left);
    if (!isSame && (areTwoPlaces(noun, to.singular) || isRole(noun, to.singular)))
      return { ...to, ...shared, clauses: [], ...inRole(noun, to.singular, subject), one: true };
    const about = isSame || label !== undefined ? undefined : concerned(noun, to.singular, from.singular, subject);
    const found = isSame ? subject : (about?.fixed ?? `the ${noun} of ${subject}`);
    const who = isPersonRole(noun, [pointer(left, startRows(left, label)[0]!, on).value.printed]);
    // Films win awards as well as people.
    const asker = / winner$/.test(noun) ? `which ${to.singular}` : who ? "who" : "what";
    return {
      ...to,
      ...shared,
      singular: noun,
      clauses: [],
      fixed: found,
      one: true,
      asked: `${asker} is ${found}`,
      ...(about?.endsInVerb || (label === undefined && from.endsInVerb) ? { endsInVerb: true } : {}),
    };
  },
  describeChinese(params, inputs, results) {
    const { on, label } = params;
    const [from, to] = [chineseThings(inputs, 0), chineseThings(inputs, 1)];
    const left = tableInput(results, 0);
    const subject =
      label === undefined
        ? chineseNoun({ ...from, one: true })
        : chineseKindAndName(rowName(left, startRows(left, label)[0]!), from, on);
    const heading = columnName(left.columns[columnIndex(left, on)]!, from);
    // Who planned most shows was found under “策划” and is called a teacher: that is whom the column leads to.
    const isDoer = from.noun !== heading && isSelf(to.noun, from.noun, params, left);
    const isOwn = label === undefined && (leadsToSelf(left, on) || isOwnName(left, on) || isDoer);
    const noun = isOwn ? from.noun : chinesePointer(heading, to.noun);
    const { noun: called } = groupedNoun(noun);
    // "古桥最多的所在地" are counties that were grouped by: the county with the most bridges. The teacher of a teacher is another.
    const isGrouped = isSelf(heading, from.noun, params, left) && subject.endsWith(heading);
    const behind = label !== undefined && /^所[在属]./u.test(noun) ? "" : "的";
    const isSame = isGrouped || isOwn || isSelf(called, from.noun, params, left);
    const done = label === undefined ? undefined : ledByDeed(noun, subject, from.noun);
    const found = isGrouped
      ? subject.slice(0, -heading.length) + called
      : isSame
        ? subject
        : (done ?? subject + behind + noun);
    const led = { owner: subject, pointer: noun, isLed: label === undefined && from.led !== undefined };
    return {
      ...to,
      ...(isSame || done !== undefined || behind === "" ? {} : { led }),
      noun: called,
      clauses: [],
      sources: chineseSources(from, to),
      notes: chineseNotes(from.notes, to.notes),
      fixed: found,
      one: true,
      asked: found + chineseAsks({ name: called, type: "entity", role: "text" }, called),
    };
  },
};
