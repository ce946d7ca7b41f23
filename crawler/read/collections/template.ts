import { alternativesOf } from "./alternatives.ts";
import { figuredTexts } from "./figured-texts.ts";
import { bracketLabel, labelKey } from "./label-text.ts";
import {
  changes,
  dropValuePlaces,
  familyOf,
  type KindStatistics,
  nearKey,
  type TextStatistics,
  valuePlaces,
} from "./place-statistics.ts";
import { remarkPlaces, remarksOf } from "./remarks.ts";
import { beginsOwnName } from "./title-headings.ts";
import type { Token, TokenPage } from "./token-page.ts";
import { isInTrail } from "./trail.ts";
import { containerOf, enclosing } from "./tree.ts";

export type LabelSide = "before" | "behind";

/** What the pages of one template have in common, learned from some of them. */
export interface Template {
  pages: number;
  /** Does token `i` name what stands after it, what stands before it, or nothing? */
  label(page: TokenPage, i: number): LabelSide | undefined;
  /** Does it stand at a place of labels alone, several of which all pages bear? Then it is one however few pages bear it. */
  isSettled(token: Token): boolean;
  /** Share of the pages that print this very text at this kind of place. */
  share(token: Token): number;
  /** Does it stand before another item of its list on some page? What leads on ("See all") stands last on each. */
  isItem(token: Token): boolean;
  /** The tokens of what visitors wrote on a page (`remarkPlaces`). */
  remarks(page: TokenPage): Uint8Array;
  /** Is the first part of this text, up to its colon, a label of this place? */
  hasInnerLabel(token: Token): boolean;
}

/** A place is a label place when this share of its texts recurs over the pages and stands once in a page. */
const RECURRING_SHARE = 0.7;
/** Rare texts count as labels too where nearly everything else at their place recurs. */
const SURE_RECURRING_SHARE = 0.85;
/** What stands beside a label is different from page to page in at least this share of the cases. */
const NEIGHBOUR_CHANGE = 0.4;
/** A single text is a label when this share of the pages print it… */
const TEXT_SHARE = 0.6;
/** So many pages may agree by accident. */
const AGREEING = 2;
/** …and this share of what follows it is different. */
const TEXT_DIVERSITY = 0.5;
/** Words before a code are a label where this share of the pages have them, and two: "Jan. 5" begins with none. */
const CODED_SHARE = 0.8;
/** What this share of the pages print at a place is all that it says. */
const SAME_SHARE = 0.9;
/** Stands once in a page, a few pages apart. */
const ONCE = 1.1;
/** So many labels of all pages make their place one of labels alone. */
const SETTLING = 3;
/** A label in brackets behind its value stands on at least this share of the pages. */
const BRACKET_SHARE = 0.2;
/** A place where this share of the texts ends in a colon holds labels. */
const COLON_SHARE = 0.5;

const ROW = new Set(["tr"]);
const HEADINGS = /^h[1-6]$/;

/** The first cell of a row: what could be no label there belongs to other tables, and says nothing of labels. */
const FIRST_CELL = /^[^[]*t[dh][^<[]*\[0\]/;

const ITEM = /^(?:li|p|dd|a[^<]*<(?:li|dd))(?=[.#<[]|$)/;

/** Items, linked or not, and paragraphs do not name the next one of their kind. */
function arePeers(token: Token, next: Token): boolean {
  return token.kind === next.kind && ITEM.test(token.kind);
}

/** 0 where all are the same, 1 where none is like another. */
function diversity(map: Map<string, number>, total: number): number {
  return total < 2 ? map.size : (map.size - 1) / (total - 1);
}

/** Learns label places from sample pages of one template. */
export function learnTemplate(pages: readonly TokenPage[]): Template {
  const kinds = new Map<string, KindStatistics>();
  const inner = new Map<string, { tokens: number; labels: Map<string, Set<number>>; split: number }>();
  const atLeast = Math.max(2, Math.ceil(pages.length * 0.04));

  pages.forEach((page, number) => {
    const counts = new Map<TextStatistics, number>();
    const here = new Set<KindStatistics>();
    page.tokens.forEach((token, i) => {
      const kind = kinds.get(token.kind) ?? {
        tokens: 0,
        pages: 0,
        colons: 0,
        nameable: 0,
        marks: 0,
        texts: new Map(),
        next: new Map(),
      };
      kinds.set(token.kind, kind);
      kind.tokens++;
      here.add(kind);
      if (token.colon) kind.colons++;
      if (token.nameable) kind.nameable++;
      if (token.key === "") kind.marks++;
      const { key } = token;
      let text = kind.texts.get(key);
      if (!text) {
        text = {
          pages: 0,
          repeated: 0,
          amid: false,
          telling: false,
          nameable: token.nameable,
          followers: new Map(),
          followed: 0,
          leaders: new Map(),
          led: 0,
        };
        kind.texts.set(key, text);
      }
      counts.set(text, (counts.get(text) ?? 0) + 1);
      const innerLength = token.inner;
      const split = inner.get(token.kind) ?? { tokens: 0, labels: new Map(), split: 0 };
      inner.set(token.kind, split);
      split.tokens++;
      if (innerLength > 0) {
        if (!token.coded) split.split++;
        const name = labelKey(token.text.slice(0, innerLength));
        const seen = split.labels.get(name) ?? new Set();
        seen.add(number);
        split.labels.set(name, seen);
      }
      const container = page.elements[containerOf(page, i)];
      if (container && container.end > i + 1) {
        if (arePeers(token, page.tokens[i + 1]!)) {
          text.amid = true;
          return;
        }
        text.followed++;
        const next = page.tokens[i + 1]!;
        text.followers.set(next.text, (text.followers.get(next.text) ?? 0) + 1);
        kind.next.set(next.kind, (kind.next.get(next.kind) ?? 0) + 1);
      } else if (container && container.first < i && !arePeers(token, page.tokens[i - 1]!)) {
        text.led++;
        const before = page.tokens[i - 1]!;
        text.leaders.set(before.text, (text.leaders.get(before.text) ?? 0) + 1);
      }
    });
    for (const kind of here) kind.pages++;
    for (const [text, count] of counts) {
      text.pages++;
      if (count > 1) text.repeated++;
    }
  });

  const textOf = (token: Token) => kinds.get(token.kind)?.texts.get(token.key);
  const share = (token: Token) => (textOf(token)?.pages ?? 0) / pages.length;
  for (const page of pages) {
    page.tokens.forEach((token, i) => {
      const next = page.tokens[i + 1];
      if (next && share(next) < TEXT_SHARE) textOf(token)!.telling = true;
    });
  }

  const recurs = (text: TextStatistics) => text.pages >= atLeast && text.repeated * 2 <= text.pages;
  /** A place that stands once in a page and says different things is the place of a value. */
  const isSlot = (kind: KindStatistics) =>
    kind.tokens <= kind.pages * ONCE &&
    kind.texts.size > 1 &&
    Math.max(...[...kind.texts.values()].map((text) => text.pages)) < Math.max(kind.pages * TEXT_SHARE, AGREEING + 1);
  const families = new Map<string, number>();
  for (const [name, { tokens }] of kinds) families.set(familyOf(name), (families.get(familyOf(name)) ?? 0) + tokens);
  /** What stands by itself once in a page and does not always say the same names nothing that stands before it. */
  const isStatement = (name: string, kind: KindStatistics) =>
    families.get(familyOf(name))! <= kind.pages * ONCE &&
    Math.max(...[...kind.texts.values()].map((text) => text.pages)) < kind.pages * SAME_SHARE;
  const before = new Map<string, number>();
  const behind = new Set<string>();
  const slots = new Set<string>();
  for (const [name, kind] of kinds) {
    if (isSlot(kind)) slots.add(name);
    let recurring = 0;
    let named = 0;
    let followed = 0;
    let led = 0;
    for (const [key, text] of kind.texts) {
      if (key === "") continue;
      if (recurs(text)) recurring += text.pages;
      if (recurs(text) && text.nameable) named += text.pages;
      followed += text.followed;
      led += text.led;
    }
    const words = kind.tokens - kind.marks;
    const first = FIRST_CELL.test(name) && kind.nameable * 2 > words;
    const share = Math.max(recurring / words, first ? named / kind.nameable : 0);
    if (words === 0 || share < RECURRING_SHARE || slots.has(name)) continue;
    if (followed >= words / 2 && changes(kind, "follow") >= NEIGHBOUR_CHANGE) before.set(name, share);
    else if (led >= words / 2 && changes(kind, "lead") >= NEIGHBOUR_CHANGE && !isStatement(name, kind))
      behind.add(name);
  }
  dropValuePlaces(kinds, before, behind);
  const values = valuePlaces(kinds, before);

  const isFigured = figuredTexts(pages);
  const isAlternative = alternativesOf(pages);
  const remarked = remarkPlaces(pages);
  const settled = new Set<string>();
  for (const [name, recurring] of before) {
    const texts = [...kinds.get(name)!.texts.values()];
    const everywhere = texts.filter((text) => text.pages === pages.length && recurs(text) && text.nameable);
    if (recurring >= SURE_RECURRING_SHARE && everywhere.length >= SETTLING) settled.add(name);
  }

  /** Does a label stand before token `i` on its line, with nothing but others of its kind between? */
  const isNamed = ({ tokens }: TokenPage, i: number) => {
    let at = i - 1;
    while (at > 0 && (tokens[at]!.key === "" || tokens[at]!.kind === tokens[i]!.kind)) at--;
    const label = tokens[at];
    if (label === undefined || label.line !== tokens[i]!.line) return false;
    if (label.colon) return true;
    const known = textOf(label);
    return before.has(label.kind) && known !== undefined && recurs(known);
  };

  const near = new Set<string | undefined>();
  for (const name of before.keys())
    for (const [key, text] of kinds.get(name)!.texts) if (recurs(text)) near.add(nearKey(name, key));
  near.delete(undefined);

  const hasInnerLabel = (token: Token) => {
    const length = token.inner;
    const split = inner.get(token.kind);
    if (length === 0 || !split) return false;
    const seen = split.labels.get(labelKey(token.text.slice(0, length)))?.size ?? 0;
    if (beginsOwnName(token, seen, pages.length)) return false;
    if (token.coded) return seen >= Math.max(AGREEING, pages.length * CODED_SHARE);
    return seen >= atLeast || split.split >= split.tokens * SURE_RECURRING_SHARE;
  };

  return {
    pages: pages.length,
    share,
    isItem: (token) => textOf(token)?.amid === true,
    hasInnerLabel,
    remarks: (page) => remarksOf(page, remarked),
    isSettled: (token) => settled.has(token.kind),
    label: (page, i) => {
      const token = page.tokens[i]!;
      if (!token.nameable || isInTrail(page, i)) return undefined;
      const element = page.elements[token.element]!;
      if (element.code) return undefined;
      if (token.colon) return "before";
      if (isFigured(token)) return undefined;
      const next = page.tokens[i + 1];
      if (next && next.line === token.line && /^[:：]/.test(next.text)) return "before";
      if (element.tag === "dt" || page.elements[element.parent]?.tag === "dt") return "before";
      if (hasInnerLabel(token) || isAlternative(token)) return undefined;
      const statistics = textOf(token);
      if (!(statistics && recurs(statistics)) && near.has(nearKey(token.kind, token.key))) return "before";
      const cell = element.tag === "th" ? element : page.elements[element.parent];
      if (cell?.tag === "th") {
        const row = page.elements[enclosing(page, i, ROW)];
        const last = row && page.elements[page.tokens[row.end - 1]!.element]!.step.startsWith("td");
        if (last || (statistics && recurs(statistics))) return "before";
      }
      if (!statistics) {
        const recurring = before.get(token.kind);
        return recurring !== undefined && recurring >= SURE_RECURRING_SHARE ? "before" : undefined;
      }
      if (slots.has(token.kind)) return undefined;
      const kind = kinds.get(token.kind)!;
      const bracket = bracketLabel(token.text);
      if (
        bracket &&
        i > 0 &&
        statistics.pages >= Math.max(atLeast, pages.length * BRACKET_SHARE) &&
        page.tokens[i - 1]!.line === token.line
      )
        return "behind";
      const recurring = before.get(token.kind);
      if (recurring !== undefined && (recurs(statistics) || recurring >= SURE_RECURRING_SHARE)) return "before";
      if (behind.has(token.kind) && recurs(statistics) && page.tokens[i - 1]?.colon !== true) return "behind";
      const common = recurs(statistics) && statistics.pages >= pages.length * TEXT_SHARE;
      if (HEADINGS.test(element.tag) || HEADINGS.test(page.elements[element.parent]?.tag ?? ""))
        return recurs(statistics) ? "before" : undefined;
      if (kind.colons >= kind.tokens * COLON_SHARE && recurs(statistics)) return "before";
      if (!common || (values.has(token.kind) && isNamed(page, i))) return undefined;
      if (
        statistics.telling &&
        statistics.followed * 2 > statistics.pages &&
        diversity(statistics.followers, statistics.followed) >= TEXT_DIVERSITY
      )
        return "before";
      return undefined;
    },
  };
}
