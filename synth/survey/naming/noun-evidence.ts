import type { Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** What one line heads on a page, with where these links lead. */
export interface HeadedLinks {
  head: string;
  urls: readonly string[];
}

/** What leads to nearly all of some pages, and to hardly anything else, leads to them. */
const ALL = 0.95;
const ONLY = 0.8;
/** A column that leads to fewer of them says what only some are to others: who heads a department, of all who work there. */
const POINTED = 0.8;
/** …and what more than half are called, all of them are where no other word is said of them. */
const MANY = 0.5;
/** What somebody is to one thing or another, and nobody by himself: of those who work somewhere one has no project to lead. */
const ROLE =
  /(?:负责|主讲|主持|联系|发言|报告|经办|承担|牵头|申报|推荐)(?:人|者|员)$|(?:^|[^\p{L}])(?:contact|head|host|lead|leader|manager|speaker)$/iu;
/** Headings that share fewer characters at their ends share no word. */
const LEAST_END = 2;
/** Fewer things are headed alike by chance. */
const LEAST = 3;

/**
 * What a site calls the pages of things elsewhere than on a list of them: the line that heads just these links in a menu or a
 * sidebar ("Makes"), and the heading of a column whose cells lead to them ("Make").
 */
export class NounEvidence {
  private readonly groups = new Map<string, HeadedLinks[]>();
  /** Headings of columns by where their cells lead. */
  private readonly columns = new Map<string, Set<string>>();
  /** Headings of the columns of names of tables, by where their rows lead. */
  private readonly labels = new Map<string, Set<string>>();

  constructor(headed: readonly HeadedLinks[] = [], relations: readonly Relation[] = []) {
    for (const group of headed) {
      for (const url of new Set(group.urls)) {
        const known = this.groups.get(url);
        if (known) known.push(group);
        else this.groups.set(url, [group]);
      }
    }
    for (const relation of relations) this.addColumns(relation);
  }

  /** What heads the links to just these pages, the line that heads the most of them first. */
  headsOf(about: ReadonlySet<string>): string[] {
    if (about.size < LEAST) return [];
    const led = new Map<HeadedLinks, number>();
    for (const url of about) for (const group of this.groups.get(url) ?? []) led.set(group, (led.get(group) ?? 0) + 1);
    return [...led]
      .filter(([{ urls }, count]) => count >= ALL * about.size && count >= ONLY * urls.length)
      .sort(([, a], [, b]) => b - a)
      .map(([{ head }]) => head);
  }

  /** The heading of the columns elsewhere whose cells lead to these pages; undefined where they are headed differently. */
  columnOf(about: ReadonlySet<string>): string | undefined {
    return headingFor(about, [this.columns], pointed);
  }

  /**
   * The same where it leads to half of them only, in tables of names as well ("Vessel" in lists of grants): for things that nothing
   * else names, and never what some of them are to others.
   */
  columnOfMany(about: ReadonlySet<string>): string | undefined {
    return headingFor(about, [this.columns, this.labels], (name) => (ROLE.test(name.trim()) ? 1 : MANY));
  }

  /** Does the heading of a column that leads to some of these pages end in this noun? */
  isHeadedSo(about: ReadonlySet<string>, noun: string): boolean {
    return [...about].some((url) => [...(this.columns.get(url) ?? [])].some((name) => name.endsWith(noun)));
  }

  /**
   * What the headings of the columns that lead to these pages end in: "画家" of "代表画家" and "获奖画家"; undefined where they do
   * not end alike. For languages whose compounds end in what they are.
   */
  columnEndOf(about: ReadonlySet<string>): string | undefined {
    if (about.size < LEAST) return undefined;
    const led = new Map<string, Set<string>>();
    for (const url of about)
      for (const name of this.columns.get(url) ?? []) led.set(name, (led.get(name) ?? new Set()).add(url));
    const names = [...led.keys()];
    const ends = new Set(names.flatMap((one, at) => names.slice(at + 1).map((other) => sharedEnd(one, other))));
    return [...ends]
      .filter((end) => {
        const urls = names.flatMap((name) => (name.endsWith(end) ? [...led.get(name)!] : []));
        return end.length >= LEAST_END && new Set(urls).size >= pointed(end) * about.size;
      })
      .sort((a, b) => a.length - b.length)[0];
  }

  /** Columns whose cells lead to other pages; a thing that names others of its kind says nothing of what they are. */
  private addColumns({ columns, rows, source }: Relation): void {
    const own = new Set(rows.map(({ about }) => about));
    for (const [at, { name, role, unnamed }] of columns.entries()) {
      const isLabel = role === "label";
      if (unnamed || (isLabel && source !== "html_table")) continue;
      for (const { cells } of rows)
        for (const href of leadsTo(cells[at]?.value))
          if (isLabel || !own.has(href)) add(isLabel ? this.labels : this.columns, href, name);
    }
  }
}

function add(headings: Map<string, Set<string>>, url: string, name: string): void {
  const known = headings.get(url);
  if (known) known.add(name);
  else headings.set(url, new Set([name]));
}

/** The one heading that leads to this share of some pages; undefined where several do. */
function headingFor(
  about: ReadonlySet<string>,
  headings: readonly ReadonlyMap<string, ReadonlySet<string>>[],
  share: (name: string) => number,
): string | undefined {
  if (about.size < LEAST) return undefined;
  const led = new Map<string, { name: string; urls: Set<string> }>();
  for (const url of about) {
    for (const name of headings.flatMap((one) => [...(one.get(url) ?? [])])) {
      const known = led.get(foldText(name)) ?? { name, urls: new Set() };
      led.set(foldText(name), known);
      known.urls.add(url);
    }
  }
  const [one, ...others] = [...led.values()].filter(({ name, urls }) => urls.size >= share(name) * about.size);
  return others.length === 0 ? one?.name : undefined;
}

const pointed = (name: string) => (ROLE.test(name.trim()) ? 1 : POINTED);

function leadsTo(value: Value | undefined): string[] {
  if (value?.kind === "entity") return [value.href];
  return value?.kind === "list" ? value.items.flatMap(leadsTo) : [];
}

function sharedEnd(one: string, other: string): string {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length++;
  return one.slice(one.length - length);
}
