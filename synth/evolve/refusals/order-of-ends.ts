import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isTime } from "../../../logic/english/quantity.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** When something that has begun before is over. */
const END =
  /^(?:结束|截止|闭幕|闭展|撤展|收官|闭馆)(?:日期|时间|日)?$|^(?:end|ends|ended|closes|closing|until|to)(?: (?:date|day))?$/iu;
/** When the same thing began. */
const START =
  /^(?:开始|起始|开幕|开展|开馆|启动)(?:日期|时间|日)?$|^(?:start|starts|started|opens|opening|begins?|from)(?: (?:date|day))?$/iu;
/** What puts things in a row by one of their times, and by which parameter that is named. */
const IN_A_ROW: Readonly<Record<string, string>> = { longest_gap: "column", date_span: "column", longest_run: "by" };

/**
 * Things that go on for a while in the order in which they end: what follows upon another thing begins after it, and the time between
 * one end and the next is idle. When each ends, and how many are over by some day, is asked.
 */
export function goesByEnds(node: Branch, bench: Workbench): boolean {
  const parameter = IN_A_ROW[node.op];
  const from = inputOf(node);
  if (parameter === undefined || !from) return false;
  const columns = bench.table(from)?.columns ?? [];
  const column = columns.find(({ name }) => name === node.params[parameter]);
  return (
    column !== undefined && isCalled(END, column) && columns.some((other) => isTime(other) && isCalled(START, other))
  );
}

const isCalled = (form: RegExp, { name }: Column): boolean => form.test(humanise(name).trim());
