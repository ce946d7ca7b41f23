import { humanise } from "../../logic/english/humanise.ts";
import { type AnyTaskCheck, verdict } from "./check.ts";
import { personalIn } from "./personal.ts";
import { columnOf } from "./use-column.ts";

const say = verdict("safe");

/** Columns that say when somebody was born or where somebody lives. */
const PRIVATE =
  /\b(?:birth ?(?:day|date)|date of birth|born(?: on)?|home address|residence|lives (?:in|at)|private address)\b|出生日期|生日|家庭住址|住址/iu;
/** Columns that hold numbers given to persons or the ways to reach them. */
const REACHING =
  /^(?:e-?mail(?: address)?|(?:tele|mobile |cell ?)?phone(?: number)?|mobile|fax(?: number)?|passport(?: number)?|national id|social security number|ssn|tax id|电话|手机|邮箱|身份证号?)$/iu;

/**
 * No personal data: nothing that reaches or identifies one person (e-mail addresses, telephone, card, account and identity
 * numbers), and no birth dates or addresses of private persons. A person is public here where the site has a page about
 * them: what stands on that page may be asked; a line in a list of people, such as a register of members, may not.
 */
export const safe: AnyTaskCheck = {
  name: "safe",
  ofAnyTask: true,
  run({ task, facts }) {
    const uses = task.derivation.flatMap((step) => step.uses);
    for (const text of [task.question, task.answerText, ...uses.map((use) => use.printed)]) {
      const found = personalIn(text);
      if (found) return say("fail", `“${found.text}” is ${found.kind}.`);
    }
    for (const use of uses) {
      const column = humanise(columnOf(use, facts));
      if (REACHING.test(column) && !/^\d{1,3}(?:,\d{3})+|[%$€]|million/iu.test(use.printed))
        return say("fail", `${column} reaches or identifies one person.`, [use.evidence]);
      if (!PRIVATE.test(column)) continue;
      const statement = facts.statementAt(use.evidence.url, use.evidence.place);
      const isDated = statement?.value.kind === "date" || /address|residence|lives|住址/iu.test(column);
      if (isDated && statement?.about === undefined)
        return say("fail", `${use.label}: the site has no page about this person.`, [use.evidence]);
    }
    return say("pass", "It neither asks for nor takes anything that reaches, identifies or exposes a private person.");
  },
};
