import { type Column, isFileKind, type Relation } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { GuardError } from "../../logic/guard-error.ts";
import type { Result, TableResult } from "../../logic/operation.ts";
import { relationTable } from "../../logic/table.ts";
import { isUnstated } from "../../logic/values/stated-absence.ts";
import { isMoving } from "../moving-column.ts";
import { isOfType } from "../survey/cells/columns.ts";
import type { Survey } from "../survey/survey.ts";
import type { RelationLink, SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import { calledByName } from "./called-by-name.ts";
import { type ColumnLink, columnLinks } from "./column-links.ts";
import { isLeaf, type Node, nodesOf, runKey } from "./node.ts";
import { findPanels, type Panel } from "./panels.ts";
import { tallyColumn } from "./refusals/tallies.ts";
import { asListed } from "./refusals/whole-list.ts";
import { runnable } from "./runnable.ts";
import { findStandings, type Standings } from "./standings.ts";
import { isStatedOtherwise } from "./stated-otherwise.ts";
import { findTablesTogether, type TablesTogether } from "./tables-together.ts";
import { type TimedPair, timedPairs } from "./timed-pairs.ts";
import { findTwins, type Twins } from "./twins.ts";
import { findYearTables, type YearTables } from "./year-tables.ts";

/** A column of a set of rows, complete there. */
export interface WorkColumn {
  column: Column;
  values: readonly Value[];
  /** How readily a person would ask about it, above 0. */
  salience: number;
  /** The values that its cells list, several to a cell. */
  parts?: readonly string[];
}

/** What a place within a document is called says nothing of what stands there. */
const DOCUMENT_PART =
  /^(?:appendix|annex|chapter|section|subsection|part|volume|paragraph|article|lesson|topic|heading)$/i;

/** Rows that are called after their place in a document have no word of their own. */
function withoutPlace(surveyed: SurveyedRelation): SurveyedRelation {
  const { naming } = surveyed;
  return DOCUMENT_PART.test(naming.singular)
    ? { ...surveyed, hasNoun: false, naming: { singular: "entry", plural: "entries", source: naming.source } }
    : surveyed;
}

/** Markup, code and marks that turn text around are no words of a question, wherever a page prints them. */
export const CODE = /<[a-z/!]|[$#{]\{|\}\}|javascript:|\p{Cc}|[\u202A-\u202E\u2066-\u2069]/iu;

/** What a column of words is called where it could be called anything: "how many different uses are there" asks for nothing. */
const ANYTHING =
  /^(?:uses?|usage|values?|notes?|remarks?|comments?|others?|misc(?:ellaneous)?|details?|info(?:rmation)?|data|fields?|items?|entry|entries|examples?|propert(?:y|ies)|attributes?|options?|parameters?|arguments?|descriptions?|summary|meanings?|defaults?|sections?|chapters?|headings?|topics?|(?:\p{L}+ )?references?)$/iu;

/** Fewer rows that state a column, or a smaller share of all, are no set that anybody asks about. */
const LEAST_STATING = 5;
const STATING_SHARE = 0.5;

function isAskable(
  { column, parts }: Pick<SurveyedColumn, "column" | "parts">,
  calledByName: ReadonlySet<string>,
): boolean {
  // "Which have “size” among their options" says enough.
  return !calledByName.has(column.name) && (isNamedWell(column) || (parts !== undefined && isSaidWell(column)));
}

const isSaidWell = ({ name, unit }: Column) => !isMoving(name, unit) && !CODE.test(name);

// Tables of one search share their columns: each name is judged once.
const namedWell = new WeakMap<Column, boolean>();

/** "MP", "W", "MP in 2016/17": letters over a column of figures, which who reads the table knows how to read. */
const LETTERS = /^\p{Lu}{1,2}(?:(?: in| >|,)? (?:1[5-9]|20)\d\d(?:[/–-]\d{2,4})?)?$/u;

function isNamedWell(column: Column): boolean {
  let known = namedWell.get(column);
  if (known === undefined) {
    const { name, unit, type } = column;
    const isCut = type === "number" && unit === undefined && LETTERS.test(name.trim());
    known = !isMoving(name, unit) && !CODE.test(name) && !isCut && (type === "number" || !ANYTHING.test(name.trim()));
    namedWell.set(column, known);
  }
  return known;
}

/** "How many different kinds of step-free access are there?" What is there or not comes in no kinds. */
const YES_OR_NO = /^(?:yes|no|true|false|none|n\/?a|unknown|[✓✔✗✘×-])$/i;

/** Results of subtrees kept for reuse; past this many the oldest half goes. */
const MOST_CACHED = 4000;

/**
 * Runs trees step by step with memory: candidates of one search share most of their subtrees, and a mutation has to see
 * the table that it is about to change.
 */
export class Workbench {
  readonly survey: Survey;
  /** Relations by id, as programs run over them. */
  readonly raw: ReadonlyMap<string, Relation>;
  /** Links to relations in files, by the same names. */
  readonly filed: readonly RelationLink[];
  private readonly relations: Map<string, SurveyedRelation>;
  /** Columns whose headings are names of somebody or something. */
  private readonly calledByName: ReadonlySet<string>;
  private readonly columnsOf = new WeakMap<TableResult, WorkColumn[]>();
  private readonly partials = new WeakMap<object, readonly SurveyedColumn[]>();
  private readonly sourcesOf = new WeakMap<Node, readonly SurveyedRelation[]>();
  private readonly results = new Map<string, Result | null>();

  /** Columns that name rows of other relations. */
  readonly references: readonly ColumnLink[];
  /** Relations that follow something over the years. */
  readonly panels: readonly Panel[];
  /** Tables of several years in which things have places. */
  readonly standings: readonly Standings[];
  /** Tables of one kind on several pages, whose rows are taken together. */
  readonly together: readonly TablesTogether[];
  /** Tables of one kind on different pages, to be held against each other. */
  readonly twins: readonly Twins[];
  /** Relations that are joined by time. */
  readonly timed: readonly TimedPair[];
  /** Tables of different pages that have a row per year each. */
  readonly yearTables: readonly YearTables[];
  /** Those of relations whose own rows are known by name. */
  readonly leads: readonly ColumnLink[];

  constructor(given: Survey) {
    const survey = {
      ...given,
      relations: given.relations.map(withoutPlace).map((one) => asListed(one, given)),
      lone: given.lone.map(withoutPlace),
    };
    this.survey = survey;
    const all = [...survey.relations, ...survey.lone];
    const printed = [...(survey.printed ?? new Map()).values()].flat();
    this.raw = new Map([...all, ...printed].map(({ relation }) => [relation.id, relation]));
    this.twins = findTwins(all, survey);
    this.timed = timedPairs(all);
    this.yearTables = findYearTables(survey);
    this.calledByName = calledByName(all);
    this.panels = findPanels(survey);
    this.standings = findStandings(survey);
    this.together = findTablesTogether(survey);
    this.references = columnLinks(survey.relations.filter(({ yearly }) => !yearly));
    this.leads = this.references.filter(({ from }) => from.label?.column.role === "label");
    const files = new Set(
      survey.relations.flatMap(({ relation, filed }) => (isFileKind(relation.source) && !filed ? [relation.id] : [])),
    );
    this.filed = survey.links.filter((link) => files.has(link.to) && !files.has(link.from));
    this.relations = new Map([...all, ...printed].map((surveyed) => [surveyed.relation.id, surveyed]));
  }

  relation(id: string): SurveyedRelation {
    const found = this.relations.get(id);
    if (!found) throw new GuardError("unknown_relation", `the survey has no relation ${id}`);
    return found;
  }

  /** What a tree gives; undefined where a guard speaks against it. */
  result(node: Node): Result | undefined {
    const key = runKey(node);
    const known = this.results.get(key);
    if (known !== undefined) return known ?? undefined;
    const result = this.compute(node);
    if (this.results.size >= MOST_CACHED) {
      for (const old of [...this.results.keys()].slice(0, MOST_CACHED / 2)) this.results.delete(old);
    }
    this.results.set(key, result ?? null);
    return result;
  }

  table(node: Node): TableResult | undefined {
    const result = this.result(node);
    return result?.type === "table" ? result : undefined;
  }

  /** The columns of a tree's table that every row states and that questions may be about. */
  columns(node: Node): readonly WorkColumn[] {
    const table = this.table(node);
    if (!table) return [];
    const known = this.columnsOf.get(table);
    if (known) return known;
    const wanted = new Map(
      this.sources(node).flatMap((source) => source.columns.map((surveyed) => [surveyed.column.name, surveyed])),
    );
    const tally = tallyColumn(node, (id) => this.relation(id));
    if (tally) wanted.set(tally.column.name, tally);
    const found: WorkColumn[] = [];
    for (const [index, column] of table.columns.entries()) {
      const surveyed = wanted.get(column.name);
      if (surveyed === undefined || column.role === "label") continue;
      if (!isAskable({ ...surveyed, column }, this.calledByName)) continue;
      const values = table.rows.map((row) => row.cells[index]!.value);
      const { salience, parts } = surveyed;
      if (!values.every((value) => isOfType(value, column)) || values.every(({ printed }) => YES_OR_NO.test(printed)))
        continue;
      found.push(
        parts ? { column: { ...column, role: "text" }, values, salience, parts } : { column, values, salience },
      );
    }
    this.columnsOf.set(table, found);
    return found;
  }

  /** Columns of a relation that questions may be about and that some of its rows leave out, read once. */
  partial({ relation, columns }: SurveyedRelation): readonly SurveyedColumn[] {
    const known = this.partials.get(relation);
    if (known) return known;
    const stated = columns.filter(({ index }) => !isStatedOtherwise(relation, index));
    return this.leftOut(relation, stated, (at) =>
      relation.rows.filter(({ total }) => !total).map(({ cells }) => cells[at.index]!.value),
    );
  }

  /** The same of the columns that a table has from some relations, among its own rows, of which a few may not be understood. */
  partialAmong(of: readonly SurveyedRelation[], table: TableResult, unsure = 0): readonly SurveyedColumn[] {
    const places = new Map(table.columns.map(({ name }, index) => [name, index]));
    const taken = of.flatMap(({ columns }) => columns).filter(({ column }) => places.has(column.name));
    return this.leftOut(
      table,
      taken,
      ({ column }) => {
        const index = places.get(column.name)!;
        return table.rows.map(({ cells }) => cells[index]!.value);
      },
      unsure,
    );
  }

  private leftOut(
    of: object,
    columns: readonly SurveyedColumn[],
    valuesOf: (column: SurveyedColumn) => readonly Value[],
    unsure = 0,
  ): readonly SurveyedColumn[] {
    let found = this.partials.get(of);
    if (!found) {
      found = columns.filter((surveyed) => {
        const { column } = surveyed;
        const values = valuesOf(surveyed);
        const stating = values.filter((value) => isOfType(value, column)).length;
        return (
          isAskable(surveyed, this.calledByName) &&
          stating < values.length &&
          stating >= Math.max(LEAST_STATING, values.length * STATING_SHARE) &&
          values.filter((value) => !isUnstated(value) && !isOfType(value, column)).length <= unsure
        );
      });
      this.partials.set(of, found);
    }
    return found;
  }

  /** The surveyed relations that a tree reads, in order. */
  sources(node: Node): readonly SurveyedRelation[] {
    let found = this.sourcesOf.get(node);
    if (!found) {
      const ids = new Set(nodesOf(node).flatMap((inner) => (isLeaf(inner) ? [inner.relation] : [])));
      found = [...ids].map((id) => this.relation(id));
      this.sourcesOf.set(node, found);
    }
    return found;
  }

  private compute(node: Node): Result | undefined {
    if (isLeaf(node)) return relationTable(this.relation(node.relation).relation);
    const inputs: Result[] = [];
    for (const input of Object.values(node.inputs)) {
      const result = this.result(input);
      if (!result) return undefined;
      inputs.push(result);
    }
    const step = runnable(node);
    if (!step) return undefined;
    const { op, params } = step;
    try {
      return op.guards(params, inputs).length > 0 ? undefined : op.evaluate(params, inputs);
    } catch (error) {
      if (error instanceof GuardError) return undefined;
      throw error;
    }
  }
}
