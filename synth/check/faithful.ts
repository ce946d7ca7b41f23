import { canonicalJson } from "../../core/ids.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { run } from "../../logic/interpreter.ts";
import { type Check, verdict } from "./check.ts";

const say = verdict("faithful");

/** The program, run again over relations that are read anew from the stored snapshots, gives the same answer. */
export const faithful: Check = {
  name: "faithful",
  async run({ task, rebuilt }) {
    const ids = Object.values(task.program.relations);
    const relations = await rebuilt(ids);
    const lost = ids.filter((id) => !relations.has(id));
    if (lost.length > 0)
      return say("fail", `${lost.length} of its relations can no longer be read from the snapshots.`);
    try {
      const { answer, answerText } = run(task.program, relations);
      return canonicalJson(answer) === canonicalJson(task.answer)
        ? say("pass", "The program gives the same answer over relations read anew from the snapshots.")
        : say("fail", `Run again over the snapshots, the program gives ${answerText} instead of ${task.answerText}.`);
    } catch (error) {
      if (error instanceof GuardError)
        return say("fail", `Run again over the snapshots, the program is refused: ${error.message}`);
      throw error;
    }
  },
};
