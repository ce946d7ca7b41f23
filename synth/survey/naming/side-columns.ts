import type { Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { fromSingular } from "./noun-phrases.ts";

/**
 * Where the tables of a site lead by columns beside the one that names their rows: "Harbour" in a table of ferries. The heading
 * over such a table says what its rows are, and the pages of the harbours are none of these: the column says what they are.
 */
export class SideColumns {
  /** Headings of columns by where their cells lead, by the page of the table. */
  private readonly onPages = new Map<string, Map<string, string>>();

  constructor(relations: readonly Relation[]) {
    for (const relation of relations) if (relation.source === "html_table") this.add(relation);
    for (const relation of relations) if (relation.source === "html_table") this.remove(relation);
  }

  /** The links of pages, each that leads from beside the names of rows under what its column calls such things, if it does. */
  under(listing: readonly LinkingPage[]): readonly LinkingPage[] {
    return listing.map((one) => {
      const headings = this.onPages.get(one.page.url);
      if (!headings || headings.size === 0) return one;
      const links = one.links.map((link) => {
        const name = headings.get(link.url);
        return name === undefined ? link : { ...link, heading: fromSingular(name)?.plural ?? "" };
      });
      return { ...one, links };
    });
  }

  private add({ url, columns, rows }: Relation): void {
    if (!columns.some(isLabel)) return;
    const headings = this.onPages.get(url) ?? new Map<string, string>();
    this.onPages.set(url, headings);
    for (const [at, column] of columns.entries()) {
      if (isLabel(column)) continue;
      for (const { cells } of rows)
        for (const href of leadsTo(cells[at]?.value)) headings.set(href, column.unnamed ? "" : column.name);
    }
  }

  /** What the names of rows of the same page lead to is named by the heading over them. */
  private remove({ url, columns, rows }: Relation): void {
    const headings = this.onPages.get(url);
    for (const [at, column] of columns.entries())
      if (isLabel(column) && headings)
        for (const { cells } of rows) for (const href of leadsTo(cells[at]?.value)) headings.delete(href);
  }
}

const isLabel = ({ role }: Relation["columns"][number]): boolean => role === "label";

function leadsTo(value: Value | undefined): string[] {
  if (value?.kind === "entity") return [value.href];
  return value?.kind === "list" ? value.items.flatMap(leadsTo) : [];
}
