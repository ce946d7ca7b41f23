import { HAS_ROLE } from "../dom/attribute-marks.ts";
import { isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import type { PageAreas } from "../dom/page-area.ts";
import { kindBits, NAME_KINDS } from "./name-kinds.ts";
import type { Prose } from "./prose.ts";

/** Elements around a block that are looked at. */
const LEVELS = 16;
/** A name on an element that holds more than this share of the page's prose is a wrapper's and says nothing. */
const WRAPPER_SHARE = 0.5;
/** Stands for "no such ancestor" where a level is counted. */
const NONE = 20;

/** Elements whose nearest level counts. */
export const ANCESTOR_TAGS = [
  "figure",
  "aside",
  "table",
  "li",
  "blockquote",
  "header",
  "footer",
  "nav",
  "form",
  "section",
] as const;

/** What the levels of `Surroundings` are of, in this order: tags, kinds of names, then these. */
const FIRST_KIND = ANCESTOR_TAGS.length;
const NAVIGATION = FIRST_KIND + NAME_KINDS.length;
const HEADING = NAVIGATION + 1;
const ARTICLE = HEADING + 1;
const MAIN = ARTICLE + 1;
const CORE = MAIN + 1;
const WATCHED = CORE + 1;
const TAGS: ReadonlyMap<string, number> = new Map(ANCESTOR_TAGS.map((name, at) => [name, at]));
/** Deeper than any depth: an element that is not there. */
const NOWHERE = -1000;

/** Where an element stands: for each watched thing the depth of the nearest one, itself included. */
interface Around {
  depth: number;
  /** Shared with the element around it where nothing was added. */
  nearest: readonly number[];
  heading: number;
  articleShare: number;
}

const OUTSIDE: Around = {
  depth: -1,
  nearest: new Array<number>(WATCHED).fill(NOWHERE),
  heading: 0,
  articleShare: 0,
};

/** What is known of a page where it is asked what stands around its blocks. */
export interface Surrounded {
  /** Elements of the document up to the end of its body. */
  readonly size: number;
  readonly areas: PageAreas;
  readonly prose: Pick<Prose, "core" | "share">;
  /** What its names say that an element is, as bits in the order of `NAME_KINDS`. */
  namedKinds(tag: Tag): number;
}

/** Kinds that may stand on a wrapper: they name the body of an article. */
const BODY_KINDS = kindBits(["body", "article"]);

/** What stands around the blocks of a page. Found once for each element, from what is known of the element around it. */
export class Surroundings {
  private readonly page: Surrounded;
  /** By order in the document. */
  private readonly known: (Around | undefined)[];

  constructor(page: Surrounded) {
    this.page = page;
    this.known = new Array(page.size);
  }

  /** Levels from an element up to the nearest of each of `ANCESTOR_TAGS`, of `NAME_KINDS` and to navigation. */
  pushLevels(tag: Tag, into: { push(value: number): void }): void {
    const around = this.of(tag);
    for (let thing = 0; thing <= NAVIGATION; thing++) into.push(levelsTo(around, thing));
  }

  /** 1 to 6 in a heading, else 0. */
  headingLevel(tag: Tag): number {
    const around = this.of(tag);
    return levelsTo(around, HEADING) === NONE ? 0 : around.heading;
  }

  /** Share of the page's prose in the nearest `article`; -1 where there is none. */
  articleShare(tag: Tag): number {
    const around = this.of(tag);
    return levelsTo(around, ARTICLE) === NONE ? -1 : around.articleShare;
  }

  isInMain(tag: Tag): boolean {
    return levelsTo(this.of(tag), MAIN) !== NONE;
  }

  levelsToCore(tag: Tag): { levels: number; inside: boolean } {
    const levels = levelsTo(this.of(tag), CORE);
    return { levels, inside: levels !== NONE };
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  private of(tag: Tag): Around {
    const known = this.known[tag.order];
    if (known) return known;
    const around = this.find(tag, isAround(tag.parent) ? this.of(tag.parent) : OUTSIDE);
    this.known[tag.order] = around;
    return around;
  }

  private find(tag: Tag, above: Around): Around {
    if (!isAround(tag)) return OUTSIDE;
    const { page } = this;
    const depth = above.depth + 1;
    const share = page.prose.share(tag);
    const wraps = share > WRAPPER_SHARE;
    const levels = new Levels(above.nearest, depth);
    const named = TAGS.get(tag.name);
    if (named !== undefined && !wraps) levels.note(named);
    const kinds = page.namedKinds(tag) & (wraps ? BODY_KINDS : -1);
    for (let rest = kinds; rest !== 0; rest &= rest - 1) levels.note(FIRST_KIND + 31 - Math.clz32(rest & -rest));
    if (!wraps && page.areas.isNavigation(tag)) levels.note(NAVIGATION);
    const heading = isHeading(tag);
    if (heading) levels.note(HEADING);
    const article = tag.name === "article";
    if (article) levels.note(ARTICLE);
    if (tag.name === "main" || ((tag.marks & HAS_ROLE) !== 0 && tag.attribs.role === "main")) levels.note(MAIN);
    if (tag === page.prose.core) levels.note(CORE);
    return {
      depth,
      nearest: levels.nearest,
      heading: heading ? Number(tag.name[1]) : above.heading,
      articleShare: article ? share : above.articleShare,
    };
  }
}

/** Depths of what is nearest to an element: those of the element around it, or a copy with what is added. */
class Levels {
  nearest: readonly number[];
  private readonly depth: number;
  private own: number[] | undefined;

  constructor(above: readonly number[], depth: number) {
    this.nearest = above;
    this.depth = depth;
  }

  note(thing: number): void {
    this.own ??= this.nearest.slice();
    this.own[thing] = this.depth;
    this.nearest = this.own;
  }
}

function isAround(node: Tag["parent"]): node is Tag {
  return isPageTag(node) && node.name !== "body";
}

function levelsTo({ depth, nearest }: Around, thing: number): number {
  const levels = depth - nearest[thing]!;
  return levels < LEVELS ? levels : NONE;
}
