import type { ProvenTask } from "../../core/task.ts";
import { countNumeral, numeral } from "../../logic/chinese/numerals.ts";
import { Condition, conjuncts, type Test } from "../../logic/condition.ts";
import { numberWord, plural, singular } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";
import { type ListsIndex, listsOn } from "./lists-index.ts";

type Context = Pick<CheckContext, "task" | "facts" | "pages" | "lines">;
type Derived = ProvenTask["derivation"][number];
type Use = Derived["uses"][number];

/** Operations that show or count what the one before them chose. */
const SHOWING = new Set(["count", "label_of", "sort"]);
/** Operations that change nothing of what the rows are. */
const PREPARING = new Set(["stated", "join"]);
const SAME = new Set<Test["is"]>(["equals", "includes", "in"]);
/** A page that leads to fewer of the things (by share) does not speak of all of them. */
const LISTS = 0.5;
/** Pages that are read for what they say, the nearest to the root first. */
const MOST_READ = 8;
const ITEM = /^(?:[-*•·»›▪►>]\s*)?(?:\[\d+\]\s+link\s+)?"?/;

/**
 * The page that gives an answer by itself though the values that it is made of stand on many: it lists just the things of the
 * kind that is asked for under that kind's name, and says all else that is asked of them; it lists just the different values;
 * or it says how many there are.
 *
 * @param states whether a page says what the cell says that a step used
 */
export async function givenByOneList(
  context: Context,
  states: (url: string, use: Use) => Promise<boolean>,
): Promise<string | undefined> {
  const { program, derivation } = context.task;
  const [first, ...rest] = program.steps.filter(({ op }) => !PREPARING.has(op));
  const step = derivation.find(({ as }) => as === first?.as);
  if (!first || !step) return undefined;
  const isShown = rest.every(({ op }) => SHOWING.has(op));
  if (first.op === "distinct") return isShown ? listOfValues(context, String(first["column"]), step) : undefined;
  const kind = first.op === "filter" ? listsOfKind(context, first, step) : undefined;
  if (!kind) return undefined;
  const [alone] = kind.exact;
  if (isShown) return alone ?? saidOfKind(context, kind);
  const later = derivation.filter(({ as, op }) => as !== step.as && !PREPARING.has(op)).flatMap(({ uses }) => uses);
  for (const url of kind.exact) {
    let all = true;
    for (let at = 0; all && at < later.length; at++) all = await states(url, later[at]!);
    if (all) return url;
  }
  return undefined;
}

/** The things of a kind that a question asks for. */
interface Kind {
  /** What they all are, as the question says it. */
  values: readonly string[];
  members: ReadonlySet<string>;
  /** Pages that list just these under what they are. */
  exact: readonly string[];
}

/** "How many tents are by Acme?": the page of that brand lists them. */
function listsOfKind(
  { facts, pages }: Context,
  step: ProvenTask["program"]["steps"][number],
  { uses }: Derived,
): Kind | undefined {
  const where = Condition.safeParse(step["where"]);
  const tests = where.success ? conjuncts(where.data) : [];
  const values = tests[0]?.flatMap(({ is, value }) => (SAME.has(is) ? value : [])) ?? [];
  if (tests.length !== 1 || tests[0]!.some(({ is }) => !SAME.has(is))) return undefined;
  const all = new Set<string>();
  const chosen = new Map(values.map((value) => [value, new Set<string>()]));
  for (const { evidence, printed } of uses) {
    const about = facts.statementAt(evidence.url, evidence.place)?.about;
    if (about === undefined) return undefined;
    all.add(about);
    const said = new Set([printed, ...printed.split(/[;,；、]/)].map(foldText));
    for (const [value, members] of chosen) if (said.has(foldText(value))) members.add(about);
  }
  const lists = listsOn(pages);
  const giving = [...chosen].map(([value, members]) => {
    const exact = lists.under(value).filter((list) => {
      const own = [...list.members].filter((url) => all.has(url));
      return own.length === members.size && own.every((url) => members.has(url));
    });
    return new Set(exact.map(({ url }) => url));
  });
  const exact = [...giving[0]!].filter((url) => giving.every((urls) => urls.has(url)));
  return { values, members: new Set([...chosen.values()].flatMap((one) => [...one])), exact };
}

/** "13 products" on a page of a brand that lists some of them. */
function saidOfKind({ task, pages, lines }: Context, { values, members }: Kind): Promise<string | undefined> {
  const [value, ...others] = values;
  const headed = others.length > 0 ? [] : listsOn(pages).under(value!);
  const urls = headed.filter((list) => [...members].some((one) => list.members.has(one))).map(({ url }) => url);
  const nouns = Object.keys(task.program.relations).map((name) => name.replaceAll("_", " "));
  return firstSaying(nearest(new Set(urls), pages), members.size, nouns, lines);
}

/** "How many different brands are there?": a page lists the brands, or says how many they are. */
async function listOfValues(
  { facts, pages, lines }: Context,
  column: string,
  { uses }: Derived,
): Promise<string | undefined> {
  const values = new Set(uses.map(({ printed }) => nameKey(printed)));
  const about = new Set(uses.flatMap(({ evidence }) => facts.statementAt(evidence.url, evidence.place)?.about ?? []));
  const naming = [...pages.values()].filter(({ links }) => {
    const texts = new Set(links.map(({ text }) => nameKey(text.replace(/\s*[(（]\d+[)）]$/, ""))));
    return [...values].every((value) => texts.has(value));
  });
  // A menu that every page has is no list of any of them: it stands on the front page, too.
  const front = [...pages.values()].filter(({ depth }) => depth === 0);
  const candidates = nearest(new Set([...front, ...naming].map(({ url }) => url)), pages);
  for (const url of candidates) if (hasListOf(values, await lines(url))) return url;
  const noun = humanise(column);
  const speaking = [...candidates, ...listing(about, pages, listsOn(pages))];
  return firstSaying(nearest(new Set(speaking), pages), values.size, [noun], lines);
}

/** The front page, and the pages that list most of the things. */
function listing(about: ReadonlySet<string>, pages: Context["pages"], lists: ListsIndex): string[] {
  const counts = new Map<string, number>();
  for (const url of about)
    for (const from of new Set(lists.leadingTo(url))) counts.set(from, (counts.get(from) ?? 0) + 1);
  const most = [...counts].filter(([url, count]) => count >= LISTS * about.size && !about.has(url)).map(([url]) => url);
  return [...[...pages.values()].filter(({ depth }) => depth === 0).map(({ url }) => url), ...most];
}

const nearest = (urls: ReadonlySet<string>, pages: Context["pages"]): string[] =>
  [...urls].sort((a, b) => (pages.get(a)?.depth ?? 0) - (pages.get(b)?.depth ?? 0)).slice(0, MOST_READ);

async function firstSaying(
  urls: readonly string[],
  count: number,
  nouns: readonly string[],
  lines: Context["lines"],
): Promise<string | undefined> {
  for (const url of urls) if ((await lines(url)).some((line) => saysCount(line, count, nouns))) return url;
  return undefined;
}

/** "from six kilns", "13 products", “来自六处窑口” */
function saysCount(line: string, count: number, nouns: readonly string[]): boolean {
  const text = foldText(line);
  return nouns.some((noun) => {
    const forms = [...new Set([noun, plural(noun), singular(noun)].map(foldText))].map(escaped).join("|");
    const spaced = new RegExp(
      `(?<![\\p{L}\\p{N}.,-])(?:${count}|${numberWord(count)})\\s+(?:\\p{L}+\\s+)?(?:${forms})(?!\\p{L})`,
      "u",
    );
    const unspaced = new RegExp(
      `(?<![\\d.一二三四五六七八九十百])(?:${count}|${numeral(count)}|${countNumeral(count)})\\s*\\p{sc=Han}?(?:${forms})`,
      "u",
    );
    return /\p{sc=Han}/u.test(noun) ? unspaced.test(text) : spaced.test(text);
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether some lines that follow each other begin with all of the values, each once, and belong to no longer list. */
function hasListOf(values: ReadonlySet<string>, lines: readonly string[]): boolean {
  const keys = lines.map((line) => nameKey(line.replace(ITEM, "").replace(/"/g, " ")));
  const beginsWith = (key: string) =>
    [...values].filter((value) => key === value || key.startsWith(`${value} `)).sort((a, b) => b.length - a.length)[0];
  const found = keys.map(beginsWith);
  const form = (at: number) => (lines[at] ?? "").match(ITEM)?.[0].replace(/\d+/, "#") ?? "";
  for (let at = 0; at + values.size <= lines.length; at++) {
    const run = found.slice(at, at + values.size);
    if (run.some((value) => value === undefined) || new Set(run).size < values.size) continue;
    const own = form(at);
    if (own === "" || (form(at - 1) !== own && form(at + values.size) !== own)) return true;
  }
  return false;
}
