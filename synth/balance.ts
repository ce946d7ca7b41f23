import { SUBTYPES, type Subtype } from "../core/program.ts";
import type { Task } from "../core/task.ts";
import { addSearched, type Searched, whyNone } from "./evolve/searched.ts";

/** Formulas of two numbers are found everywhere: no more than this share of a set. */
const MOST_MATH = 0.2;
/** A subtype with less than this share of a set is one that the sites hardly allowed. */
const LEAST_SUBTYPE = 0.03;
/** Half of the tasks need at least this many pages. */
const MEDIAN_PAGES = 5;
/** How much it counts that a site's language, or its domain, has tasks already, beside the site's own. */
const WEIGHT = { language: 0.5, domain: 0.25 };

/** A site that tasks can be had from. */
export interface Supply {
  root: string;
  language: string;
  domain: string;
  /** Subtypes of which candidates are left, but for those that a set has enough of; of those that it lacks, whatever candidates these are. */
  open(lacking: ReadonlySet<Subtype>, full: ReadonlySet<Subtype>): readonly Subtype[];
}

/**
 * Whose turn it is, over all sites together: the subtype with the fewest tasks, and of the sites that have candidates of
 * it the one with the fewest, languages and domains counted in.
 */
export class Balance {
  readonly #subtypes = new Map<Subtype, number>();
  readonly #sites = new Map<string, number>();
  readonly #languages = new Map<string, number>();
  readonly #domains = new Map<string, number>();
  readonly #refused = new Map<Subtype, number>();
  readonly #searched: Searched = new Map();
  readonly #pages: number[] = [];
  #all = 0;

  /** The next subtype and site; undefined where no candidate is left. */
  next<S extends Supply>(supplies: readonly S[]): { subtype: Subtype; supply: S } | undefined {
    const open = new Map<Subtype, S[]>();
    const lacking = this.#lacking();
    const full = this.#full();
    for (const supply of supplies)
      for (const subtype of supply.open(lacking, full)) open.set(subtype, [...(open.get(subtype) ?? []), supply]);
    const [subtype] = [...open.keys()].sort(
      (a, b) => this.#of(this.#subtypes, a) - this.#of(this.#subtypes, b) || order(a) - order(b),
    );
    if (subtype === undefined) return undefined;
    const supply = open.get(subtype)!.reduce((best, one) => (this.#load(one) < this.#load(best) ? one : best));
    return { subtype, supply };
  }

  /** Subtypes of which a set of this size has all that it may have. */
  #full(): ReadonlySet<Subtype> {
    const isFull = this.#of(this.#subtypes, "math") + 1 > MOST_MATH * (this.#all + 1) + 1;
    return new Set<Subtype>(isFull ? ["math"] : []);
  }

  /** Subtypes of which a set of this size should have more by now. */
  #lacking(): ReadonlySet<Subtype> {
    const least = Math.floor(LEAST_SUBTYPE * (this.#all + 1));
    return new Set(SUBTYPES.filter((subtype) => this.#of(this.#subtypes, subtype) < least));
  }

  /** A candidate of a site became a task. */
  take({ pages, subtype }: Task, { root, language, domain }: Supply): void {
    this.#all += 1;
    this.#pages.push(pages.length);
    add(this.#subtypes, subtype);
    add(this.#sites, root);
    add(this.#languages, language);
    add(this.#domains, domain);
  }

  /** A candidate was turned away. */
  refuse(subtype: Subtype): void {
    add(this.#refused, subtype);
  }

  /** What a search over a site tried. */
  searched(more: Searched): void {
    addSearched(this.#searched, more);
  }

  /** What the sites did not allow, one line each; empty where the set is balanced. */
  shortfalls(wanted: number, accepted: number): string[] {
    const lines: string[] = [];
    if (accepted < wanted) lines.push(`${accepted} of ${wanted} tasks: the sites hold no further candidates`);
    // Fewer tasks than subtypes cannot be of each.
    if (this.#all < SUBTYPES.length) return lines;
    for (const subtype of SUBTYPES) {
      const count = this.#of(this.#subtypes, subtype);
      if (count >= LEAST_SUBTYPE * this.#all) continue;
      const refused = this.#of(this.#refused, subtype);
      const offered = refused + count;
      const why =
        offered === 0 ? whyNone(this.#searched.get(subtype)) : `of ${offered} candidates ${refused} were turned away`;
      lines.push(`${subtype}: ${count} of ${this.#all} tasks (${why})`);
    }
    const median = [...this.#pages].sort((a, b) => a - b)[Math.floor(this.#pages.length / 2)]!;
    if (median < MEDIAN_PAGES) lines.push(`half of the tasks need fewer than ${MEDIAN_PAGES} pages (median ${median})`);
    return lines;
  }

  #load({ root, language, domain }: Supply): number {
    return (
      this.#of(this.#sites, root) +
      WEIGHT.language * (this.#of(this.#languages, language) / Math.max(1, this.#languages.size)) +
      WEIGHT.domain * (this.#of(this.#domains, domain) / Math.max(1, this.#domains.size))
    );
  }

  #of<K>(counts: ReadonlyMap<K, number>, key: K): number {
    return counts.get(key) ?? 0;
  }
}

const order = (subtype: Subtype) => SUBTYPES.indexOf(subtype);

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
