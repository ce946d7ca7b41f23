import type { AgreementMark } from "../../../core/agreement.ts";
import type { Evidence } from "../../../core/evidence.ts";
import { canonicalJson } from "../../../core/ids.ts";
import { type Column, dataRows, type Relation, type Row } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { partOfYear } from "../../../logic/values/period.ts";
import { seasonStart } from "../../../logic/values/season-text.ts";
import { yearOfColumn } from "../../../logic/values/year-text.ts";
import { AliasIndex } from "./aliases.ts";
import { type Cause, compareStatements } from "./compare-statements.ts";
import type { Statement } from "./statement.ts";

/** Two sources that do not say the same of one fact. */
export interface Divergence {
  a: Statement;
  b: Statement;
  cause: Cause;
}

/** Words in a column's name that say when, or of which part, and not what. */
const WHEN = /\b(?:1[5-9]|20)\d{2}\b|\b(?:est|estimated?|as of|latest|current)\b\.?|[（(][^()（）]*[)）]/giu;
/** Names of rows that are not things of their own. */
const NO_THING = /^(?:total|subtotal|sum|other|others|all|average|mean|none|unknown|n\/?a|\W*|\d+)$/i;
/** Sources of one fact that are compared with each other; a thing that is stated more often is a word, not a thing. */
const MOST_SOURCES = 40;

/**
 * What several places of a site say of the same fact of the same thing: things are the same where their pages or sure names
 * are, facts where their columns are called the same but for the year and what stands in brackets.
 */
export class Agreements {
  readonly divergences: Divergence[] = [];
  /** How many facts are stated alike by several sources, differently, or once. */
  readonly counts: Record<AgreementMark, number> = { consistent: 0, divergent: 0, single: 0 };
  private readonly byPlace = new Map<string, Statement[]>();

  constructor(relations: readonly Relation[], aliases: AliasIndex = new AliasIndex([])) {
    const facts = new Map<string, Map<string, Statement>>();
    const pageNames = namesOfPages(relations, aliases);
    const known = times(relations, pageNames, aliases);
    for (const relation of relations) {
      const label = labelOf(relation);
      if (label < 0) continue;
      const twice = repeated(relation, label);
      const columns = relation.columns.map((column, at) => (at === label ? undefined : comparedAs(column)));
      for (const row of relation.rows) {
        const entity = entityOf(row, label, pageNames, aliases);
        if (entity === undefined || twice.has(nameKey(row.cells[label]!.value.printed))) continue;
        if (known.get(entity) === 1) {
          // Most things stand in one relation only: a site of a million cells need not be remembered twice.
          this.counts.single += columns.filter((key) => key !== undefined).length;
          continue;
        }
        for (const [at, key] of columns.entries()) {
          const cell = row.cells[at]!;
          if (key === undefined || cell.value.kind === "missing" || cell.value.kind === "unsure") continue;
          const fact = `${entity}|${key}`;
          const stated = facts.get(fact) ?? new Map<string, Statement>();
          facts.set(fact, stated);
          // A table and the family that it belongs to are one source: what counts is the place on the page.
          stated.set(placeKey(cell.evidence), {
            entity: row.cells[label]!.value.printed.trim(),
            column: relation.columns[at]!,
            value: cell.value,
            evidence: cell.evidence,
            relation,
            notes: cell.notes ?? [],
          });
        }
      }
    }
    for (const stated of facts.values()) this.judge([...stated.values()]);
  }

  /** What is said elsewhere of the fact that stands at a place; itself left out. */
  elsewhere(evidence: Evidence): { same: Statement[]; divergent: Divergence[] } {
    const key = placeKey(evidence);
    const stated = this.byPlace.get(key) ?? [];
    const own = stated.find((statement) => placeKey(statement.evidence) === key);
    const others = own ? stated.filter((statement) => statement !== own) : [];
    const same: Statement[] = [];
    const divergent: Divergence[] = [];
    for (const other of others) {
      const cause = compareStatements(own!, other);
      if (cause === undefined) same.push(other);
      else divergent.push({ a: own!, b: other, cause });
    }
    return { same, divergent };
  }

  private judge(stated: readonly Statement[]): void {
    if (stated.length < 2 || stated.length > MOST_SOURCES) {
      this.counts.single += 1;
      return;
    }
    for (const statement of stated) this.byPlace.set(placeKey(statement.evidence), [...stated]);
    const [first, ...others] = stated;
    const differing = others.flatMap((other) => {
      const cause = compareStatements(first!, other);
      return cause === undefined ? [] : [{ a: first!, b: other, cause }];
    });
    this.counts[differing.length > 0 ? "divergent" : "consistent"] += 1;
    this.divergences.push(...differing.slice(0, 1));
  }
}

const labelOf = ({ columns }: Relation) => columns.findIndex((column) => column.role === "label");

/** In how many relations a thing stands. */
function times(
  relations: readonly Relation[],
  pages: ReadonlyMap<string, string>,
  aliases: AliasIndex,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const relation of relations) {
    const label = labelOf(relation);
    if (label < 0) continue;
    const entities = new Set(dataRows(relation).flatMap((row) => entityOf(row, label, pages, aliases) ?? []));
    for (const entity of entities) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  }
  return counts;
}

const placeKey = ({ url, place }: Evidence) => `${url}#${canonicalJson(place)}`;

/** What the pages of collections are about, by URL. */
function namesOfPages(relations: readonly Relation[], aliases: AliasIndex): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const relation of relations) {
    const label = labelOf(relation);
    if (label < 0 || relation.source !== "page_collection") continue;
    for (const row of relation.rows) {
      const name = row.cells[label]!.value.printed;
      if (row.about !== undefined && !names.has(row.about)) names.set(row.about, aliases.key(name));
    }
  }
  return names;
}

function entityOf(
  row: Row,
  label: number,
  pages: ReadonlyMap<string, string>,
  aliases: AliasIndex,
): string | undefined {
  const { value } = row.cells[label]!;
  const name = value.printed.trim();
  // A season or a month, like a year, is when something was so, and no thing of which two tables say different things.
  const isTime = seasonStart(name) !== undefined || partOfYear(name) !== undefined;
  if (row.total || value.kind === "missing" || NO_THING.test(name) || isTime) return undefined;
  const page = value.kind === "entity" ? (pages.get(value.href) ?? undefined) : undefined;
  return page ?? (row.about === undefined ? undefined : pages.get(row.about)) ?? aliases.key(value.printed);
}

/** Names that stand twice in a relation: which row is meant elsewhere, nobody can say. */
function repeated({ rows }: Relation, label: number): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { cells } of rows) {
    const key = nameKey(cells[label]!.value.printed);
    if (seen.has(key)) twice.add(key);
    seen.add(key);
  }
  return twice;
}

/** What a column states, but for when and of which part; undefined where its values are words that may vary. */
function comparedAs({ name, role, type, unnamed }: Column): string | undefined {
  if (unnamed || (type !== "number" && type !== "date" && type !== "entity" && role !== "category")) return undefined;
  if (role === "rank" || role === "identifier") return undefined;
  // What one source states of several years is no disagreement.
  const ofYear = yearOfColumn(name);
  const key = nameKey(humanise(foldText(ofYear?.what ?? name).replace(WHEN, " ")));
  if (key === "") return undefined;
  return ofYear ? `${key} ${ofYear.year}` : key;
}
