import { canonicalJson } from "../../core/ids.ts";
import type { Program, Step } from "../../core/program.ts";
import type { Quantity } from "./quantities.ts";

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
    return this.step("lookup", { from: this.relation(quantity), column: quantity.column.column.name, label: entity });
  }

  /** An aggregate (`sum`, `mean`) of what it states of several entities; those without a value are left out. */
  over(op: string, quantity: Quantity, entities: readonly string[]): string {
    const names = entities.filter((entity) => quantity.stated.has(entity));
    const from = this.step("named", { from: this.relation(quantity), names });
    return this.step(op, { from, column: quantity.column.column.name });
  }

  /** An entity's share in the total of all of them, in percent. */
  share(quantity: Quantity, entity: string, entities: readonly string[]): string {
    return this.step("percent_of", { part: this.own(quantity, entity), whole: this.over("sum", quantity, entities) });
  }

  program(answer: string): Program {
    return { relations: this.relations, steps: this.steps, answer };
  }
}
