import { dataRows, type Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";

/** So many facts under headings, besides the name, are about many matters. */
const ONE_MATTER = 12;
/** What fewer of the things state (as a share) is no head that all of them are described under. */
const STATED = 0.5;
/** What says that a thing is on offer: what it costs or pays, who makes it. */
const OFFERED =
  /^(?:(?:asking |list |our |retail |sale |unit )?price|brand|manufacturer|model(?: (?:no\.?|number))?|msrp|(?:monthly |weekly )?rent|rrp|salary|shipping(?: price)?|wages?|warranty|品牌|(?:参考|市场|销售)?(?:价格|售价|价)|型号|薪[水资酬].*|月薪|工资|月?租金?|厂商)$/i;

/**
 * Whether a table states facts about many matters, each with its own askers, as a country's page does; whoever looks for an
 * article or a post looks through all that is said of it, however much that is.
 */
export function isOfManyMatters(relation: Relation): boolean {
  let found = known.get(relation);
  if (found === undefined) {
    const { columns } = relation;
    const rows = dataRows(relation);
    const isHead = (at: number) =>
      rows.filter(({ cells }) => cells[at]!.value.kind !== "missing").length >= STATED * rows.length;
    found =
      columns.filter(({ role, unnamed }, at) => role !== "label" && !unnamed && isHead(at)).length >= ONE_MATTER &&
      !columns.some(({ name }) => OFFERED.test(humanise(name).trim()));
    known.set(relation, found);
  }
  return found;
}

const known = new WeakMap<object, boolean>();
