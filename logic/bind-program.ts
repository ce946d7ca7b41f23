import { Program } from "../core/program.ts";
import type { BoundStep } from "./decisive.ts";
import { GuardError } from "./guard-error.ts";
import { operation } from "./registry.ts";

/** A program whose form is right, with its steps in order, by name. */
interface BoundProgram {
  program: Program;
  steps: ReadonlyMap<string, BoundStep>;
}

// A program is run and then phrased: it is bound once, as long as it lives. Nobody changes a program that is there.
const known = new WeakMap<object, BoundProgram>();

/**
 * Checks a program's form without running it: known operations, valid parameters, names that are defined before they are
 * used, nothing defined in vain. Throws `GuardError("invalid_program")`.
 */
export function bindProgram(candidate: unknown): BoundProgram {
  if (typeof candidate !== "object" || candidate === null) return bind(candidate);
  let bound = known.get(candidate);
  if (!bound) {
    bound = bind(candidate);
    known.set(candidate, bound);
  }
  return bound;
}

function bind(candidate: unknown): BoundProgram {
  const parsed = Program.safeParse(candidate);
  if (!parsed.success) throw new GuardError("invalid_program", `not a program: ${firstIssue(parsed.error)}`);
  const program = parsed.data;
  const steps = new Map<string, BoundStep>();
  const used = new Set([program.answer]);
  for (const step of program.steps) {
    const fail = (message: string) => new GuardError("invalid_program", message, step.as);
    if (steps.has(step.as) || step.as in program.relations) throw fail("the name is taken");
    const op = operation(step.op);
    if (!op) throw fail(`there is no operation "${step.op}"`);
    const { as: _, op: __, ...given } = step;
    const params = op.params.safeParse(given);
    if (!params.success) throw fail(`wrong parameters for ${step.op}: ${firstIssue(params.error)}`);
    const inputs = op.inputs(params.data);
    for (const name of inputs) {
      if (!steps.has(name) && !(name in program.relations))
        throw fail(`"${name}" is neither a relation nor an earlier step`);
      used.add(name);
    }
    steps.set(step.as, { step, op, params: params.data, inputs });
  }
  if (!steps.has(program.answer)) throw new GuardError("invalid_program", `no step is called "${program.answer}"`);
  const idle = [...steps.keys(), ...Object.keys(program.relations)].find((name) => !used.has(name));
  if (idle !== undefined) throw new GuardError("unused", `"${idle}" is never used`);
  return { program, steps };
}

function firstIssue(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  if (!issue) return "invalid";
  return issue.path.length === 0 ? issue.message : `${issue.path.map(String).join(".")}: ${issue.message}`;
}
