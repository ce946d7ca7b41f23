import { z } from "zod";
import { ActionError, RetryError, SkipError } from "../../core/errors.ts";
import { faultTold } from "../../crawler/session/session-text.ts";
import { EndProgram, type ProgramResult, Sandbox } from "../sandbox/sandbox.ts";
import { STATISTICS } from "../sandbox/statistics.ts";
import { FINAL_ANSWER } from "./final-answer.ts";
import { type Told, type Tool, type ToolResult, tool, type Workplace } from "./tool.ts";
import { toolText } from "./tool-texts.ts";

/** Characters of a program at most. */
const MOST_CODE = 20_000;
/** Calls that are listed above what a program printed. */
const LISTED = 30;

/** A program in JavaScript that calls these tools as functions. */
export function runCode(tools: readonly Tool[]): Tool {
  const callable = new Map(tools.map((each) => [each.name, each]));
  const functions = [...callable.keys()];
  const statistics = [...STATISTICS.values()].map(({ signature }) => signature).join(", ");
  const made = tool(
    "run_code",
    z.strictObject({ code: z.string().min(1).max(MOST_CODE) }),
    async (workplace, { code }) => {
      workplace.sandbox ??= new Sandbox();
      const called: string[] = [];
      let answer: string | undefined;
      const call = async (name: string, args: unknown) => {
        called.push(`${name}(${shortened(JSON.stringify(args))})`);
        const result = await callWithin(callable, workplace, name, args);
        if (!("answer" in result)) return dataOf(result);
        answer = result.answer;
        throw new EndProgram("answered", { cause: undefined });
      };
      const ran = await ranTo(workplace.sandbox.run(code, functions, call), () => answer);
      return typeof ran === "string"
        ? { answer: ran }
        : { told: { ...report(workplace, called, ran), source: "output of a program" } };
    },
  );
  return { ...made, slots: { functions: functions.join(", "), statistics } };
}

/** How a program ended, or the answer that it gave. */
async function ranTo(run: Promise<ProgramResult>, answer: () => string | undefined): Promise<ProgramResult | string> {
  try {
    return await run;
  } catch (error) {
    const given = answer();
    if (given !== undefined) return given;
    throw error;
  }
}

/** What a program may see of a failure is what an agent may see; everything else ends the program. */
async function callWithin(
  callable: ReadonlyMap<string, Tool>,
  workplace: Workplace,
  name: string,
  args: unknown,
): Promise<ToolResult> {
  const called = callable.get(name);
  if (!called) throw new Error(toolText(workplace, "no_function", { name }));
  // A lone text is an answer, and nothing else: models write final_answer("…").
  const given = name === FINAL_ANSWER && typeof args !== "object" ? { answer: String(args) } : args;
  try {
    return await called.call(workplace, given);
  } catch (error) {
    if (error instanceof ActionError || error instanceof SkipError || error instanceof RetryError)
      throw new ActionError(faultTold(error, workplace.language), { cause: error });
    throw new EndProgram("a fault", { cause: error });
  }
}

function dataOf(result: Exclude<ToolResult, { answer: string }>): unknown {
  if ("told" in result) return result.told.data ?? result.told.text;
  const { url, title, text, part, parts, elements } = result.observation;
  return {
    url,
    title,
    text,
    part,
    parts,
    elements: elements.map(({ ref, role, name, href }) => ({
      ref,
      role,
      name,
      ...(href === undefined ? {} : { href }),
    })),
  };
}

function report(
  workplace: Workplace,
  called: readonly string[],
  { printed, returned, error, lost }: ProgramResult,
): Pick<Told, "text" | "failed"> {
  const say = (name: string, slots?: Record<string, string | number>) => toolText(workplace, name, slots);
  const more = called.length > LISTED ? [say("more_calls", { count: called.length - LISTED })] : [];
  const lines = [
    ...(called.length > 0 ? [say("called"), ...called.slice(0, LISTED).map((line) => `- ${line}`), ...more] : []),
    ...(printed === "" ? [] : [say("printed"), printed.trimEnd()]),
    ...(returned === undefined ? [] : [say("returned", { value: returned })]),
    ...(error === undefined ? [] : [say("failed", { error })]),
    ...(lost ? [say("lost")] : []),
  ];
  const failed = error === undefined ? {} : { failed: true };
  return { text: lines.length === 0 ? say("printed_nothing") : lines.join("\n"), ...failed };
}

function shortened(json: string | undefined): string {
  const text = json ?? "";
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}
