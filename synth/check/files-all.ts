import type { Program } from "../../core/program.ts";
import { Condition, conjuncts } from "../../logic/condition.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import { filedUnder } from "./filed-under.ts";

/** What a relation says of a thing: a value, or how it is called. */
export interface FiledStatement {
  thing: string;
  /** As keys with a space before and behind. */
  names: readonly string[];
  isName: boolean;
  printed: string;
}

/** Operations that ask of a thing only whether it is such. */
const SUCH_OR_NOT = new Set(["filter", "count", "percent_of", "probability", "label_of", "difference", "ratio"]);
/** Fewer things than this may stand below a word by chance. */
const LEAST_THINGS = 3;

/**
 * Whether a page says all of it by where it files each thing: below "Open" the open lines, below "Closed" the closed ones. Where
 * a question only asks which are closed, a page that files just these and names the others says it, whatever it calls them.
 */
export function filesAll(
  lines: readonly string[],
  statements: readonly FiledStatement[],
  program: Pick<Program, "steps">,
): boolean {
  const things = [...new Map(statements.map(({ thing, names }) => [thing, names])).entries()];
  if (things.length < LEAST_THINGS || statements.every(({ isName }) => isName)) return false;
  const place = new Map(things.map(([thing], at) => [thing, at]));
  const keys = lines.map((line) => ` ${nameKey(line)} `);
  const names = things.map(([, known]) => known);
  const isNamed = (known: readonly string[]) => keys.some((line) => known.some((name) => line.includes(name)));
  if (!names.every(isNamed)) return false;
  const filed = new Map<string, Set<number>>();
  for (const { thing, isName, printed } of statements)
    if (!isName) filed.set(printed, (filed.get(printed) ?? new Set()).add(place.get(thing)!));
  const asked = askedFor(program);
  let files = false;
  for (const [value, members] of filed) {
    const isExact = filedUnder(lines, value, names).some(
      (found) => found.size === members.size && [...members].every((one) => found.has(one)),
    );
    if (!isExact && (asked === undefined || asked.has(foldText(value)))) return false;
    files ||= isExact;
  }
  return files;
}

/** The values that a question only asks for as such; undefined where it asks for others, too. */
function askedFor({ steps }: Pick<Program, "steps">): ReadonlySet<string> | undefined {
  if (!steps.every(({ op }) => SUCH_OR_NOT.has(op))) return undefined;
  const tests = steps.flatMap((step) => {
    const where = Condition.safeParse(step["where"]);
    return where.success ? conjuncts(where.data).flat() : [];
  });
  if (tests.length === 0 || tests.some(({ is }) => is !== "equals")) return undefined;
  return new Set(tests.flatMap(({ value }) => (typeof value === "string" ? foldText(value) : [])));
}
