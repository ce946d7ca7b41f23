import { humanise } from "../../logic/english/humanise.ts";
import { isMoving } from "../moving-column.ts";
import { type Check, verdict } from "./check.ts";
import { ownWords } from "./spoken.ts";
import { columnOf } from "./use-column.ts";

const say = verdict("time_stable");

/** Words that mean another time each time they are read; what was opened most recently of all was opened once, where the most recent film is soon another. */
const RELATIVE =
  /\b(?:now|nowadays|current(?:ly)?|today|tonight|yesterday|tomorrow|at present|presently|so far|up to now|to date|(?:this|last|next|past|coming) (?:year|month|week|season|decade|century)|recent|(?<!most )recently|upcoming|immediate past)\b|目前|现在|当前|今天|昨天|明天|今年|去年|明年|近来|最近|至今|迄今/iu;
/** Values that are stated from the moment of reading. */
const AGO =
  /\b(?:\d+|an?|few) (?:second|minute|hour|day|week|month|year)s? ago\b|^(?:today|yesterday|just now|now|right now)$|^\d+\s*(?:秒|分钟|小时|天|周|个月|年)前$|^(?:刚刚|今天|昨天)$/iu;

/** The answer is the same next year: nothing in the question or among its values depends on when one looks. */
export const timeStable: Check = {
  name: "time_stable",
  run({ task, relations, facts }) {
    const relative = RELATIVE.exec(ownWords(task, relations));
    if (relative) return say("fail", `“${relative[0]}” means another time each time it is read.`);
    const uses = task.derivation.flatMap((step) => step.uses);
    for (const use of uses) {
      if (AGO.test(use.printed.trim()))
        return say("fail", `“${use.printed}” is stated from the moment of reading.`, [use.evidence]);
      const said = humanise(columnOf(use, facts));
      if (isMoving(said)) return say("fail", `${said} changes while one looks.`, [use.evidence]);
      if (/^age$/iu.test(said) && facts.statementAt(use.evidence.url, use.evidence.place)?.value.kind === "number")
        return say("unsure", "Ages grow, and the page may follow them.", [use.evidence]);
    }
    return say("pass", "Neither the question nor a value that it takes depends on when one looks.");
  },
};
