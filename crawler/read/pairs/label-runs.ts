import type { ChildNode } from "domhandler";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { BLOCK, HEADING } from "../dom/content-model.ts";
import { closest, elementPath, isBlock, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { isBlank, textOf } from "../dom/text.ts";
import { printedText } from "../tables/cell-content.ts";
import type { Draft, DraftCell } from "../tables/relation-draft.ts";
import { readsAsProse } from "../text/prose.ts";
import { COLON, isShown, lineOf, type Pair } from "./line-pair.ts";

/** Fewer lines in a row may be chance… */
const LEAST_PAIRS = 3;
/** …unless so many runs of the page bear the same labels: then so many lines will do. */
const LEAST_REPEATED = 2;
const LEAST_RUNS = 3;
/** Blocks that may be a line of their own. */
const LINE_BLOCK = new Set(["p", "div"]);
/** A line that holds more elements is none; the limit keeps deep nesting from being walked from each of its levels. */
const MOST_IN_LINE = 60;
const SUBJECT_LENGTH = 80;
/** Lines "Label: value" that follow each other. */
interface Run {
  pairs: Pair[];
  /** The element that it begins with, or in. */
  first: Tag;
  /** The line right above it, where that is an element of its own and may be its title. */
  above: Tag | undefined;
}

/**
 * Runs of lines "**Label:** value" that stand among other things in a container, divided by `<br>` or each in a paragraph,
 * as one-row drafts; the heading right above a run, or the term that it describes, is its first column.
 *
 * @param containers of one page, in reading order; what stands in a container inside one is read with that
 */
export function labelRunDrafts(
  containers: readonly Tag[],
  body: Tag,
  base: string,
  headingOf: (tag: Tag) => string,
): Draft[] {
  const runs = containers.filter(mayHoldRun).flatMap((container) => runsIn(container, base));
  const alike = new Map<string, number>();
  for (const run of runs) for (const key of pairKeys(run)) alike.set(key, (alike.get(key) ?? 0) + 1);
  const kept = runs.filter((run) => {
    const repeated = pairKeys(run).some((key) => alike.get(key)! >= LEAST_RUNS);
    if (repeated) return true;
    const { pairs } = run;
    const values = pairs.flatMap(({ cell }) => (cell ? [cell.text] : []));
    return pairs.length >= LEAST_PAIRS && values.length === pairs.length && !readsAsProse(values);
  });
  if (kept.length === 0) return [];
  const headings = headingsOf(body);
  const subjects = kept.map((run) => subjectOf(run.first, headings));
  const above = kept.map((run) => run.above);
  return kept.map((run, at) =>
    draftOf(run, uniqueSubject(subjects, at) ?? uniqueSubject(above, at), headingOf(run.first)),
  );
}

/** Neighbouring labels: what repeats where a page describes many things in the same way. */
function pairKeys({ pairs }: Run): string[] {
  return pairs.slice(1).map(({ label }, at) => `${pairs[at]!.label}\n${label}`);
}

function draftOf({ pairs }: Run, subject: Tag | undefined, heading: string): Draft {
  const stated = pairs.flatMap(({ label, cell }) => (cell ? [{ label, cell }] : []));
  const columns = stated.map(({ label }) => ({ name: label }));
  const cells = stated.map(({ cell }) => cell);
  const name = subject ? withoutMarks(printedText(subject)) : "";
  if (!subject || name === "") return { name: heading, source: "infobox", columns, rows: [{ cells }] };
  const start = printedText(subject).indexOf(name);
  const place: DraftCell["place"] = { at: "node", path: elementPath(subject), start, end: start + name.length };
  return {
    name,
    source: "infobox",
    columns: [{ name: "Name", label: true, unnamed: true }, ...columns],
    rows: [{ cells: [{ text: name, place }, ...cells] }],
  };
}

/** Most paragraphs and items are one line, or hold no colon, which is seen at a glance. */
function mayHoldRun(container: Tag): boolean {
  return container.children.some(endsLine) && COLON.test(textOf(container));
}

/** The lines that stand in the container itself. */
function runsIn(container: Tag, base: string): Run[] {
  const runs: Run[] = [];
  let pairs: Pair[] = [];
  let first: Tag = container;
  let before: Tag | undefined;
  let above: Tag | undefined;
  let line: ChildNode[] = [];
  const end = () => {
    if (pairs.length === 0) return;
    const labels = new Set(pairs.map(({ label }) => label));
    const worth = pairs.filter(({ cell }) => cell).length >= LEAST_REPEATED && labels.size === pairs.length;
    // Words with a colon are common in plain text: there every line must be a pair, and the run no short one.
    if (worth && (pairs.length >= LEAST_PAIRS || pairs.every(({ marked }) => marked)))
      runs.push({ pairs, first, above });
    pairs = [];
  };
  const take = (nodes: readonly ChildNode[], holder: Tag, begins: Tag) => {
    const read = lineOf(nodes, holder, base);
    if (read === "blank") return;
    if (read === "other") {
      end();
      const title = holder === container ? onlyTag(nodes) : holder;
      before = title && mayBeTitle(title) ? title : undefined;
    } else {
      if (pairs.length === 0) {
        first = begins;
        above = before;
      }
      before = undefined;
      pairs.push(read);
    }
  };
  const endLine = () => {
    // Blocks mostly follow each other with nothing between them.
    if (line.length === 0) return;
    take(line, container, line.find(isPageTag) ?? container);
    line = [];
  };
  for (const node of container.children) {
    if (!isPageTag(node)) line.push(node);
    else if (node.name === "br") endLine();
    else if (isPassedOver(node)) continue;
    else if (!BLOCK.has(node.name)) line.push(node);
    else {
      endLine();
      if (LINE_BLOCK.has(node.name) && !breaks(node)) take(node.children, node, node);
      else if (HEADING.has(node.name) || !isBlank(node)) {
        end();
        before = undefined;
      }
    }
  }
  endLine();
  end();
  return runs;
}

const endsLine = (node: ChildNode): boolean => isPageTag(node) && (node.name === "br" || isBlock(node));

function onlyTag(nodes: readonly ChildNode[]): Tag | undefined {
  const [only, ...others] = nodes.filter(isShown);
  return others.length === 0 && isPageTag(only) ? only : undefined;
}

/** A few words that are no sentence, nor lead to what follows. */
function mayBeTitle(line: Tag): boolean {
  const text = textOf(line, SUBJECT_LENGTH + 1);
  return text.length <= SUBJECT_LENGTH && /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && !/[.!?;,:：。]$/.test(text);
}

/** Whether a block holds lines of its own. */
function breaks(block: Tag): boolean {
  if (block.end - block.order > MOST_IN_LINE) return true;
  const all = block.page?.all ?? [];
  for (let at = block.order + 1; at < block.end; at++) {
    const tag = all[at]!;
    if (tag.name === "br" || (BLOCK.has(tag.name) && !isBlank(tag))) return true;
  }
  return false;
}

function headingsOf(body: Tag): Tag[] {
  const found: Tag[] = [];
  const all = body.page?.all ?? [];
  for (let at = body.order + 1; at < body.end; at++) if (HEADING.has(all[at]!.name)) found.push(all[at]!);
  return found;
}

/** The term that a run in a `dd` describes, else the heading above it. */
function subjectOf(first: Tag, headings: readonly Tag[]): Tag | undefined {
  const described = first.name === "dd" ? first : closest(first, ({ name }) => name === "dd");
  let before = described?.prev;
  while (before && !(isPageTag(before) && before.name === "dt")) before = before.prev;
  const heading = headings.findLast(({ order }) => order < first.order);
  return before && isPageTag(before) ? before : heading;
}

/** A heading with several runs below it names none of them. */
function uniqueSubject(subjects: readonly (Tag | undefined)[], at: number): Tag | undefined {
  const subject = subjects[at];
  if (!subject || subjects.filter((other) => other === subject).length > 1) return undefined;
  return printedText(subject).length <= SUBJECT_LENGTH ? subject : undefined;
}
