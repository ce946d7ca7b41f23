import { z } from "zod";
import { canonicalJson } from "../../core/ids.ts";
import type { Program, Step } from "../../core/program.ts";
import type { Relation } from "../../core/relation.ts";
import { bindProgram } from "../../logic/bind-program.ts";
import type { BoundStep } from "../../logic/decisive.ts";
import type { Operation } from "../../logic/operation.ts";
import { operations } from "../../logic/registry.ts";
import { foldText } from "../../logic/values/normalise.ts";

/** A blank of the form: one thing that a program fixes, left open. */
interface Blank {
  key: string;
  /** Where it stands in the program: step, then keys and indices. */
  path: readonly (string | number)[];
  kind: "choice" | "text" | "number" | "texts";
  options?: readonly string[];
}

/**
 * A program with everything blanked out that its question has to say: which statistic, which columns, which conditions, names,
 * places and limits. Whoever read the question can fill it in, and gives a program.
 */
export interface ProgramForm {
  /** Its steps in words, blanks by their keys. */
  outline: string;
  /** Shape of a filled form: columns are chosen from those of the program's relations, the rest by what an operation takes. */
  schema: z.ZodType<FilledForm>;
  /** The program of a filled form, and the blanks that were filled with something else than the original has. */
  fill(filled: FilledForm): { program: Program; wrong: string[] };
  /** Keys of the blanks, each with what it takes: the choices, or in a word. */
  readonly blanks: ReadonlyMap<string, string>;
  /** The program with one blank filled anew, of a text as somebody writes it; lists are parted by semicolons. */
  change(key: string, value: string): Program;
}

export type FilledForm = Readonly<Record<string, string | number | readonly string[]>> & { readonly also: string };

/** Parameters that name a column. */
const COLUMN_KEYS: ReadonlySet<string> = new Set(["column", "by", "on", "a", "b", "weight", "one", "time"]);
/** What stands in the statements behind a question, which nobody rewords, or is said by what is asked. */
const UNASKED: ReadonlySet<string> = new Set(["as", "op", "missing", "unmatched", "ties"]);
const COMPARISONS = [">", ">=", "<", "<=", "=", "between", "equals", "differs", "mentions", "includes", "in"] as const;
/** More columns than this are no choice for anybody. */
const MOST_COLUMNS = 60;

/** Throws `GuardError` where the program is malformed. */
export function programForm(given: Program, relations: ReadonlyMap<string, Relation>): ProgramForm {
  const { program, steps } = bindProgram(given);
  const columns = columnsOf(program, [...steps.values()], relations);
  const blanks = [...steps.values()].flatMap((bound, index) => blanksOf(bound, index, columns));
  const fields = Object.fromEntries(blanks.map((blank) => [blank.key, fieldOf(blank)]));
  const also = z.string().describe("What else the question demands that no blank has a place for; empty if nothing");
  return {
    blanks: new Map(blanks.map(({ key, kind, options }) => [key, options?.join(" | ") ?? `(${kind})`])),
    change(key, value) {
      const copy = structuredClone(program);
      const blank = blanks.find((one) => one.key === key);
      if (blank) setAt(copy, blank.path, written(blank, value));
      return copy;
    },
    outline: program.steps.map((step, index) => outlineOf(step, index, blanks)).join("\n"),
    schema: z.strictObject({ ...fields, also }) as unknown as z.ZodType<FilledForm>,
    fill(filled) {
      const copy = structuredClone(program);
      const wrong: string[] = [];
      for (const blank of blanks) {
        const truth = valueAt(program, blank.path);
        const value = filled[blank.key]!;
        // "1,200" and "1200" are one number, and the order of names is nobody's business.
        if (sameValue(truth, value)) continue;
        wrong.push(`${blank.key} was read as ${JSON.stringify(value)}`);
        setAt(copy, blank.path, typeof truth === "string" ? String(value) : value);
      }
      if (filled.also.trim() !== "") wrong.push(`it asks for more: ${filled.also.trim()}`);
      return { program: copy, wrong };
    },
  };
}

function columnsOf(
  program: Program,
  steps: readonly BoundStep[],
  relations: ReadonlyMap<string, Relation>,
): readonly string[] {
  const printed = Object.values(program.relations).flatMap(
    (id) => relations.get(id)?.columns.map(({ name }) => name) ?? [],
  );
  const computed = steps.flatMap(({ op, params }) => op.computes?.(params) ?? []);
  return [...new Set([...computed, ...printed])];
}

function blanksOf(bound: BoundStep, index: number, columns: readonly string[]): Blank[] {
  const { step, op, inputs } = bound;
  const blanks: Blank[] = [];
  const add = (path: Blank["path"], rest: Omit<Blank, "key" | "path">) =>
    blanks.push({ key: keyOf(index, path), path: ["steps", index, ...path], ...rest });
  const alike = siblings(op);
  if (alike.length > 1) add(["op"], { kind: "choice", options: alike });
  const visit = (data: unknown, path: (string | number)[], key: string): void => {
    if (UNASKED.has(key) || (op.name === "join" && key === "columns")) return;
    if (typeof data === "number") add(path, { kind: "number" });
    else if (typeof data === "string") {
      if (COLUMN_KEYS.has(key) && columns.includes(data)) add(path, { kind: "choice", options: among(columns, data) });
      else if (path.length === 1 && inputs.includes(data)) return;
      else if (key === "is") add(path, { kind: "choice", options: COMPARISONS });
      else {
        const options = path.length === 1 ? optionsOf(op, key) : undefined;
        add(path, options ? { kind: "choice", options } : { kind: "text" });
      }
    } else if (Array.isArray(data) && data.every((item) => typeof item === "string")) {
      if (!data.every((item) => inputs.includes(item))) add(path, { kind: "texts" });
    } else if (data !== null && typeof data === "object") {
      for (const [name, inner] of Object.entries(data))
        visit(inner, [...path, Array.isArray(data) ? Number(name) : name], name);
    }
  };
  for (const [key, data] of Object.entries(step)) visit(data, [key], key);
  return blanks;
}

function among(columns: readonly string[], own: string): readonly string[] {
  if (columns.length <= MOST_COLUMNS) return columns;
  const others = columns.filter((name) => name !== own).slice(0, MOST_COLUMNS - 1);
  return columns.filter((name) => name === own || others.includes(name));
}

const keyOf = (index: number, path: Blank["path"]) => ["step", index + 1, ...path].join("_");

/** Operations that take the same parameters: which of them is meant only the question says. */
function siblings(op: Operation): string[] {
  const own = shapeOf(op);
  return operations()
    .filter((other) => shapeOf(other) === own)
    .map(({ name }) => name);
}

const shapes = new WeakMap<Operation, { text: string; properties: Readonly<Record<string, unknown>> }>();

function jsonShape(op: Operation): { text: string; properties: Readonly<Record<string, unknown>> } {
  let shape = shapes.get(op);
  if (!shape) {
    const schema = z.toJSONSchema(op.params, { io: "input" }) as { properties?: Record<string, unknown> };
    shape = { text: canonicalJson(schema), properties: schema.properties ?? {} };
    shapes.set(op, shape);
  }
  return shape;
}

const shapeOf = (op: Operation) => jsonShape(op).text;

function optionsOf(op: Operation, key: string): readonly string[] | undefined {
  const property = jsonShape(op).properties[key];
  const options = property !== null && typeof property === "object" && "enum" in property ? property.enum : undefined;
  return Array.isArray(options) && options.every((option) => typeof option === "string") ? options : undefined;
}

function fieldOf({ kind, options }: Blank): z.ZodType {
  switch (kind) {
    case "choice":
      return z.enum(options as [string, ...string[]]);
    case "number":
      return z.number();
    case "text":
      return z.string();
    case "texts":
      return z.array(z.string());
  }
}

/** "2. {step_2_op} of harvest: column = {step_2_column}" */
function outlineOf(step: Step, index: number, blanks: readonly Blank[]): string {
  const own = blanks.filter(({ path }) => path[1] === index);
  const blanked = (path: string) => own.find(({ key }) => key === `step_${index + 1}_${path}`);
  const parts = Object.entries(step)
    .filter(([key]) => !UNASKED.has(key))
    .map(([key, data]) => {
      const inside = own.filter(({ path }) => path[2] === key);
      if (inside.length > 0) return `${key}: ${inside.map((blank) => `{${blank.key}}`).join(" ")}`;
      return `${key}: ${typeof data === "string" ? data : JSON.stringify(data)}`;
    });
  return `${step.as} = ${blanked("op") ? `{${blanked("op")!.key}}` : step.op} (${parts.join("; ")})`;
}

function written({ kind }: Blank, value: string): unknown {
  if (kind === "number") return Number(value);
  return kind === "texts" ? value.split(/[;；]/).map((part) => part.trim()) : value;
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], data);
}

function setAt(data: unknown, path: readonly (string | number)[], value: unknown): void {
  const holder = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
  holder[path.at(-1)!] = value;
}

function sameValue(truth: unknown, value: unknown): boolean {
  if (Array.isArray(truth) && Array.isArray(value)) {
    const folded = (items: readonly unknown[]) =>
      [...new Set(items.map((item) => foldText(String(item)).trim()))].sort();
    return canonicalJson(folded(truth)) === canonicalJson(folded(value));
  }
  const [own, other] = [foldText(String(truth)).trim(), foldText(String(value)).trim()];
  return own === other || (NUMBER.test(own) && Number(own) === leadingNumber(other));
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** "1,200 km" -> 1200 */
function leadingNumber(text: string): number | undefined {
  const number = /^(-?\d[\d,]*(?:\.\d+)?)(?!\d|[.,-]\d)/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number.replaceAll(",", ""));
}
