import { keptOfTwo } from "../../core/kept-of.ts";
import type { Operation } from "../../logic/operation.ts";
import { operation } from "../../logic/registry.ts";
import { type Branch, runKey } from "./node.ts";

/** A step that can be run: its operation, and the parameters that this reads. */
interface Runnable {
  op: Operation;
  params: Readonly<Record<string, unknown>>;
}

/**
 * The operation of a step with its parameters, read by its schema; undefined where there is no such operation or it does not take them.
 * As in a program, equal inputs have equal names: some operations refuse to hold a thing against itself.
 */
export function runnable(node: Branch): Runnable | undefined {
  const read = readAs(node.params, shapeOf(node));
  if (!read) return undefined;
  const params: Record<string, unknown> = { ...read.params };
  for (const name in node.inputs) params[name] = runKey(node.inputs[name]!);
  return { op: read.op, params };
}

/** The operation and the parameters that name its inputs, in one word. */
function shapeOf({ op, inputs }: Branch): string {
  let shape = op;
  for (const name in inputs) shape += ` ${name}`;
  return shape;
}

// Trees that are rewritten keep the parameters of most of their steps, whatever then stands before these: they are read once.
const readAs = keptOfTwo((params: Branch["params"], shape: string): Runnable | undefined => {
  const [name = "", ...inputs] = shape.split(" ");
  const op = operation(name);
  const read = op?.params.safeParse({ ...Object.fromEntries(inputs.map((input) => [input, input])), ...params });
  return op && read?.success ? { op, params: read.data as Runnable["params"] } : undefined;
});
