import type { Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";

/** So many facts under headings, besides the name, are about many matters. */
const ONE_MATTER = 12;
/** What says that a thing is on offer: what it costs or pays, who makes it. */
const OFFERED =
  /^(?:(?:asking |list |our |retail |sale |unit )?price|brand|manufacturer|model(?: (?:no\.?|number))?|msrp|(?:monthly |weekly )?rent|rrp|salary|shipping(?: price)?|wages?|warranty|品牌|(?:参考|市场|销售)?(?:价格|售价|价)|型号|薪[水资酬].*|月薪|工资|月?租金?|厂商)$/i;

/**
 * Whether a table states facts about many matters, each with its own askers, as a country's page does; whoever looks for an
 * article or a post looks through all that is said of it, however much that is.
 */
export const isOfManyMatters = ({ columns }: Pick<Relation, "columns">): boolean =>
  columns.filter(({ role, unnamed }) => role !== "label" && !unnamed).length >= ONE_MATTER &&
  !columns.some(({ name }) => OFFERED.test(humanise(name).trim()));
