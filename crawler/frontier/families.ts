import { parseUrl } from "../../core/parse-url.ts";
import { Column, type SourceKind } from "../../core/relation.ts";
import type { PackedRelation } from "../../storage/packed-relation.ts";
import type { Sql } from "../../storage/sql.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import { StoredCounts } from "./stored-counts.ts";

/** So many pages of a family are looked at before it is known whether they state the same about different things. */
const LEAST_READ = 3;
/** What a family has not shown on so many pages it will not show. */
const MOST_READ = 8;
/** Labels that pages share: one may be chance, and is on fewer than this part of the pages. */
const LEAST_SHARED = 2;
const SHARED_BY = 0.6;
/** Labels of one page that are looked at. */
const MOST_LABELS = 60;

/** Where a page says something under labels. What else repeats on pages (lists of links) leads on and states nothing. */
const STATING: ReadonlySet<string> = new Set<SourceKind>(["html_table", "infobox", "definition_list"]);

/**
 * The pages that stand beside each other, whatever they are called: "https://a.org/units/elf.html" -> "a.org/units/*.html",
 * "https://a.org/unit?id=7" -> "a.org/unit?id".
 */
export function familyOf(url: string): string {
  const shape = urlShape(url);
  const [path = "", query] = shape.split("?", 2);
  if (query !== undefined) return shape;
  return path.replace(/(?<=\/)[^/]+?(\.[A-Za-z]{2,5})?(\/?)$/, "*$1$2");
}

/** What a list leads to, wherever that stands. */
export const listFamily = (list: number): string => `from ${list}`;

const isListFamily = (family: string) => family.startsWith("from ");

/**
 * Learns from the first pages of each family whether its pages state the same about different things, as detail pages do.
 * Such families are worth having whole. Fed in the order of commits and kept in the store with them, so that a resumed
 * crawl decides alike.
 */
export class Families {
  readonly #counts: StoredCounts;

  constructor(siteId: string) {
    this.#counts = new StoredCounts(siteId);
  }

  isStating(sql: Sql, family: string): boolean {
    return this.#counts.of(sql, `states ${family}`) > 0;
  }

  /** How many URLs of a family were let in, this one counted. */
  enter(sql: Sql, family: string): number {
    return this.#counts.add(sql, `family ${family}`);
  }

  /** How many lists were sampled of which it is not known yet, or not the case, that what they list states the same. */
  sampled(sql: Sql): number {
    return this.#counts.of(sql, "sampled") - this.#counts.of(sql, "sampled well");
  }

  /** The pages that a list leads to are a family of their own, whose first are looked at. */
  sample(sql: Sql, list: number): void {
    this.#counts.add(sql, "sampled");
    this.#counts.add(sql, `sample ${list}`);
  }

  isSampled(sql: Sql, list: number): boolean {
    return this.#counts.of(sql, `sample ${list}`) > 0;
  }

  /** How many series of pages whose names begin alike are looked at. */
  seriesLookedAt(sql: Sql): number {
    return this.#counts.of(sql, "series");
  }

  isSeriesLookedAt(sql: Sql, series: string): boolean {
    return this.#counts.of(sql, `look at ${series}`) > 0;
  }

  /** The first pages of a series are looked at; says whether they were not before. */
  lookAtSeries(sql: Sql, series: string): boolean {
    if (this.isSeriesLookedAt(sql, series)) return false;
    this.#counts.add(sql, "series");
    this.#counts.add(sql, `look at ${series}`);
    return true;
  }

  /** Takes a page that was read. Says whether its family has just turned out to be one of detail pages. */
  learn(sql: Sql, family: string, relations: readonly PackedRelation[]): boolean {
    const read = this.#counts.of(sql, `read ${family}`);
    if (read >= MOST_READ || this.isStating(sql, family)) return false;
    const pages = this.#counts.add(sql, `read ${family}`);
    const labels = labelsOf(relations);
    const shared = labels.filter((label) => this.#counts.add(sql, `label ${family} ${label}`) >= SHARED_BY * pages);
    if (pages < LEAST_READ || shared.length < LEAST_SHARED) return false;
    this.#counts.add(sql, `states ${family}`);
    if (isListFamily(family)) this.#counts.add(sql, "sampled well");
    return true;
  }

  /** Writes what was counted since the last time, in the transaction of its pages. */
  save(sql: Sql): void {
    this.#counts.save(sql);
  }
}

/** What a page states something under: headings of its tables, labels of its facts. */
function labelsOf(relations: readonly PackedRelation[]): string[] {
  const labels = relations
    .filter(({ source }) => STATING.has(source))
    .flatMap(({ columns }) => Column.array().parse(JSON.parse(columns)))
    .filter(({ unnamed }) => !unnamed)
    .map(({ name }) => name.trim().toLowerCase());
  return [...new Set(labels)].slice(0, MOST_LABELS);
}

/** The folder whose pages an anchor is about: "/wiki/hwmon/index.html" -> "/wiki/hwmon/"; of a page without an ending, its own. */
export function homeOf(root: string): string {
  const parsed = parseUrl(root);
  if (!parsed) return "";
  return parsed.host + parsed.pathname.slice(0, parsed.pathname.lastIndexOf("/") + 1);
}
