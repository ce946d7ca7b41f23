import type { AgentRun, Decision, Seen, ToolCall } from "./agent.ts";

/** An agent's way through a task written as one flow: it yields tool calls, gets what came of them, returns how it ends. */
export type Script = AsyncGenerator<ToolCall, Decision, Seen>;

/** The attempt that a script makes. After the script's end its last decision stands. */
export function scriptedRun(script: Script): AgentRun {
  let started = false;
  return {
    async next(seen) {
      if (started && !seen) throw new Error("a script that has begun goes on with what was seen");
      const result = started && seen ? await script.next(seen) : await begin();
      return result.value;
    },
  };

  function begin(): Promise<IteratorResult<ToolCall, Decision>> {
    started = true;
    // The first `next` of a generator takes no value: nothing has been yielded yet.
    return (script as AsyncGenerator<ToolCall, Decision, Seen | undefined>).next(undefined);
  }
}
