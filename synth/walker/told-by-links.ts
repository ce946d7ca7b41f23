import type { DerivationStep } from "../../core/task.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { SiteFacts } from "../check/check.ts";
import { linksTo } from "./linking-pages.ts";

/** What is said of a thing under its name stands in the same line or in so many after it, before the next thing is named. */
const LINES_AFTER = 2;
const LINK = /\[\d+\] link "/;
/** What parts the facts of a line. */
const PARTS = /\s*[|;；,，、–—·:：()（）]\s*|\s-\s|"/u;
/** "Rowing crew" tells "City rowing crew": so much of an answer (share of its characters) is as good as all of it. */
const TELLING = 0.5;
/** A shorter part of an answer is a word of the language. */
const LEAST_TOLD = { letters: 4, han: 2 };
const HAN = /\p{Script=Han}/u;

type Use = DerivationStep["uses"][number];

/**
 * The pages that link to one and say beside its name all that is asked of it: whoever reads the list there need not open it.
 * Not only the page that the way leads over counts, but any that links to it: a list of its year, the page of its maker.
 *
 * @param operands what is read from the page to make the answer of
 */
export async function toldByLinks(
  url: string,
  operands: readonly Use[],
  { pages, lines }: Pick<SiteFacts, "pages" | "lines">,
): Promise<Set<string>> {
  const telling = new Set<string>();
  if (operands.length === 0) return telling;
  for (const page of linksTo(url, pages)) {
    const named = page.links.filter((link) => link.url === url).map(({ text }) => nameKey(text));
    // "Details" leads to each of them, and names none.
    const others = new Set(page.links.flatMap((link) => (link.url === url ? [] : [nameKey(link.text)])));
    const names = new Set(named.filter((name) => name !== "" && !others.has(name)));
    if (names.size === 0) continue;
    const read = await lines(page.url);
    const isNamed = read.map((line) => [...names].some((name) => holds(nameKey(line), name)));
    const beside = read.flatMap((_, at) => (isNamed[at] ? [read.slice(at, endOf(read, at, isNamed))] : []));
    if (operands.every(({ printed }) => beside.some((said) => said.some((line) => tells(line, printed)))))
      telling.add(page.url);
  }
  return telling;
}

/** What the answer is made of, of all that is read from a page: the facts that are looked up, and not those that describe it. */
export const operandsOn = (url: string, derivation: readonly DerivationStep[]): Use[] =>
  derivation.flatMap(({ op, uses }) => (op === "lookup" ? uses.filter(({ evidence }) => evidence.url === url) : []));

/** Where that which is said under a name ends. */
function endOf(read: readonly string[], at: number, isNamed: readonly boolean[]): number {
  const most = Math.min(read.length, at + 1 + LINES_AFTER);
  for (let end = at + 1; end < most; end++) if (LINK.test(read[end]!) && !isNamed[end]) return end;
  return most;
}

/** Whether a text has these words; Chinese does not part them. */
const holds = (text: string, words: string): boolean =>
  words !== "" && (HAN.test(words) ? text.includes(words) : ` ${text} `.includes(` ${words} `));

function tells(line: string, printed: string): boolean {
  const wanted = nameKey(printed);
  if (holds(nameKey(line), wanted)) return true;
  if (/\d/.test(wanted)) return tellsFigure(line, printed);
  return line.split(PARTS).some((part) => {
    const said = nameKey(part);
    const least = HAN.test(said) ? LEAST_TOLD.han : LEAST_TOLD.letters;
    return said.length >= Math.max(least, TELLING * wanted.length) && holds(wanted, said);
  });
}

const FIGURE = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
/** A figure of fewer digits stands beside a name by chance. */
const LEAST_DIGITS = 3;

const figuresIn = (text: string): string[] =>
  (text.match(FIGURE) ?? []).map((figure) => String(Number(figure.replaceAll(",", ""))));

/** "¥ 84.50" tells "84.5元": the same figure, however a page writes its unit. */
function tellsFigure(line: string, printed: string): boolean {
  const wanted = figuresIn(printed);
  if (wanted.length !== 1 || wanted[0]!.replace(/\D/g, "").length < LEAST_DIGITS) return false;
  return figuresIn(line).includes(wanted[0]!);
}
