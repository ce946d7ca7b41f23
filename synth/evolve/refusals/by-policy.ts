import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What cells say of whether something is had, is allowed or costs: "on request" is no kind of pet. */
const POLICY =
  /^(?:not |un|free |only |always )?(?:allowed|welcome|permitted|accepted|available|included|possible|optional|required|prohibited|forbidden|excluded|extra|free|paid|on (?:request|demand|site)|by (?:arrangement|appointment|request)|at extra (?:cost|charge)|yes|no|none)\b|^(?:不?(?:允许|可以|提供|包含|接受|支持)|需预约|免费|收费|禁止|有|无|可|否|是)$/i;
/** As much of the cells says so. */
const MOST = 0.6;
/** Headings that ask for just that. */
const IS_POLICY = /(?:status|state|availability|policy|policies|access|admission|entry|状态|政策|情况)$/i;
/** Operations that take the values of a column for sorts of what its heading names. */
const SORTS: Readonly<Record<string, string>> = {
  distinct: "column",
  mode: "column",
  group: "by",
  group_dispersion: "by",
};

/** Sorts of things by what is done with what they have: "how many different pets are there" among "welcome" and "not allowed". */
export function sortsByPolicy(node: Branch, bench: Workbench): boolean {
  const by = SORTS[node.op];
  const from = inputOf(node);
  if (by === undefined || !from) return false;
  const name = String(node.params[by]);
  if (IS_POLICY.test(name)) return false;
  const column = bench.columns(from).find((found) => found.column.name === name);
  if (!column) return false;
  const policies = column.values.filter(({ printed }) => POLICY.test(printed.trim()));
  return policies.length >= MOST * column.values.length;
}
