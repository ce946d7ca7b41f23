import { z } from "zod";
import { ActionError } from "../../core/errors.ts";
import type { Observation } from "../../core/observation.ts";
import type { Session } from "../../crawler/web.ts";
import type { CallContext } from "../../llm/call-context.ts";
import { isRecord } from "../../llm/json-text.ts";
import type { Model } from "../../llm/model.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { SearchProvider } from "../search/search-provider.ts";
import { toolText } from "./tool-texts.ts";

/** What tools have at hand besides the session, the same for all attempts of a run. */
export interface ToolServices {
  /** Absent: `search` says that there is nothing to ask. */
  search?: SearchProvider;
  /** A model that sees; without one the text in pictures is read by OCR. */
  vision?: Model;
}

/** What one attempt's tool calls work with. */
export interface Workplace extends ToolServices {
  readonly session: Session;
  /** On whose behalf a tool asks a model. */
  readonly asking: CallContext;
  /** Root URL of the site that the task is about; absent where there is none. */
  readonly home?: string;
  /** The language that tools say what they say in; English where none is named. */
  readonly language?: string;
  /** Whoever browses can do without a search engine: that it refuses is told, and does not end the run. */
  readonly withoutSearch?: boolean;
  /** The picture that was taken last. */
  picture?: Uint8Array;
  /** Where programs run; made for the first one, closed with the attempt. */
  sandbox?: Sandbox;
}

/** What a tool says that is no page: search results, a caption. */
export interface Told {
  text: string;
  /** Whose words they are, for the marks that keep them apart from orders: "search results". */
  source: string;
  /** The same as data, for programs that call the tool. */
  data?: unknown;
  /** It tells of a failure. */
  failed?: boolean;
}

/** What a tool call gives: a page seen, something told, or the end of the attempt. */
export type ToolResult = { observation: Observation } | { told: Told } | { answer: string };

/** A tool as agents, models and outside callers see it. */
export interface Tool {
  readonly name: string;
  /** Shape of its arguments; `described` makes it readable for models and outside callers. */
  readonly params: z.ZodType;
  /** What its description in the prompt `tools` is filled with. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Rejects with `ActionError` where `args` do not fit `params`, and with whatever the session rejects with. */
  call(workplace: Workplace, args: unknown): Promise<ToolResult>;
}

/** A tool whose arguments are checked before it is called; its description stands in the prompt `tools` under its name. */
export function tool<P>(
  name: string,
  params: z.ZodType<P>,
  call: (workplace: Workplace, params: P) => Promise<ToolResult>,
): Tool {
  return {
    name,
    params,
    call: async (workplace, args) => {
      const words = isChinese(workplace) ? { error: CHINESE_ERRORS } : {};
      const first = params.safeParse(args);
      const parsed = first.success ? first : params.safeParse(mended(args, first.error), words);
      if (!parsed.success) {
        const keys = Object.keys(z.toJSONSchema(params, { io: "input" }).properties ?? {});
        const takes = keys.join(", ") || toolText(workplace, "takes_none");
        throw new ActionError(toolText(workplace, "misfit", { tool: name, error: oneLine(parsed.error), takes }));
      }
      return call(workplace, parsed.data);
    },
  };
}

/** A tool that is a method of the session. */
export function browsing<P>(
  name: string,
  params: z.ZodType<P>,
  call: (session: Session, params: P) => Promise<Observation>,
): Tool {
  return tool(name, params, async ({ session }, given) => ({ observation: await call(session, given) }));
}

/** An address as tools take it. */
export const address = z.string().min(1);

const CHINESE_ERRORS = z.locales.zhCN().localeError;

function isChinese({ language = "en" }: Workplace): boolean {
  return language.startsWith("zh");
}

/**
 * Arguments with numbers and switches in place of the texts that small models write for them: {"ref": "5"}. Anything else that
 * does not fit stays as it is.
 */
function mended(args: unknown, { issues }: z.ZodError): unknown {
  if (!isRecord(args)) return args;
  const copy: Record<string, unknown> = { ...args };
  for (const issue of issues) {
    const [key] = issue.path;
    if (issue.code !== "invalid_type" || issue.path.length !== 1 || typeof key !== "string") continue;
    const given = copy[key];
    if ((issue.expected === "number" || issue.expected === "int") && typeof given === "string" && NUMBER.test(given))
      copy[key] = Number(given);
    if (issue.expected === "boolean" && (given === "true" || given === "false")) copy[key] = given === "true";
    if (issue.expected === "string" && typeof given === "number") copy[key] = String(given);
    // Models that fill in every field they were told of.
    if (given === null) delete copy[key];
  }
  return copy;
}

const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/;

function oneLine(error: z.ZodError): string {
  return error.issues
    .map((issue) => (issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message))
    .join("; ");
}
