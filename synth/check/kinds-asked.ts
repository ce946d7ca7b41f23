import { dataRows, type Relation } from "../../core/relation.ts";
import type { DerivationStep } from "../../core/task.ts";
import { Condition, conjuncts, type Test } from "../../logic/condition.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";
import { listsOn } from "./lists-index.ts";
import { namingColumn } from "./naming-column.ts";

type Context = Pick<CheckContext, "task" | "facts" | "pages" | "relations">;
type Step = Context["task"]["program"]["steps"][number];

/** Operations that change nothing of what the rows are. */
export const PREPARING: ReadonlySet<string> = new Set(["stated", "join"]);
const CHOOSING = new Set(["filter", "identify"]);
const SAME = new Set<Test["is"]>(["equals", "includes", "in"]);

/** The things of a kind that a question asks for. */
export interface KindAsked {
  /** What they all are, as the question says it. */
  values: readonly string[];
  /** By their pages. */
  members: ReadonlySet<string>;
  /** Pages that list just these under what they are. */
  exact: readonly string[];
  /** What the question needs to know of them besides. */
  needed: readonly DerivationStep["uses"][number][];
  /** Nothing else chooses among them. */
  alone: boolean;
}

/**
 * The kinds that a question's conditions choose of all things of a relation: "How many tents by Acme weigh less than 2 kg?" asks
 * for the tents by Acme, whose page may list them with their weights.
 */
export function kindsAsked(context: Context): KindAsked[] {
  const { task, relations } = context;
  const { program, derivation } = task;
  const { source, chain } = choosing(program.steps, program.relations);
  const relation = relations.get(program.relations[source ?? ""] ?? "");
  if (!relation) return [];
  const things = thingsOf(relation);
  if (things.some((thing) => thing === undefined)) return [];
  const tests = chain.flatMap((step) => {
    const where = Condition.safeParse(step["where"]);
    return where.success ? conjuncts(where.data) : [];
  });
  const inChain = new Set(chain.map(({ as }) => as));
  const steps = derivation.filter(({ op }) => !PREPARING.has(op));
  return tests.flatMap((options): KindAsked[] => {
    const [{ column } = { column: "" }] = options;
    const at = relation.columns.findIndex(({ name }) => name === column);
    if (at < 0 || options.some((test) => !SAME.has(test.is) || test.column !== column)) return [];
    const values = options.flatMap(({ value }) => value as string | string[]).map(String);
    const chosen = membersOf(relation, things as string[], at, values);
    const members = new Set([...chosen.values()].flatMap((one) => [...one]));
    const isNeeded = ({ label, evidence }: DerivationStep["uses"][number]) => {
      if (label.startsWith(`${column} of `)) return false;
      const about = context.facts.statementAt(evidence.url, evidence.place)?.about;
      return about === undefined || !things.includes(about) || members.has(about);
    };
    const needed = steps.flatMap(({ as, uses }) => (inChain.has(as) ? uses.filter(isNeeded) : uses));
    return [
      { values, members, exact: exactLists(context, chosen, new Set(things)), needed, alone: tests.length === 1 },
    ];
  });
}

/** The steps that choose among the rows of one relation before anything else is done with them. */
function choosing(steps: readonly Step[], relations: Record<string, string>): { source?: string; chain: Step[] } {
  const chain: Step[] = [];
  let source: string | undefined;
  let last: string | undefined;
  for (const step of steps) {
    const from = (step["from"] ?? step["left"]) as string | undefined;
    const isNext = last === undefined ? from !== undefined && from in relations : from === last;
    if (!isNext || !(PREPARING.has(step.op) || CHOOSING.has(step.op))) break;
    source ??= from;
    last = step.as;
    if (CHOOSING.has(step.op)) chain.push(step);
  }
  return { ...(source === undefined ? {} : { source }), chain };
}

/** The page of each row's thing. */
export function thingsOf(relation: Relation): (string | undefined)[] {
  const naming = namingColumn(relation);
  return dataRows(relation).map(({ about, cells }) => {
    const named = cells[naming]?.value;
    return about ?? (named?.kind === "entity" ? named.href : undefined);
  });
}

function membersOf(relation: Relation, things: readonly string[], at: number, values: readonly string[]) {
  const chosen = new Map(values.map((value) => [value, new Set<string>()]));
  for (const [row, { cells }] of dataRows(relation).entries()) {
    const { printed } = cells[at]!.value;
    const said = new Set([printed, ...printed.split(/[;,；、]/)].map(foldText));
    for (const [value, members] of chosen) if (said.has(foldText(value))) members.add(things[row]!);
  }
  return chosen;
}

function exactLists(
  { pages }: Context,
  chosen: ReadonlyMap<string, ReadonlySet<string>>,
  all: ReadonlySet<string | undefined>,
): string[] {
  const lists = listsOn(pages);
  const giving = [...chosen].map(([value, members]) => {
    const exact = lists.under(value).filter((list) => {
      const own = [...list.members].filter((url) => all.has(url));
      return own.length === members.size && own.every((url) => members.has(url));
    });
    return new Set(exact.map(({ url }) => url));
  });
  return [...(giving[0] ?? [])].filter((url) => giving.every((urls) => urls.has(url)));
}
