import type { Column } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import type { End } from "../../logic/english/end.ts";
import { singular } from "../../logic/english/english.ts";
import { compareValues } from "../../logic/order.ts";
import { tellsTime } from "../../logic/values/moments-in-time.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";
import type { Statement } from "./facts-index.ts";
import { thingsOn } from "./pages-of-things.ts";
import { printedForms } from "./printed-forms.ts";
import { saysForemost } from "./said-foremost.ts";
import { showsInOrder, showsTheLatest } from "./shown-in-order.ts";
import { tellsByYears, yearOf } from "./told-by-years.ts";

type Context = Pick<CheckContext, "task" | "facts" | "relations" | "lines" | "pages">;
type Use = ProvenTask["derivation"][number]["uses"][number];

/** Operations that choose the first, or the first few, by a column. */
const RANKING = new Set(["kth", "top", "ranked_value"]);
/** A list of fewer of the first is none of who leads. */
const LEADING = 3;
/** One of them and its figure stand this close (characters), and the next one behind it. */
const NEAR = 50;
const NEXT = 120;
/** Shorter words of a name are of many names. */
const LEAST_WORD = 3;
/** Pages that are read. */
const MOST_READ = 6;
/** Pages of what is no ranked thing (of a history, of all of them) that are read: the nearest to the root. */
const MOST_TOLD = 12;

/** Pages that may go through the years are so many clicks away, and lead to few others. */
const HISTORY_DEPTH = 2;
const FEW_LINKS = 10;
const MOST_HISTORIES = 60;

type Found = NonNullable<ReturnType<CheckContext["facts"]["cellAt"]>>;

interface Ranking {
  column: Column;
  end: End;
  /** How many of the first are chosen, or looked through. */
  k: number;
  /** What the ranked things state, the first one first. */
  ranked: readonly Statement[];
  /** Where they state it, in the same order. */
  cells: readonly Found[];
  noun: string;
}

/**
 * The page that says itself who comes first, and all else that the question needs: a box of the leading five beside the page of the
 * club that the first of them is in, a club's own page that calls it the oldest, or one of their history that does. The figures of the others need not be
 * looked up there.
 *
 * @param states whether a page says what the cell says that a step used
 */
export async function pageThatRanks(
  context: Context,
  states: (url: string, use: Use) => Promise<boolean>,
): Promise<string | undefined> {
  const { task, facts } = context;
  const steps = new Set(task.program.steps.filter(({ op }) => RANKING.has(op)).map(({ as }) => as));
  if (steps.size === 0) return undefined;
  const rankings = [...steps].map((as) => rankingOf(context, as));
  if (!rankings.every((one): one is Ranking => one !== undefined)) return undefined;
  const others = task.derivation.filter(({ as }) => !steps.has(as)).flatMap(({ uses }) => uses);
  const winners = rankings.flatMap(({ ranked }) => ranked[0]!.about ?? []);
  const last = others.at(-1)?.evidence.url;
  const nearest = [...new Set([...winners, ...(last === undefined ? [] : [last])])].slice(0, MOST_READ);
  for (const url of [...nearest, ...tellingPages(context, rankings)]) {
    const lines = await context.lines(url);
    let isSaid = true;
    for (const ranking of rankings)
      isSaid &&=
        listsLeading(lines, ranking) ||
        tellsYears(lines, ranking) ||
        (await callsForemost(context, url, lines, ranking)) ||
        (await showsFirst(context, url, ranking));
    for (let at = 0; isSaid && at < others.length; at++) {
      const { place, url: from } = others[at]!.evidence;
      isSaid = isLinkTo(facts.statementAt(from, place), url, lines) || (await states(url, others[at]!));
    }
    if (isSaid) return url;
  }
  return undefined;
}

/**
 * Pages that are about none of the things and may tell of them: those that lead to the first of them, and those at the root; and
 * the lists of most of them that lead to the first.
 */
function tellingPages({ pages }: Context, rankings: readonly Ranking[]): string[] {
  const things = new Set(rankings.flatMap(({ ranked }) => ranked.flatMap(({ about }) => about ?? [])));
  const firsts = new Set(rankings.flatMap(({ ranked }) => ranked[0]!.about ?? []));
  const others = [...pages.values()].filter(({ url }) => !things.has(url));
  const leading = others.filter(({ links }) => links.some((link) => firsts.has(link.url)));
  const near = [...new Set([...others.filter(({ depth }) => depth <= 1), ...leading])]
    .sort((a, b) => a.depth - b.depth)
    .slice(0, MOST_TOLD);
  // A history stands behind what the site says of itself, and leads nowhere.
  const histories = rankings.some(({ column }) => tellsTime(column))
    ? others.filter(({ depth, links }) => depth === HISTORY_DEPTH && links.length <= FEW_LINKS).slice(0, MOST_HISTORIES)
    : [];
  const counts = new Map(leading.map(({ url, links }) => [url, links.filter((link) => things.has(link.url)).length]));
  const lists = leading.sort((a, b) => counts.get(b.url)! - counts.get(a.url)!).slice(0, MOST_READ);
  return [...new Set([...near, ...lists, ...histories].map(({ url }) => url))];
}

/** Whether a page shows the first of them by where it stands: at an end of a list in that order, or alone with the latest on the front page. */
async function showsFirst(context: Context, url: string, { column, end, k, cells }: Ranking): Promise<boolean> {
  const { relation, index } = cells[0]!;
  if (k > 1 || cells.some((cell) => cell.relation !== relation || cell.index !== index)) return false;
  const things = await thingsOn(context, url, relation);
  const rows = cells.map(({ row }) => row);
  if (showsInOrder(things, index, rows)) return true;
  const isFront = context.pages.get(url)?.depth === 0;
  return isFront && end === "highest" && tellsTime(column) && showsTheLatest(things, index, rows);
}

function rankingOf({ task, facts, relations }: Context, as: string): Ranking | undefined {
  const step = task.program.steps.find((one) => one.as === as)!;
  const { by, k = 1, end } = step as { by?: string; k?: number; end?: End };
  const ranked = task.derivation
    .filter((one) => one.as === as)
    .flatMap(({ uses }) => uses)
    .flatMap(({ evidence: { url, place } }) => {
      const statement = facts.statementAt(url, place);
      return statement ? [{ statement, cell: facts.cellAt(url, place)! }] : [];
    });
  if (by === undefined || end === undefined || ranked.length <= k || ranked.some(({ statement }) => !statement.entity))
    return undefined;
  for (const [name, id] of Object.entries(task.program.relations)) {
    const column = relations.get(id)?.columns.find((one) => one.name === by);
    if (!column) continue;
    const way = end === "highest" ? -1 : 1;
    const sorted = [...ranked].sort((a, b) => way * compareValues(a.statement.value, b.statement.value));
    const [statements, cells] = [sorted.map(({ statement }) => statement), sorted.map(({ cell }) => cell)];
    return {
      column,
      end,
      k,
      ranked: statements,
      cells,
      noun: singular(name.replace(/_\d+$/, "").replaceAll("_", " ")),
    };
  }
  return undefined;
}

/** The first few in their order, each beside its figure, whatever short names they go by: "Lund 212, Moe 198, …". */
function listsLeading(lines: readonly string[], { ranked, k }: Ranking): boolean {
  const first = ranked.slice(0, Math.max(LEADING, k));
  if (first.length < LEADING) return false;
  const text = ` ${lines.map(nameKey).join(" ")} `;
  const forms = first.map(figures);
  const names = first.map(({ entity }) => wordsOf(entity!));
  // A word that several of them have tells none apart.
  const telling = names.map((words, at) =>
    words.filter((word) => names.every((others, other) => other === at || !others.includes(word))),
  );
  const leads = (at: number, from: number): boolean =>
    at === first.length ||
    forms[at]!.some((form) => {
      const until = at === 0 ? text.length : from + NEXT;
      for (let found = text.indexOf(form, from); found >= 0 && found < until; found = text.indexOf(form, found + 1)) {
        const before = text.slice(Math.max(at === 0 ? 0 : from, found - NEAR), found + 1);
        if (telling[at]!.some((word) => before.includes(` ${word} `)) && leads(at + 1, found + form.length - 1))
          return true;
      }
      return false;
    });
  return leads(0, 0);
}

/** Whether a page that goes through the years, a history, tells who was the first, or the last, by the years in which it names them. */
function tellsYears(lines: readonly string[], { column, ranked, k }: Ranking): boolean {
  if (!tellsTime(column)) return false;
  const dated = ranked.map(({ entity, value }) => ({ name: entity!, year: yearOf(value.printed) ?? "" }));
  return dated.every(({ year }) => year !== "") && tellsByYears(lines, dated, k);
}

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .split(" ")
    .filter((word) => word.length >= LEAST_WORD || /\p{sc=Han}{2}/u.test(word));

const figures = (statement: Statement): string[] =>
  [...new Set(printedForms(statement))].filter((form) => form !== "").map((form) => ` ${form} `);

/** Whether the page of the first one calls it that, in words that the page of the next one does not have. */
async function callsForemost(
  { lines: linesOf }: Context,
  url: string,
  lines: readonly string[],
  { column, end, k, ranked: [first, second], noun }: Ranking,
): Promise<boolean> {
  if (k > 1) return false;
  const saying = lines.filter((line) => saysForemost(line, column, end, noun));
  if (first!.about !== url) {
    const name = ` ${nameKey(first!.entity!)} `;
    return saying.some((line) => ` ${nameKey(line)} `.includes(name));
  }
  if (saying.length === 0) return false;
  const others = new Set(second?.about === undefined ? [] : await linesOf(second.about));
  return saying.some((line) => !others.has(line));
}

/** A cell that leads to a page which names what the cell is of: who is there knows that it leads there. */
function isLinkTo(statement: Statement | undefined, url: string, lines: readonly string[]): boolean {
  if (statement?.entity === undefined || statement.value.kind !== "entity" || statement.value.href !== url)
    return false;
  const words = nameKey(statement.entity).split(" ");
  // "GM Ada Lund" is Ada Lund elsewhere.
  const names = [words, ...(words.length > 2 ? [words.slice(1)] : [])].map((some) => ` ${some.join(" ")} `);
  return lines.some((line) => names.some((name) => ` ${nameKey(line)} `.includes(name)));
}
