import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { closest, descendants, elementPath, rawText, type Tag } from "../dom/dom.ts";
import { normalise } from "../dom/text.ts";
import type { Draft, DraftCell, DraftRow } from "../tables/relation-draft.ts";
import { readsAsProse } from "../text/prose.ts";
import { areProperties } from "../text/value-kinds.ts";
import { isLabelText } from "./label-values.ts";

/** Fewer lines may be chance. */
const LEAST_PAIRS = 3;
/** So many blocks with the same labels are records. */
const LEAST_RECORDS = 2;
const MOST_LENGTH = 200_000;
const VALUE_LENGTH = 160;
/** A label, dots or spaces that lead to its colon, and a value: "Born:   1850", "Weight ....: 3 kg". */
const PAIR = /^([^:：]{2,40}?)[\s.]*[:：]\s+(\S.*)$/;
/** What a listing of code says of itself. */
const CODE_CLASS =
  /(?:^|[\s_-])(?:code|source|src|highlight|hljs|lang(?:uage)?|prettyprint|syntax|screen|programlisting|terminal|console)(?:$|[\s_-])/i;

interface Pair {
  label: string;
  value: string;
  start: number;
}

/**
 * Lines "Label: value" in preformatted text that is no listing of code: a block of them, divided from others by a blank line,
 * is one thing's properties; several blocks with the same first label are records.
 */
export function prePairsDrafts(pre: Tag, heading: string): Draft[] {
  if (isCode(pre)) return [];
  const raw = rawText(pre);
  if (raw.length > MOST_LENGTH || !/[:：]/.test(raw)) return [];
  const blocks = blocksOf(raw, normalise(raw));
  const records = blocks.filter((pairs) => pairs[0]!.label === blocks[0]![0]!.label);
  if (records.length >= LEAST_RECORDS && records.length === blocks.length) return [recordsOf(records, pre, heading)];
  return blocks.flatMap((pairs): Draft[] => {
    const values = pairs.map(({ value }) => value);
    if (!areProperties(values, true) || readsAsProse(values)) return [];
    const columns = pairs.map(({ label }) => ({ name: label }));
    return [{ name: heading, source: "infobox", columns, rows: [{ cells: pairs.map((pair) => cellOf(pair, pre)) }] }];
  });
}

function isCode(pre: Tag): boolean {
  if (closest(pre, ({ attribs }) => CODE_CLASS.test(attribs.class ?? ""))) return true;
  for (const { name } of descendants(pre)) if (name === "code" || name === "kbd" || name === "samp") return true;
  return false;
}

/** Blocks all of whose lines are pairs, or go on from one in further indented lines. */
function blocksOf(raw: string, normal: string): Pair[][] {
  const blocks: Pair[][] = [];
  let block: Pair[] | undefined = [];
  let indent = 0;
  let from = 0;
  const end = () => {
    if (block && block.length >= LEAST_PAIRS && new Set(block.map(({ label }) => label)).size === block.length)
      blocks.push(block);
    block = [];
  };
  for (const line of raw.split(/\r?\n/)) {
    const text = normalise(line);
    if (text === "") {
      end();
      continue;
    }
    const at = normal.indexOf(text, from);
    from = at + text.length;
    const pair = pairOf(text, at);
    const last = block?.at(-1);
    if (pair) {
      indent = line.search(/\S/);
      block?.push(pair);
    } else if (last && line.search(/\S/) > indent) last.value = normal.slice(last.start, from);
    else block = undefined;
  }
  end();
  return blocks.filter((pairs) => pairs.every(({ value }) => value.length <= VALUE_LENGTH));
}

function pairOf(text: string, at: number): Pair | undefined {
  const [, label, printed] = PAIR.exec(text) ?? [];
  if (label === undefined || printed === undefined || !isLabelText(label) || !/^(?:\p{Lu}|\p{Lo})/u.test(label))
    return undefined;
  const value = withoutMarks(printed);
  const start = text.indexOf(value, text.length - printed.length);
  return value === "" || start < 0 ? undefined : { label: withoutMarks(label), value, start: at + start };
}

function recordsOf(records: readonly Pair[][], pre: Tag, heading: string): Draft {
  const labels = [...new Set(records.flatMap((pairs) => pairs.map(({ label }) => label)))];
  const empty = (): DraftCell => ({ text: "", place: { at: "node", path: elementPath(pre), start: 0, end: 0 } });
  return {
    name: heading,
    source: "records",
    columns: labels.map((name) => ({ name })),
    rows: records.map(
      (pairs): DraftRow => ({
        cells: labels.map((label) => {
          const pair = pairs.find((one) => one.label === label);
          return pair ? cellOf(pair, pre) : empty();
        }),
      }),
    ),
  };
}

function cellOf({ value, start }: Pair, pre: Tag): DraftCell {
  return { text: value, place: { at: "node", path: elementPath(pre), start, end: start + value.length } };
}
