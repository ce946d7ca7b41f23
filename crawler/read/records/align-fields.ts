import type { Field } from "./fields.ts";
import { heldBy } from "./link-holder.ts";

/** A place of the records' common form. Its texts stand by their numbers: each is compared with each of other records. */
interface Slot {
  path: number;
  /** `NOTHING` where there are none. */
  classes: number;
  label: number;
}

/** Gives each text a number, and `NOTHING` for none. */
type NumberOf = (text: string | undefined) => number;

const NOTHING = 0;

const MOST_SLOTS = 60;
/** Records of more forms than this are no records. */
const MOST_FORMS = 200;
const SAME_LABEL = 6;
const SAME_PATH = 3;
const SAME_CLASS = 2;
const NO_MATCH = Number.NEGATIVE_INFINITY;

/**
 * Aligns the pieces of records: a column each, with a piece or nothing for every record. Partial tree alignment (Zhai, Liu:
 * Web Data Extraction Based on Partial Tree Alignment, WWW 2005) over the leaves of tag trees: the record with the most
 * pieces is the seed; a piece of another that matches nothing is put between those that its neighbours match. Records of one
 * form are aligned once. undefined where there are too many forms.
 */
export function alignFields(records: readonly (readonly Field[])[]): (Field | undefined)[][] | undefined {
  let seed = 0;
  records.forEach((fields, at) => {
    if (fields.length > records[seed]!.length) seed = at;
  });
  const numberOf = numbered();
  const slots: Slot[] = (records[seed] ?? []).map((field) => slotOf(field, numberOf));
  const forms = new Map<string, Slot[]>();
  const matched = records.map((fields) => {
    const own = fields.map((field) => slotOf(field, numberOf));
    let form = "";
    for (const { path, classes, label } of own) form += `${path}.${classes}=${label};`;
    let found = forms.get(form);
    if (!found) {
      if (forms.size >= MOST_FORMS) return undefined;
      found = place(own, slots);
      forms.set(form, found);
    }
    return found;
  });
  if (matched.includes(undefined) || slots.length > MOST_SLOTS) return undefined;
  const at = new Map(slots.map((slot, index) => [slot, index]));
  const columns = slots.map(() => new Array<Field | undefined>(records.length).fill(undefined));
  records.forEach((fields, row) => {
    fields.forEach((field, k) => {
      columns[at.get(matched[row]![k]!)!]![row] = field;
    });
  });
  return columns;
}

function numbered(): NumberOf {
  const numbers = new Map<string, number>();
  return (text) => {
    if (text === undefined) return NOTHING;
    let number = numbers.get(text);
    if (number === undefined) {
      number = numbers.size + 1;
      numbers.set(text, number);
    }
    return number;
  };
}

function slotOf(field: Field, numberOf: NumberOf): Slot {
  const { label, start } = field;
  const { tag, path } = heldBy(field);
  const classes = start === undefined ? kindOf(tag.attribs.class) : "";
  return { path: numberOf(path), classes: numberOf(classes === "" ? undefined : classes), label: numberOf(label) };
}

/** What an element says of its kind: its first class; numbers in it ("stars-4") tell one record from another. */
export function kindOf(classes: string | undefined): string {
  return classes === undefined ? "" : classes.trim().replace(/\s.*$/s, "").replace(/\d+/g, "");
}

/** The slot of each piece; slots are added for those that have none. */
function place(own: readonly Slot[], slots: Slot[]): Slot[] {
  const pairs = bestPairs(own, slots);
  const found: Slot[] = [];
  let before = -1;
  own.forEach((slot, k) => {
    const match = pairs[k];
    if (match) {
      found.push(match);
      before = slots.indexOf(match);
      return;
    }
    before++;
    slots.splice(before, 0, slot);
    found.push(slot);
  });
  return found;
}

/** The matches, in order, of the highest sum of likenesses (Needleman and Wunsch, gaps cost nothing). */
function bestPairs(own: readonly Slot[], slots: readonly Slot[]): (Slot | undefined)[] {
  const width = slots.length + 1;
  const sums = new Float64Array((own.length + 1) * width);
  for (let i = own.length - 1; i >= 0; i--) {
    for (let j = slots.length - 1; j >= 0; j--) {
      const skip = Math.max(sums[(i + 1) * width + j]!, sums[i * width + j + 1]!);
      sums[i * width + j] = Math.max(skip, alike(own[i]!, slots[j]!) + sums[(i + 1) * width + j + 1]!);
    }
  }
  const pairs: (Slot | undefined)[] = new Array<Slot | undefined>(own.length).fill(undefined);
  for (let i = 0, j = 0; i < own.length && j < slots.length; ) {
    const here = sums[i * width + j]!;
    if (here === alike(own[i]!, slots[j]!) + sums[(i + 1) * width + j + 1]!) pairs[i++] = slots[j++];
    else if (here === sums[i * width + j + 1]!) j++;
    else i++;
  }
  return pairs;
}

function alike(a: Slot, b: Slot): number {
  if (a.label !== NOTHING || b.label !== NOTHING) return a.label === b.label ? SAME_LABEL : NO_MATCH;
  const classed = a.classes !== NOTHING && a.classes === b.classes;
  if (!classed && a.classes !== NOTHING && b.classes !== NOTHING) return NO_MATCH;
  if (a.path === b.path) return SAME_PATH + (classed ? SAME_CLASS : 0);
  return classed ? SAME_CLASS : NO_MATCH;
}
