import { toSimplified } from "../../../core/chinese-scripts.ts";
import { kept } from "../../../core/kept.ts";
import { conditionColumns } from "../condition-columns.ts";
import type { Branch } from "../node.ts";

/** Whom to call about a thing, and where: what anybody looks up, and what is no trait of the thing. */
const CONTACT =
  /^(?:(?:[\p{Script=Han}]{0,4}(?:联系|咨询|举报|监督|预约|报名|服务|办公))?(?:电话|热线)(?:号码)?|[\p{Script=Han}]{0,4}联系(?:人|人员|方式|地址)(?:姓名)?|经办人员?|办理人|传真(?:号码)?|(?:电子)?(?:邮箱|邮件)|邮编|邮政编码|责任编辑|责编|contact(?: (?:persons?|names?|details|information))?|(?:tele|mobile )?phone(?: number)?|fax(?: number)?|e-?mail(?: address)?)$/iu;
/** Operations that take the values of a column for sorts of what its heading names. */
const SORTS: Readonly<Record<string, string>> = {
  distinct: "column",
  mode: "column",
  group: "by",
  group_dispersion: "by",
};

const isContact = kept((heading): boolean =>
  CONTACT.test(
    toSimplified(heading)
      .replace(/[:：]\s*$/u, "")
      .trim(),
  ),
);

/** Does it choose, sort or count things by whom to call about them? "How many notices have Ms Gao as a contact" is asked by nobody. */
export function goesByContact(node: Branch): boolean {
  const by = SORTS[node.op];
  return (by !== undefined && isContact(String(node.params[by]))) || conditionColumns(node).some(isContact);
}
