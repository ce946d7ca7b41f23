import { canonicalJson } from "../../core/ids.ts";
import type { Program, Step } from "../../core/program.ts";
import type { Quantity } from "./quantity.ts";

/** Writes the program of a cell step by step; a step that stands there already is not written twice. */
export class ProgramBuilder {
  private readonly relations: Record<string, string> = {};
  private readonly steps: Step[] = [];
  private readonly known = new Map<string, string>();

  /** Its name in the program. */
  relation({ surveyed }: Pick<Quantity, "surveyed">): string {
    const found = Object.entries(this.relations).find(([, id]) => id === surveyed.relation.id);
    if (found) return found[0];
    const name = `relation_${Object.keys(this.relations).length + 1}`;
    this.relations[name] = surveyed.relation.id;
    return name;
  }

  /** The name of the step's result. */
  step(op: string, params: Record<string, unknown>): string {
    const key = canonicalJson([op, params]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const as = `step_${this.steps.length + 1}`;
    this.steps.push({ as, op, ...params });
    this.known.set(key, as);
    return as;
  }

  /** What the site states of an entity. */
  own(quantity: Quantity, entity: string): string {
    const { gathered } = quantity;
    if (gathered) {
      const column = quantity.column.column.name;
      const labels = gathered.labels?.get(entity);
      // Two are a sum of two values, and no total of a column.
      if (labels?.length === 2) {
        const from = this.relation(quantity);
        return this.step("sum_of", { of: labels.map((label) => this.step("lookup", { from, column, label })) });
      }
      const from = this.rows(quantity, [entity]);
      return gathered.rows.get(entity) === 1
        ? this.step("lookup", { from, column })
        : this.step("sum", { from, column });
    }
    return this.step("lookup", { from: this.relation(quantity), column: quantity.column.column.name, label: entity });
  }

  /** An aggregate (`sum`, `mean`) of what it states of several entities; those without a value are left out. */
  over(op: string, quantity: Quantity, entities: readonly string[]): string {
    const names = entities.filter((entity) => quantity.stated.has(entity));
    const from = this.rows(quantity, names);
    return this.step(op, { from, column: quantity.column.column.name });
  }

  /** The rows that state it of some entities. */
  rows(quantity: Quantity, entities: readonly string[]): string {
    const { gathered } = quantity;
    const from = this.relation(quantity);
    if (!gathered) return this.step("named", { from, names: [...entities] });
    if (gathered.isWhole && !gathered.at && entities.length === gathered.called.size) return from;
    const called = entities.map((entity) => gathered.called.get(entity)!);
    const [first, second] = called;
    const naming =
      second === undefined
        ? { column: gathered.by, is: "equals", value: first }
        : { column: gathered.by, is: "in", value: called };
    return this.step("filter", { from, where: gathered.at ? { and: [naming, gathered.at] } : naming });
  }

  /** An entity's share in the total of all of them, in percent. */
  share(quantity: Quantity, entity: string, entities: readonly string[]): string {
    return this.step("percent_of", { part: this.own(quantity, entity), whole: this.over("sum", quantity, entities) });
  }

  program(answer: string): Program {
    return { relations: this.relations, steps: this.steps, answer };
  }
}
