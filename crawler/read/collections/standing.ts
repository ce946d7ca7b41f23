import { parseUrl } from "../../../core/parse-url.ts";
import { mayBeOfPage } from "../../../logic/chinese/imprint.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { foundEverywhere } from "./frame-labels.ts";
import { labelKey } from "./label-text.ts";
import { coreOf, shareOf } from "./shared-features.ts";
import type { TokenPage } from "./token-page.ts";

/** Where a page stands in its site, and what it states there. */
export interface Standing {
  /** The page that its trail leads through last, itself left out. */
  above?: string;
  /** The page that its trail leads through first behind the front page. */
  section?: string;
  /** The words of its folders. */
  folders: string;
  /** Its folders with their numbers, by which some systems tell their columns. */
  numbered?: string;
  /** Labels of every make, but for those of its imprint. */
  stated: ReadonlySet<number>;
  /** It says when it was posted, where its text is from or how often it was read. */
  imprinted: boolean;
}

/** Pages of two columns of a site are of one kind where so much is stated on both. */
const AGREED = 0.5;
/** Pages of one section are of one kind where so many labels, and such a share of those that either has, are the same. */
const FEWEST_IN_SECTION = 4;
const SAME_IN_SECTION = 0.6;
/** With fewer labels a page states no facts of a kind. */
const FEWEST_STATED = 2;

/** @param number of a label, by its key */
export function standingOf(url: string, page: TokenPage, number: (key: string) => number): Standing {
  const stated = new Set<number>();
  let imprinted = false;
  const { elements, tokens } = page;
  tokens.forEach((token, at) => {
    const element = elements[token.element]!;
    if (element.navigation || element.code) return;
    const begun = token.inner > 0 && !token.coded ? labelKey(token.text.slice(0, token.inner)) : undefined;
    const isLabel = token.colon || (token.nameable && isRowHead(page, at));
    const label = isLabel ? token.key : token.leading || token.parted ? begun : undefined;
    if (begun !== undefined && mayBeOfPage(begun)) imprinted = true;
    if (label === undefined || label === "") return;
    if (mayBeOfPage(label)) imprinted = true;
    else stated.add(number(label));
  });
  const led = ledThrough(url, page);
  const [section, above] = [led[0], led.at(-1)];
  const all = allFolders(url);
  const folders = all.filter((folder) => !/^[\d-]+$/.test(folder)).join("/");
  const trail = section !== undefined && above !== undefined ? { section, above } : {};
  return { ...trail, folders, numbered: all.join("/"), stated, imprinted };
}

/** The first of the cells of a row, or the third, which stand by twos. */
function isRowHead({ elements, tokens }: TokenPage, at: number): boolean {
  let cell = tokens[at]!.element;
  while (cell >= 0 && !CELL.test(elements[cell]!.tag)) cell = elements[cell]!.parent;
  const found = elements[cell];
  if (found === undefined) return false;
  if (found.tag !== "td") return true;
  return found.end === found.first + 1 && /\[[02468]\]/.test(found.step);
}
const CELL = /^(?:td|th|dt)$/;

/** The pages that a trail leads through, itself left out. The first of its links is the front page, which is above all pages. */
function ledThrough(url: string, { trail, base }: TokenPage): string[] {
  if (trail === undefined) return [];
  const from = (base === undefined ? undefined : parseUrl(base, url)?.href) ?? url;
  return trail.hrefs.slice(1).flatMap((href) => {
    const to = resolveUrl(href, from);
    return to === undefined || to === url ? [] : [to];
  });
}

const allFolders = (url: string): string[] => (parseUrl(url)?.pathname ?? "").split("/").slice(1, -1);

/** Pages with what they state, without what next to all pages of their site do and what one alone does. */
export function ownOf<Page extends { standing?: Standing }>(pages: readonly Page[], shapes: readonly string[]): Page[] {
  const stated = pages.map(({ standing }) => standing?.stated ?? new Set<number>());
  const frame = foundEverywhere(stated, shapes);
  const counts = new Map<number, number>();
  for (const labels of stated) for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return pages.map((page) => {
    const { standing } = page;
    if (standing === undefined) return page;
    const own = [...standing.stated].filter((label) => !frame.has(label) && counts.get(label)! > 1);
    return { ...page, standing: { ...standing, stated: new Set(own) } };
  });
}

/** Where the pages of a group stand, if they do so together. */
export function standingTogether(pages: readonly (Standing | undefined)[]): Standing | undefined {
  const [first] = pages;
  if (first === undefined || pages.some((page) => page === undefined)) return undefined;
  const all = pages as readonly Standing[];
  if (all.some(({ folders }) => folders !== first.folders)) return undefined;
  const { above, section, numbered, ...rest } = first;
  return {
    ...rest,
    ...(numbered !== undefined && all.every((page) => page.numbered === numbered) && { numbered }),
    ...(above !== undefined && all.every((page) => page.above === above) && { above }),
    ...(section !== undefined && all.every((page) => page.section === section) && { section }),
    stated: coreOf(all.map(({ stated }) => stated)),
    imprinted: all.every(({ imprinted }) => imprinted),
  };
}

/**
 * Whether two pages stand in different columns of a site and do not state the same: their trails lead through other pages, or, where
 * neither has a trail, an imprint stands above both in different folders. One system prints the same line above all that is posted, in the same
 * places, and puts it all under addresses of one make; a project is no piece of news for that. Folders that differ in their numbers alone
 * are mostly those of years and months: they are columns where the trails say so.
 */
export function areOfTwoColumns(one: Standing | undefined, other: Standing | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const isImprinted = one.imprinted && other.imprinted;
  const haveTrails = one.above !== undefined && other.above !== undefined;
  if (one.folders === other.folders && !(haveTrails && areNumberedApart(one, other))) return false;
  if (haveTrails ? one.above === other.above : !isImprinted) return false;
  if (Math.max(one.stated.size, other.stated.size) < FEWEST_STATED) return isImprinted;
  if (Math.min(one.stated.size, other.stated.size) === 0) return true;
  return shareOf(one.stated, other.stated).ofLarger < AGREED;
}

/**
 * Whether the pages of two folders are of one section of a site by their trails, and most of what either states the other does, too:
 * boats for sale and boats for hire, both boats, though only some of them say how long one may have them.
 */
export function areOfOneSection(one: Standing | undefined, other: Standing | undefined): boolean {
  if (one?.section === undefined || one.section !== other?.section) return false;
  const { stated } = other;
  const shared = [...one.stated].filter((label) => stated.has(label)).length;
  return shared >= FEWEST_IN_SECTION && shared >= SAME_IN_SECTION * Math.max(one.stated.size, stated.size);
}

const areNumberedApart = (one: Standing, other: Standing): boolean =>
  one.numbered !== undefined && other.numbered !== undefined && one.numbered !== other.numbered;
