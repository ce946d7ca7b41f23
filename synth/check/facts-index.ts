import type { Relation } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { humanise } from "../../logic/humanise.ts";
import { nameKey } from "../../logic/normalise.ts";

/** One statement: an entity has a value in a column, printed on a page. */
export interface Fact {
  value: Value;
  url: string;
  relation: string;
  /** It is the entity's name, which may well be spelt differently elsewhere. */
  isName: boolean;
}

const LABEL = "#label";

/**
 * All that a site's relations state, by entity and column: where else a value is printed, and whether it says the same
 * there. Entities are known by the page that a row is about and by their name.
 */
export class FactsIndex {
  private readonly facts = new Map<string, Fact[]>();
  /** By the place of a cell (snapshot and place as JSON): what entity and column it states. */
  private readonly places = new Map<string, string[]>();

  private readonly printed = new Map<string, { printed: string; column: string }[]>();

  constructor(relations: Iterable<Relation>) {
    for (const relation of relations) this.add(relation);
  }

  /** Other statements about the entity and column of the cell at this place; itself included. */
  statedLike(url: string, place: unknown): Fact[] {
    const keys = this.places.get(placeKey(url, place)) ?? [];
    return [...new Set(keys.flatMap((key) => this.facts.get(key) ?? []))];
  }

  /** What the relations on a page print there, each with its column. */
  printedOn(url: string): readonly { printed: string; column: string }[] {
    return this.printed.get(url) ?? [];
  }

  private add(relation: Relation): void {
    const label = relation.columns.findIndex((column) => column.role === "label");
    const names = relation.columns.map((column) => nameKey(humanise(column.name)));
    for (const row of relation.rows) {
      const entities = [
        ...(row.about === undefined ? [] : [`page:${row.about}`]),
        ...(label < 0 ? [] : [`name:${nameKey(row.cells[label]!.value.printed)}`]),
      ];
      for (const [index, cell] of row.cells.entries()) {
        if (cell.value.kind === "missing") continue;
        const onPage = this.printed.get(cell.evidence.url) ?? [];
        this.printed.set(cell.evidence.url, onPage);
        onPage.push({ printed: cell.value.printed, column: relation.columns[index]!.name });
        const fact: Fact = {
          value: cell.value,
          url: cell.evidence.url,
          relation: relation.id,
          isName: index === label,
        };
        // Labels are called differently from list to list; whatever names the entity states its name.
        const keys = entities.map((entity) => `${entity}|${index === label ? LABEL : names[index]}`);
        for (const key of keys) {
          const stated = this.facts.get(key);
          if (stated) stated.push(fact);
          else this.facts.set(key, [fact]);
        }
        this.places.set(placeKey(cell.evidence.url, cell.evidence.place), keys);
      }
    }
  }
}

const placeKey = (url: string, place: unknown) => `${url}#${JSON.stringify(place)}`;
