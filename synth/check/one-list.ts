import { escaped } from "../../core/escaped.ts";
import type { ProvenTask } from "../../core/task.ts";
import { countNumeral, numeral } from "../../logic/chinese/numerals.ts";
import { numberWord, plural, singular } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";
import { withoutFewFigures } from "./few-figures.ts";
import { type KindAsked, kindsAsked, PREPARING } from "./kinds-asked.ts";
import { type ListsIndex, listsOn } from "./lists-index.ts";

type Context = Pick<CheckContext, "task" | "facts" | "pages" | "lines" | "relations">;
type Derived = ProvenTask["derivation"][number];
type Use = Derived["uses"][number];

/** Operations that show or count what the one before them chose. */
const SHOWING = new Set(["count", "label_of", "sort"]);
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
 * @param says whether a page says what the cells say that steps used
 */
export async function givenByOneList(
  context: Context,
  says: (url: string, uses: readonly Use[]) => Promise<boolean>,
): Promise<string | undefined> {
  const { program, derivation } = context.task;
  const [first, ...rest] = program.steps.filter(({ op }) => !PREPARING.has(op));
  const step = derivation.find(({ as }) => as === first?.as);
  if (!first || !step) return undefined;
  const isShown = rest.every(({ op }) => SHOWING.has(op));
  if (first.op === "distinct") return isShown ? listOfValues(context, String(first["column"]), step) : undefined;
  for (const kind of kindsAsked(context)) {
    const isOnlyKind = kind.alone && isShown && first.op === "filter";
    const [alone] = kind.exact;
    const given = isOnlyKind ? (alone ?? (await saidOfKind(context, kind))) : undefined;
    if (given !== undefined) return given;
    for (const url of kind.exact)
      if (await says(url, withoutFewFigures(kind.needed, await context.lines(url), context.facts))) return url;
  }
  return undefined;
}

/** "13 products" on a page of a brand that lists some of them. */
function saidOfKind({ task, pages, lines }: Context, { values, members }: KindAsked): Promise<string | undefined> {
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
