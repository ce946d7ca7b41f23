import type { Random } from "../../core/random.ts";
import type { Test } from "../../logic/condition.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { isShutOn } from "../../logic/english/opening-days.ts";
import { yesNoClause } from "../../logic/english/yes-no.ts";
import type { Node } from "./node.ts";
import type { Workbench } from "./workbench.ts";

const YES = /^yes$/i;
const NO = /^no$/i;

/**
 * What is so of some things of a set and not of others: that they have step-free access, that they are closed on Mondays. Such a
 * column sorts nothing and answers nothing, but its yes can be put into words as a condition. Undefined where none can.
 */
export function drawFact(bench: Workbench, set: Node, random: Random): Test | undefined {
  const facts = factsOf(bench, set);
  return facts.length === 0 || random.next() >= DRAWN ? undefined : random.pick(facts);
}

/** Share of the conditions that are such facts, where there are any. */
const DRAWN = 0.2;

function factsOf(bench: Workbench, set: Node): readonly Test[] {
  const table = bench.table(set);
  if (!table || bench.survey.language !== "en") return [];
  const known = found.get(table);
  if (known) return known;
  // Most columns say neither: their cells need not be read.
  const nouns = new Map(
    bench
      .sources(set)
      .flatMap(({ columns, naming }) =>
        columns
          .filter(({ column, distinct }) => distinct === 2 || isShutOn(column.name, "closed"))
          .map(({ column }) => [column.name, naming.singular] as const),
      ),
  );
  const facts =
    nouns.size === 0
      ? []
      : table.columns.flatMap(({ name }, at): Test[] => {
          const noun = nouns.get(name);
          if (noun === undefined) return [];
          const printed = table.rows.map(({ cells }) => cells[at]!.value.printed.trim());
          if (new Set(printed).size < 2) return [];
          const shut = printed.find((text) => isShutOn(name, text));
          if (shut !== undefined && printed.every((text) => text !== ""))
            return [{ column: name, is: "equals", value: shut }];
          const yes = printed.find((text) => YES.test(text));
          const isSo = printed.every((text) => YES.test(text) || NO.test(text));
          return yes !== undefined && isSo && yesNoClause(humanise(name), yes, noun)
            ? [{ column: name, is: "equals", value: yes }]
            : [];
        });
  found.set(table, facts);
  return facts;
}

// A search puts conditions on the same tables again and again.
const found = new WeakMap<object, readonly Test[]>();
