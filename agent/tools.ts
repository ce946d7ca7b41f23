import { ActionError } from "../core/errors.ts";
import type { Action } from "../core/observation.ts";
import { BROWSING_TOOLS } from "./tools/browsing-tools.ts";
import { captionImage } from "./tools/caption-image.ts";
import { DEEPWEB_TOOLS } from "./tools/deepweb-tools.ts";
import { finalAnswer } from "./tools/final-answer.ts";
import { runCode } from "./tools/run-code.ts";
import { search } from "./tools/search-tool.ts";
import type { Tool, ToolResult, Workplace } from "./tools/tool.ts";
import { toolText } from "./tools/tool-texts.ts";

export { FINAL_ANSWER } from "./tools/final-answer.ts";

const byName = (tools: readonly Tool[]): ReadonlyMap<string, Tool> => new Map(tools.map((each) => [each.name, each]));

const PUBLISHED = [search, ...BROWSING_TOOLS, captionImage];

/** What text-only trajectories are sampled without (WebAggregator, 3.3). */
const NOT_TEXT: ReadonlySet<string> = new Set(["screenshot", "scroll"]);

const TEXT = PUBLISHED.filter(({ name }) => !NOT_TEXT.has(name));

/**
 * The tools of the profile `full`, by name: those of WebAggregator (table 6), programs that call those of `text`, and the
 * answer that ends an attempt.
 */
export const TOOLS = byName([...PUBLISHED, runCode([...TEXT, finalAnswer]), finalAnswer]);

const ALL: ReadonlyMap<string, Tool> = new Map([...TOOLS, ...byName(DEEPWEB_TOOLS)]);

/** Sets of tools that an agent may be given. */
export type ToolProfile = "full" | "text" | "deepweb";

/**
 * The tools of a profile, the answer always last: `full` is all there are, `text` leaves out screenshot and scroll, `deepweb`
 * has the three of DeepWeb-Bench. Without `pictures` no page is drawn where they are used, and no screenshot is offered.
 */
export function toolsOf(profile: ToolProfile, pictures = true): Tool[] {
  if (profile === "deepweb") return [...DEEPWEB_TOOLS, finalAnswer];
  const tools = [...TOOLS.values()].filter(({ name }) => pictures || name !== "screenshot");
  return profile === "full" ? tools : tools.filter(({ name }) => !NOT_TEXT.has(name));
}

/** The tool of that name. Throws `ActionError`, which goes back to the agent, where there is none. */
export function toolNamed(name: string, place: Pick<Workplace, "language"> = {}): Tool {
  const found = ALL.get(name);
  if (!found) throw new ActionError(toolText(place, "no_tool", { tool: name, tools: [...TOOLS.keys()].join(", ") }));
  return found;
}

/** Makes one tool call. Rejects as `toolNamed` and the tool itself do. */
export async function callTool(workplace: Workplace, action: Action): Promise<ToolResult> {
  return toolNamed(action.tool, workplace).call(workplace, action.arguments);
}
