import { arePersons } from "../../../logic/chinese/measure-words.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { mayBePeople } from "../../../logic/english/person-role.ts";
import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What says of a thing which of its own kind it is, and not of which kind. */
const OF_OWN_KIND = /^(?:level|grade|class|category|type|kind|batch|tier)$|^(?:级别|等级|层级|批次|类型|类别|种类)$/iu;

/**
 * A person is reached by what they are to something else, and asked for what the list of their own kind sorts them by: “工坊的负责人的
 * 级别是什么” asks how high a manager stands, and the site says on which level they carry on a craft. Where the heading that leads there
 * says what they are, so does the question.
 */
export function asksBareRank(node: Branch, bench: Workbench): boolean {
  const from = node.op === "lookup" ? inputOf(node) : undefined;
  if (!from || isLeaf(from) || from.op !== "follow") return false;
  if (!OF_OWN_KIND.test(humanise(String(node.params["column"])).trim())) return false;
  const to = from.inputs["right"];
  const role = humanise(String(from.params["on"])).toLowerCase();
  return (
    to !== undefined &&
    bench
      .sources(to)
      .some(
        ({ naming: { singular } }) =>
          (arePersons(singular) || mayBePeople(singular)) && !role.includes(singular.toLowerCase()),
      )
  );
}
