import { z } from "zod";
import { ActionError } from "../core/errors.ts";
import type { Action, Observation } from "../core/observation.ts";
import type { Session } from "../crawler/web.ts";

/** What a tool call gives: something seen, or the end of the attempt. */
export type ToolResult = { observation: Observation } | { answer: string };

/** A tool as agents, models and outside callers see it. */
export interface Tool {
  readonly name: string;
  /** For the agent: what it does and when to use it. */
  readonly description: string;
  /** Shape of its arguments; `z.toJSONSchema` makes it readable for models and outside callers. */
  readonly params: z.ZodType;
  /** Rejects with `ActionError` where `args` do not fit `params`, and with whatever the session rejects with. */
  call(session: Session, args: unknown): Promise<ToolResult>;
}

const ref = z.int().positive().describe("Number of an element, as printed in the observation: [12] has the ref 12");

function tool<P>(
  name: string,
  description: string,
  params: z.ZodType<P>,
  call: (session: Session, params: P) => Promise<ToolResult>,
): Tool {
  return {
    name,
    description,
    params,
    call: async (session, args) => {
      const parsed = params.safeParse(args);
      if (!parsed.success) throw new ActionError(`the arguments of ${name} do not fit: ${oneLine(parsed.error)}`);
      return call(session, parsed.data);
    },
  };
}

function browsing<P>(
  name: string,
  description: string,
  params: z.ZodType<P>,
  call: (session: Session, params: P) => Promise<Observation>,
): Tool {
  return tool(name, description, params, async (session, given) => ({ observation: await call(session, given) }));
}

const visit = browsing(
  "visit",
  "Open a web page by its URL. A relative URL is resolved against the current page.",
  z.strictObject({ url: z.string().min(1).describe("Absolute URL, or one relative to the current page") }),
  (session, { url }) => session.visit(url),
);

const click = browsing(
  "click",
  "Click a numbered element of the current page: follow a link, press a button, open a tab.",
  z.strictObject({ ref }),
  (session, params) => session.click(params.ref),
);

const input = browsing(
  "input",
  'Type text into a numbered text field, or choose an option in a numbered list, checkbox or radio button ("on" or "off"). With submit the field\'s form is sent.',
  z.strictObject({
    ref,
    text: z.string().describe("Text to type, the option's name, or on/off"),
    submit: z.boolean().optional().describe("Send the form afterwards"),
  }),
  (session, params) => session.input(params.ref, params.text, params.submit),
);

const scroll = browsing(
  "scroll",
  "Show the next (down) or previous (up) part of the current page.",
  z.strictObject({ direction: z.enum(["down", "up"]) }),
  (session, { direction }) => session.scroll(direction),
);

const goBack = browsing("go_back", "Return to the page before this one.", z.strictObject({}), (session) =>
  session.go_back(),
);

const find = browsing(
  "find",
  "List the lines of the current page, all of its parts, that contain a text (upper and lower case are the same).",
  z.strictObject({ text: z.string().min(1) }),
  (session, { text }) => session.find(text),
);

const readFile = browsing(
  "read_file",
  "Open a file by its URL: PDF, XLSX, CSV or text.",
  z.strictObject({ url: z.string().min(1).describe("Absolute URL, or one relative to the current page") }),
  (session, { url }) => session.read_file(url),
);

const screenshot = browsing(
  "screenshot",
  "Take a picture of the current page (only where pages are shown by a browser).",
  z.strictObject({}),
  (session) => session.screenshot(),
);

/** The tool that ends an attempt. */
export const FINAL_ANSWER = "final_answer";

const finalAnswer = tool(
  FINAL_ANSWER,
  "Give the answer to the question and end. Only the answer itself: a name, a number with its unit, a date, or a list.",
  z.strictObject({ answer: z.string().min(1) }),
  async (_session, { answer }) => ({ answer }),
);

/** Every tool, by its name. The names are those of `Session`'s methods; `final_answer` ends an attempt. */
export const TOOLS: ReadonlyMap<string, Tool> = new Map(
  [visit, click, input, scroll, goBack, find, readFile, screenshot, finalAnswer].map((each) => [each.name, each]),
);

/**
 * Makes one tool call. Rejects with `ActionError` (goes back to the agent) where the tool is unknown or its arguments do
 * not fit; with whatever the session rejects with otherwise.
 */
export async function callTool(session: Session, action: Action): Promise<ToolResult> {
  const found = TOOLS.get(action.tool);
  if (!found) throw new ActionError(`there is no tool "${action.tool}"; there are: ${[...TOOLS.keys()].join(", ")}`);
  return found.call(session, action.arguments);
}

function oneLine(error: z.ZodError): string {
  return error.issues
    .map((issue) => (issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message))
    .join("; ");
}
