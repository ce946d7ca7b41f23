import type { DerivationStep } from "../../core/task.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import { blocksOfThings } from "./blocks-of-things.ts";
import { type Check, type CheckContext, verdict } from "./check.ts";
import type { Statement } from "./facts-index.ts";
import { filesAll } from "./files-all.ts";
import { listsOn } from "./lists-index.ts";
import { givenByOneList } from "./one-list.ts";
import { pageOfSeries } from "./own-series.ts";
import { pagesOfThings, saysInBlocksOf } from "./pages-of-things.ts";
import { endThatNamesStart } from "./path-end.ts";
import { startThatSaysEnd } from "./path-start.ts";
import { pageOfCounts } from "./printed-counts.ts";
import { printedForms } from "./printed-forms.ts";
import { pageOfParts, pagesPrinting } from "./printed-parts.ts";
import { pageOfSums } from "./printed-sums.ts";
import { pageThatRanks } from "./ranked-on-page.ts";
import { saysInShort } from "./short-forms.ts";
import { pageOfSorts } from "./sorted-on-page.ts";
import { spreadOf } from "./spread.ts";

const say = verdict("multi_page");

/** Pages that are read for their text, besides those that the answer cites. */
const MOST_LISTS = 6;
/** A page that is cited for fewer of the values than this share is not read for the others. */
const READ_SHARE = 0.5;

type Use = DerivationStep["uses"][number];

/**
 * No single page holds everything that the answer is made of: not the pages that it cites, nor another that says the same
 * of the same things, in a table, a list or its text, under whatever heading or in two parts; nor the end of a path that names where it starts. Of kinds of task that name their pages, each
 * of those is needed; one that asks for a fact of one deep page is not held to this.
 */
export const multiPage: Check = {
  name: "multi_page",
  async run(context) {
    const { task, facts } = context;
    const spread = spreadOf(task);
    if (spread === "one") return say("skipped", `A ${task.kind} task stands on one page, which has to be found.`);
    const uses = distinctUses(needed(task.derivation));
    const pages = new Set(uses.map((use) => use.evidence.url));
    if (pages.size < 2) return say("fail", `Everything that the answer needs stands on ${[...pages][0] ?? "no page"}.`);
    const end = await endThatNamesStart(context);
    if (end !== undefined) return say("fail", `${end} states what is asked and names what the question begins at.`);
    const start = await startThatSaysEnd(context);
    if (start !== undefined) return say("fail", `${start}, where the path begins, says what is asked at its end.`);
    const stating = uses.map((use) => pagesStating(context, use));
    if (spread === "each") {
      const idle = task.pages.find(
        ({ url }) =>
          !stating.some((on) => on.has(url) && task.pages.every((page) => page.url === url || !on.has(page.url))),
      );
      if (idle) return say("fail", `${idle.url} states nothing that the other pages do not.`);
    }
    const [first, ...rest] = stating;
    const alone =
      [...first!].find((url) => rest.every((on) => on.has(url))) ??
      pageOfCounts(task, context.relations) ??
      pageOfSorts(context) ??
      pageOfParts(task, facts) ??
      pageOfSeries(task, facts) ??
      pageOfSums(uses, stating, facts) ??
      (await told(context, uses, stating)) ??
      (await givingColumns(context, uses, stating)) ??
      (await givenByOneList(context, (url, some) => saysAll(context, url, some))) ??
      (await pageThatRanks(context, (url, use) => states(context, url, use)));
    return alone === undefined
      ? say("pass", `The values stand on ${pages.size} pages, and no page has all of them.`)
      : say("fail", `${alone} alone gives what the answer is made of.`);
  },
};

/**
 * The pages that print a value, and those that say it by what they list where. Where a path leads from thing to thing, a list
 * at its end that has its start is found by going it only; and where the parts of each page are counted, a list of the pages
 * names what has them and does not say how many.
 */
function pagesStating({ task, facts, pages }: CheckContext, use: Use): ReadonlySet<string> {
  const { url, place } = use.evidence;
  const isPath = task.program.steps.some(({ op }) => op === "follow");
  const statement = isPath ? undefined : facts.statementAt(url, place);
  if (isCountedOn(task, statement)) return new Set([url]);
  // What a page prints of the things that it lists is no relation of its own.
  if (!isPath && !statement) return pagesPrinting(use, facts).add(url);
  return new Set([...facts.pagesStating(url, place), ...(statement ? listsOn(pages).stating(statement) : [])]);
}

/** Whether a cell names a page of which a question counts what it holds; of parts without names, by what they are counted. */
const isCountedOn = ({ program }: CheckContext["task"], statement: Statement | undefined): boolean =>
  program.steps.some(
    ({ op, take, by }) =>
      op === "group" &&
      take === "count" &&
      (statement?.isName || (statement?.subject !== undefined && statement.subject === by)),
  );

/** Whether a page says what a cell says, in a list or in its text. */
const states = (context: CheckContext, url: string, use: Use): Promise<boolean> => saysAll(context, url, [use]);

/** Whether a page says what all of some cells say, in a list, in its text or in blocks of it. */
async function saysAll(context: CheckContext, url: string, uses: readonly Use[]): Promise<boolean> {
  const unread = uses.filter((use) => !pagesStating(context, use).has(url));
  if (unread.length === 0) return true;
  const text = (await context.lines(url)).map(lineOf);
  const statements = unread.map(({ evidence }) => context.facts.statementAt(evidence.url, evidence.place));
  const unsaid = statements.filter((statement) => !saysIn(text, statement));
  return unsaid.length === 0 || saysInBlocks(text, unsaid);
}

/**
 * What an answer is made of. That a thing states nothing is seen on its page, and who looks at a list of those that state something
 * need not see it, as long as anything is made of what these state.
 */
function needed(derivation: CheckContext["task"]["derivation"]): readonly Use[] {
  const uses = derivation.flatMap((step) => step.uses);
  const isMade = derivation.some(({ op, uses: made }) => op !== "stated" && made.length > 0);
  const absent = new Set(
    isMade
      ? derivation.flatMap(({ op, uses: made }) => (op === "stated" ? made.filter(({ label }) => isNone(label)) : []))
      : [],
  );
  return uses.filter((use) => !absent.has(use));
}

/** "no League titles": how what a row leaves out is labelled, of whom it is named in the cell. */
const isNone = (label: string): boolean => label.startsWith("no ");

function distinctUses(uses: readonly Use[]): Use[] {
  return [...new Map(uses.map((use) => [JSON.stringify(use.evidence), use])).values()];
}

/** A page whose text, together with its tables, says everything; undefined where none does. */
async function told(
  { task, facts, pages, lines }: CheckContext,
  uses: readonly Use[],
  stating: readonly ReadonlySet<string>[],
): Promise<string | undefined> {
  const statements = uses.map((use) => facts.statementAt(use.evidence.url, use.evidence.place));
  if (statements.every((statement) => isCountedOn(task, statement))) return undefined;
  const about = [...new Set(statements.flatMap((statement) => statement?.about ?? []))];
  const lists =
    about.length < 2
      ? []
      : [...pages.values()]
          .filter(({ url, links }) => {
            const led = new Set(links.map((link) => link.url)).add(url);
            return about.every((one) => led.has(one));
          })
          .sort((a, b) => a.links.length - b.links.length)
          .slice(0, MOST_LISTS)
          .map(({ url }) => url);
  const counts = new Map<string, number>();
  for (const on of stating) for (const url of on) counts.set(url, (counts.get(url) ?? 0) + 1);
  const cited = [...counts].filter(([, count]) => count >= READ_SHARE * uses.length).map(([url]) => url);
  for (const url of new Set([...cited, ...lists])) {
    let text: Line[] | undefined;
    const left: number[] = [];
    for (let at = 0; at < uses.length; at++) {
      if (stating[at]!.has(url)) continue;
      text ??= (await lines(url)).map(lineOf);
      if (!saysIn(text, statements[at])) left.push(at);
    }
    const unsaid = left.map((at) => statements[at]);
    if (unsaid.length === 0 || (text && saysInBlocks(text, unsaid))) return url;
    // A mill that is called one says so itself: where all are filed is seen by all of them.
    const unread = statements.filter((_, at) => !stating[at]!.has(url));
    if (unread.every(isOfThing) && filesAll(await lines(url), unread.map(asFiled), task.program)) return url;
  }
  return undefined;
}

/** A page that says in the blocks of things, in whatever form, what its tables and lists do not state. */
async function givingColumns(
  context: CheckContext,
  uses: readonly Use[],
  stating: readonly ReadonlySet<string>[],
): Promise<string | undefined> {
  // Who goes a path from thing to thing finds a list at its end by going it only.
  if (context.task.program.steps.some(({ op }) => op === "follow")) return undefined;
  for (const url of pagesOfThings(context, uses)) {
    const left = uses.filter((_, at) => !stating[at]!.has(url));
    const isCounted = ({ evidence }: Use) =>
      isCountedOn(context.task, context.facts.statementAt(evidence.url, evidence.place));
    if (!left.some(isCounted) && (await saysInBlocksOf(context, url, left))) return url;
  }
  return undefined;
}

/** Whether a page says all of it in blocks, a thing's each. */
function saysInBlocks(text: readonly Line[], statements: readonly (Statement | undefined)[]): boolean {
  if (!statements.every(isOfThing)) return false;
  const things = [...new Map(statements.map((statement) => [statement.entity, namesOf(statement)])).entries()];
  const order = new Map(things.map(([entity], at) => [entity, at]));
  return blocksOfThings(
    text.map(({ key }) => key),
    things.map(([, names]) => names),
  ).some((blocks) =>
    statements.every((statement) =>
      printedForms(statement).some(
        (form) => form !== "" && blocks[order.get(statement.entity)!]!.includes(` ${form} `),
      ),
    ),
  );
}

const isOfThing = (statement: Statement | undefined): statement is Statement => statement?.entity !== undefined;

const asFiled = (statement: Statement) => ({
  thing: statement.entity!,
  names: namesOf(statement),
  isName: statement.isName,
  printed: statement.value.printed,
});

const namesOf = ({ entity, core }: Statement): string[] =>
  [nameKey(entity ?? ""), ...(core ? [core] : [])].map((name) => ` ${name} `);

/** A line as printed, and as a key with a space before and behind. */
interface Line {
  printed: string;
  key: string;
}

/** A year that is left open ("1935-", of who lives) is that year. */
const lineOf = (printed: string): Line => ({ printed, key: ` ${nameKey(printed).replace(OPEN, "")} ` });
const OPEN = /(?<=\d)-(?=\s|$)/g;

/** Whether a line names the thing and prints the value, if only in short. */
function saysIn(text: readonly Line[], statement: Statement | undefined): boolean {
  if (!statement?.entity) return false;
  const names = namesOf(statement);
  const values = printedForms(statement);
  return text.some(
    ({ printed, key }) =>
      names.some((name) => key.includes(name)) &&
      (statement.isName ||
        values.some((value) => value !== "" && key.includes(` ${value} `)) ||
        saysInShort(printed, statement)),
  );
}
