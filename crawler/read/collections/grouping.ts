import { isCalledLabel } from "../dom/fact-aside.ts";
import { areOneAcrossFolders, type GroupCore } from "./across-folders.ts";
import { withoutStrangers } from "./belonging-elsewhere.ts";
import { byWhatTheyPrint } from "./common-texts.ts";
import { foundEverywhere, frameLabels, tellsApart } from "./frame-labels.ts";
import { countedOf } from "./label-counts.ts";
import { byWhatLabelsMean, isFigure } from "./label-meanings.ts";
import { labelKey } from "./label-text.ts";
import { stateApart } from "./numbered-apart.ts";
import { coreOf, overlap, shareOf, weightedOverlap } from "./shared-features.ts";
import { isNumbered, openShape, urlShapes } from "./site-shapes.ts";
import { areOfOneSection, areOfTwoColumns, ownOf, type Standing, standingOf, standingTogether } from "./standing.ts";
import type { TokenPage } from "./token-page.ts";

/** What is compared of a page. */
interface PageShape {
  url: string;
  title?: string;
  /** Places of text with their classes. */
  places: ReadonlySet<number>;
  /** Texts that are certainly labels, with how many pages bear each. */
  labels: ReadonlyMap<number, number>;
  /** Those of them that next to all pages bear; with few others they make none alike. */
  usual: ReadonlySet<number>;
  /** Labels that begin the lines of their values ("Built: 1990"), likewise. */
  begun: ReadonlyMap<number, number>;
  /** All texts that could be labels. */
  texts: ReadonlySet<number>;
  /** Labels behind which a figure stands, where they stand first. */
  figured?: ReadonlySet<number>;
  /** Each label with where it stands first. */
  placed?: ReadonlyMap<number, number>;
  standing?: Standing;
}

/** Pages of one URL shape are of one template from this similarity on, pages of different shapes from the higher one. */
const SAME_SHAPE = 0.35;
const OTHER_SHAPE = 0.6;
/** Where neither page has more labels they are compared by their places alone. */
const FEW_LABELS = 3;
const LABEL_OVERLAP = 0.3;
/** What begins a line on more of all pages than this belongs to their frame and tells none apart. */
const FRAME_SHARE = 0.9;
/** So many labels that are a group's own make a template. */
const CORE_LABELS = 3;
/** Groups whose own labels agree to this share are one template with other optional parts. */
const CORE_OVERLAP = 0.6;
/** Of groups of different URL shapes fewer labels are asked for… */
const FEWEST_LABELS = 2;
/** …and this share of the places. */
const CORE_PLACES = 0.8;

/** Turns pages into sets of features: places of text with their classes, and texts that look like labels. */
export class ShapeReader {
  private readonly numbers = new Map<string, number>();

  read(url: string, page: TokenPage): PageShape {
    const places = new Set<number>();
    const labels = new Map<number, number>();
    const begun = new Map<number, number>();
    const texts = new Set<number>();
    const placed = new Map<number, number>();
    const figured = new Set<number>();
    const wide = new Set(page.elements.flatMap(({ index, parent }) => (index > 1 ? [parent] : [])));
    for (const [at, token] of page.tokens.entries()) {
      if (page.elements[token.element]!.navigation) continue;
      places.add(this.number(token.kind));
      if (page.elements[token.element]!.code) continue;
      if (token.nameable) texts.add(this.number(`= ${token.key}`));
      if (token.colon || (token.nameable && isHead(page, token.element, wide))) {
        const label = this.number(`= ${token.key}`);
        if (!labels.has(label) && isFigure(page.tokens[at + 1]?.text)) figured.add(label);
        labels.set(label, 1);
        if (!placed.has(label)) placed.set(label, this.number(`${token.kind} = ${token.key}`));
      } else if (token.leading && token.inner > 0 && !token.coded)
        begun.set(this.number(`= ${labelKey(token.text.slice(0, token.inner))}`), 1);
    }
    const standing = standingOf(url, page, (key) => this.number(`= ${key}`));
    return { url, title: page.title, places, labels, usual: new Set(), begun, texts, figured, placed, standing };
  }

  private number(feature: string): number {
    const number = this.numbers.get(feature) ?? this.numbers.size;
    this.numbers.set(feature, number);
    return number;
  }
}

/** Is an element a term, a header cell or the bold one of a row's two, or what marks the whole of its words: `<dt><b>Class</b>`? */
function isHead({ elements }: TokenPage, element: number, wide: ReadonlySet<number>): boolean {
  let at = elements[element]!;
  let bold = false;
  for (; INLINE.test(at.tag) && at.parent >= 0; at = elements[at.parent]!) bold ||= BOLD.test(at.tag);
  if (at.tag === "dt" || at.tag === "th" || isCalledLabel(at.step)) return true;
  return bold && at.tag === "td" && at.index === 0 && !wide.has(at.parent);
}
const BOLD = /^(?:b|strong)$/;
const INLINE = /^(?:a|abbr|b|em|font|i|small|span|strong|u)$/;

interface Group {
  shape: string;
  open: string;
  first: PageShape;
  members: number[];
}

/**
 * Groups pages by template: pages of one URL shape part where their DOM or their labels differ, groups of different URL
 * shapes join where both are the same. Gives indices, in order.
 */
export function groupPages(pages: readonly PageShape[]): { shape: string; members: number[] }[] {
  const shapes = urlShapes(pages.map((page) => page.url));
  const telling = ownOf(withCounts(withoutFrame(pages, shapes)), shapes);
  const frame = frameLabels(
    telling.map(({ labels }) => labels.keys()),
    shapes,
  );
  const byShape = new Map<string, number[]>();
  shapes.forEach((shape, i) => {
    byShape.set(shape, [...(byShape.get(shape) ?? []), i]);
  });
  const groups: Group[] = [];
  for (const [shape, members] of [...byShape].sort((a, b) => b[1].length - a[1].length)) {
    const start = groups.length;
    const open = openShape(shape);
    for (const i of members) {
      const page = telling[i]!;
      const own = bestOf(groups.slice(start), page, SAME_SHAPE);
      const joined =
        own ??
        bestOf(
          groups
            .slice(0, start)
            .filter(
              (group) =>
                group.open === open &&
                !apart(group.shape, shape) &&
                !tellsApart(group.first.labels, page.labels, frame),
            ),
          page,
          OTHER_SHAPE,
        );
      if (!joined) groups.push({ shape, open, first: page, members: [i] });
      else {
        joined.members.push(i);
        if (!own) joined.shape = open;
      }
    }
    groups.splice(start, groups.length - start, ...byWhatLabelsMean(groups.slice(start), telling));
    settle(groups.slice(start), telling);
    const own = byWhatTheyPrint(groups.slice(start), pages);
    groups.splice(start, groups.length - start, ...own);
  }
  const alike = withoutStrangers(groups, (members) => coreOfGroup(members.map((i) => telling[i]!)));
  return joinTemplates(alike, telling).map(({ shape, members }) => ({
    shape,
    members: members.sort((a, b) => a - b),
  }));
}

/** Pages that are numbered under other letters are alike by their labels alone: what frames a page is the same for all. */
const apart = (a: string, b: string) => isNumbered(a) && isNumbered(b);

/** A page that came before the one that is most like it went to another group, or begins one: it belongs to the likest. */
function settle(groups: readonly Group[], pages: readonly PageShape[]): void {
  if (groups.length < 2) return;
  for (const group of groups) {
    const [first, ...others] = group.members;
    const stay = others.filter((i) => {
      const best = bestOf(groups, pages[i]!, SAME_SHAPE) ?? group;
      if (best !== group) best.members.push(i);
      return best === group;
    });
    group.members = [first!, ...stay];
  }
}

/** What the pages of a group have in common, but for where they stand. */
function coreOfGroup(members: readonly PageShape[]): Omit<GroupCore, "shape"> {
  const labels = coreOf(members.map((page) => page.labels.keys()));
  const placed = coreOf(members.map((page) => [...labels].flatMap((label) => page.placed?.get(label) ?? [])));
  const ever = new Set(members.flatMap((page) => [...page.labels.keys()]));
  return { labels, ever, placed, titles: new Set(members.map(({ title = "" }) => title)), pages: members.length };
}

/**
 * The first page that a group was made from may bear a lot of its own, so that others seem unlike it, and a word in the
 * address may be a mere name. Groups are one template where the labels that nearly all of their pages bear are the same;
 * where their addresses differ in more than names, the places that nearly all of their pages have must be the same too. Of pages
 * that a site numbers apart, most that either has must be the same (the date, source and clicks of news stand above the facts of a
 * department, too), and neither states what the other never does, but where one section of the site holds both.
 */
function joinTemplates(groups: readonly Group[], pages: readonly PageShape[]): Group[] {
  const joined: ({ group: Group; places: ReadonlySet<number>; standing: Standing | undefined } & GroupCore)[] = [];
  for (const group of [...groups].sort((a, b) => b.members.length - a.members.length)) {
    const members = group.members.map((i) => pages[i]!);
    const places = coreOf(members.map((page) => page.places));
    const standing = standingTogether(members.map((page) => page.standing));
    const own = { shape: group.shape, places, standing, ...coreOfGroup(members) };
    const { labels } = own;
    const same = joined.find(({ group: other, ...core }) => {
      if (areOfTwoColumns(core.standing, standing)) return false;
      if (other.open !== group.open) return areOneAcrossFolders(core, own);
      const least = other.shape === group.shape ? CORE_LABELS : FEWEST_LABELS;
      if (Math.min(core.labels.size, labels.size) < least) return false;
      const [sameLabels, samePlaces] = [shareOf(core.labels, labels), shareOf(core.places, places)];
      if (other.shape !== group.shape && apart(core.shape, group.shape))
        return (
          Math.min(sameLabels.ofLarger, samePlaces.ofLarger) >= CORE_OVERLAP &&
          (areOfOneSection(core.standing, standing) ||
            !stateApart(
              other.members.map((i) => pages[i]!),
              members,
            ))
        );
      return (
        sameLabels.ofSmaller >= CORE_OVERLAP && (other.shape === group.shape || samePlaces.ofSmaller >= CORE_PLACES)
      );
    });
    if (!same) joined.push({ group: { ...group, members: [...group.members] }, ...own });
    else {
      same.group.members.push(...group.members);
      if (same.group.open === group.open && same.group.shape !== group.shape) same.group.shape = group.open;
    }
  }
  return joined.map(({ group }) => group);
}

/** Pages without the places and labels that next to all pages of a site have, whatever they are: these make no two pages alike. */
function withoutFrame(pages: readonly PageShape[], shapes: readonly string[]): readonly PageShape[] {
  const labels = foundEverywhere(
    pages.map((page) => page.labels.keys()),
    shapes,
  );
  const places = foundEverywhere(
    pages.map((page) => page.places),
    shapes,
  );
  if (labels.size === 0 && places.size === 0) return pages;
  return pages.map((page) => ({
    ...page,
    places: new Set([...page.places].filter((place) => !places.has(place))),
    labels: new Map([...page.labels].filter(([label]) => !labels.has(label))),
  }));
}

/** What looks like a label on one page only is a part of its text; the more pages bear a label, the more it says of them. */
function withCounts(pages: readonly PageShape[]): PageShape[] {
  const labels = countedOf(pages.map((page) => page.labels));
  const begun = countedOf(
    pages.map((page) => page.begun),
    pages.length * FRAME_SHARE,
  );
  const most = pages.length * FRAME_SHARE;
  return pages.map((page, i) => {
    const usual = new Set([...labels[i]!].flatMap(([label, count]) => (count > most ? [label] : [])));
    return { ...page, labels: labels[i]!, usual, begun: begun[i]! };
  });
}

function bestOf(groups: readonly Group[], page: PageShape, least: number): Group | undefined {
  let best: Group | undefined;
  let most = least;
  for (const group of groups) {
    const similarity = similarityOf(group.first, page);
    if (similarity >= most) {
      best = group;
      most = similarity;
    }
  }
  return best;
}

/**
 * Likeness of two pages from 0 to 1. Pages that both state facts must state some of the same, be it with labels that only
 * begin their lines; where one has more labels of its own than of those that next to all pages bear ("Categories:"), these count
 * for nothing.
 */
function similarityOf(a: PageShape, b: PageShape): number {
  if (areOfTwoColumns(a.standing, b.standing)) return 0;
  const places = overlap(a.places, b.places);
  if (Math.max(a.labels.size, b.labels.size) < FEW_LABELS) {
    const bothState = Math.min(a.begun.size, b.begun.size) >= FEW_LABELS;
    return bothState && weightedOverlap(a.begun, b.begun) < LABEL_OVERLAP ? 0 : places;
  }
  const telling = [a, b].map(tellingOf);
  const own = Math.max(...telling.map(({ size }) => size));
  const framed = Math.max(a.usual.size, b.usual.size);
  const isFramed = own >= FEW_LABELS && own > framed;
  const labels = isFramed ? weightedOverlap(telling[0]!, telling[1]!) : weightedOverlap(a.labels, b.labels);
  return labels < LABEL_OVERLAP ? 0 : (places + labels) / 2;
}

const tellingOf = ({ labels, usual }: PageShape): ReadonlyMap<number, number> =>
  usual.size === 0 ? labels : new Map([...labels].filter(([label]) => !usual.has(label)));
