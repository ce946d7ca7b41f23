import { Lists } from "../../core/lists.ts";
import { plural, singular } from "../../logic/english/english.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import type { Statement } from "./facts-index.ts";

/** Links that stand on a page under words that say what they have in common. */
export interface HeadedList {
  url: string;
  /** URLs, each once. */
  members: ReadonlySet<string>;
}

/** A heading says so many words more at most than what it files its links under: "Tents by Acme". */
const MOST_BESIDE = 2;
/** Between the parts of a title: "Acme | The Tent Shop". */
const PARTING = /\s[-–—|·•:]\s|[|_:：]/;
/** "Chile (7)", "Chile: 7 lakes" */
const COUNTED = /\s*[(（[]\d+[^\d)）\]]*[)）\]]$|\s*[:：]\s*\d+(?:\s\p{L}+)?$/u;

/**
 * What a site's lists say without printing it beside each name: that a thing stands under "Chile" on the list by country says
 * that it is in Chile, and a heading with four links under it says that there are four.
 */
export class ListsIndex {
  private readonly headed = new Lists<HeadedList>();
  private readonly linking = new Lists<SurveyedPage>();

  constructor(pages: Iterable<SurveyedPage>) {
    for (const page of pages) this.add(page);
  }

  /** The lists that stand under words that say this, of one or of several: "New towns" where each is a "New town". */
  under(name: string): readonly HeadedList[] {
    const key = nameKey(name);
    return [...new Set([key, plural(key), singular(key)])].flatMap((form) => this.headed.of(form));
  }

  /** The pages whose lists state a value: by where they file the thing, or by how many links they have under its name. */
  stating({ about, entity, isName, value }: Statement): string[] {
    if (about === undefined || value.kind === "missing") return [];
    if (isName) return this.leadingTo(about);
    const filed = this.under(value.printed).filter(({ members }) => members.has(about));
    const isCount = (size: number) => value.kind === "number" && Number(value.decimal) === size;
    const counted = entity === undefined ? [] : this.under(entity).filter(({ members }) => isCount(members.size));
    return [...filed, ...counted].map(({ url }) => url);
  }

  /** The pages that link to a page. */
  leadingTo(url: string): string[] {
    return this.linking.of(url).map((page) => page.url);
  }

  private add(page: SurveyedPage): void {
    const { url, title, links } = page;
    const all = new Set<string>();
    const sections = new Map<string, Set<string>>();
    for (const link of links) {
      all.add(link.url);
      sections.set(link.heading, (sections.get(link.heading) ?? new Set()).add(link.url));
    }
    for (const one of all) this.linking.add(one, page);
    for (const part of title.split(PARTING)) this.addUnder(part, { url, members: all });
    for (const [heading, members] of sections) if (heading !== "") this.addUnder(heading, { url, members });
  }

  private addUnder(heading: string, list: HeadedList): void {
    const words = nameKey(heading.replace(COUNTED, "")).split(" ");
    const keys = new Set<string>();
    for (let less = 0; less <= MOST_BESIDE && less < words.length; less++) {
      keys.add(words.slice(0, words.length - less).join(" "));
      keys.add(words.slice(less).join(" "));
    }
    for (const key of keys) if (key !== "") this.headed.add(key, list);
  }
}

const known = new WeakMap<ReadonlyMap<string, SurveyedPage>, ListsIndex>();

/** The lists of some pages, gathered once. */
export function listsOn(pages: ReadonlyMap<string, SurveyedPage>): ListsIndex {
  const found = known.get(pages) ?? new ListsIndex(pages.values());
  known.set(pages, found);
  return found;
}
