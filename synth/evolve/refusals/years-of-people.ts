import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { mayBePeople } from "../../../logic/english/person-role.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** A year, and no word of what happened then. */
const BARE = /^(?:years?|dates?|年份?|年度|日期)$/i;
const PEOPLE = /(?:者|人|[手星员师家生]|得主|选手|嘉宾)$/u;

/**
 * A year that stands for what people got or did then: "winners from before 2015" are not from a year, nor is it asked from
 * which year one is, and what they did in it the page does not say.
 */
export function datesPeople(node: Branch, bench: Workbench): boolean {
  const asked = node.op === "lookup" ? [String(node.params["column"])] : [];
  const dated = [...ownConditionColumns(node), ...asked].filter((name) => BARE.test(name.trim()));
  if (dated.length === 0) return false;
  return bench.sources(node).some(({ naming: { singular }, columns }) => {
    const arePeople = nounKind(singular) === "person" || mayBePeople(singular) || PEOPLE.test(singular);
    return arePeople && columns.some(({ column }) => dated.includes(column.name));
  });
}
