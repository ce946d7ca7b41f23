import { arePersons } from "../../../logic/chinese/measure-words.ts";
import { mayBePeople } from "../../../logic/english/person-role.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { DIVIDING, figureOf } from "./interval-scale.ts";
import { isDimension } from "./own-sizes.ts";

/**
 * How many times, or by what percentage, one of several people is as heavy or as tall as another: "the heaviest player's weight is 22%
 * above that of the lightest". People are held against each other by how much taller they are, and their bodies are no multiples of
 * each other.
 */
export function dividesBodies(node: Branch, bench: Workbench): boolean {
  if (!DIVIDING.has(node.op)) return false;
  const operands = Object.values(node.inputs).map((input) => figureOf(input));
  return (
    operands.length > 1 &&
    operands.every(
      (shown) =>
        shown !== undefined &&
        isDimension({ name: shown.column }) &&
        bench.sources(shown.from).every(({ naming }) => mayBePeople(naming.singular) || arePersons(naming.singular)),
    )
  );
}
