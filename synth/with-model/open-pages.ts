import { callTool } from "../../agent/tools.ts";
import { ActionError, RetryError, SkipError } from "../../core/errors.ts";
import type { Action } from "../../core/observation.ts";
import type { ProvenTask } from "../../core/task.ts";
import type { Web } from "../../crawler/web.ts";
import type { Aide } from "./aide.ts";

/** A page that a task refers to, as the tools show it; `text` is absent where it could not be opened. */
export interface OpenedPage {
  url: string;
  text?: string;
  /** Why it could not be opened. */
  reason?: string;
}

/**
 * Opens every page that a task refers to with the tools that agents have, in a session of its own; before the one deep page of
 * a `single_source` task those on the way to it, which a reader knows when it gets there.
 */
export async function openPages(task: ProvenTask, web: Web, aide: Aide): Promise<OpenedPage[]> {
  const session = await web.open();
  const asking = { purpose: "verify", sample: 1, meter: aide.meter };
  const open = async (action: Action) => {
    const seen = await callTool({ session, asking }, action);
    return "observation" in seen ? seen.observation.text : "";
  };
  try {
    const opened: OpenedPage[] = [];
    for (const url of urlsOf(task)) {
      try {
        opened.push({ url, text: await open({ tool: "visit", arguments: { url } }) });
      } catch (error) {
        opened.push(await asFile(url, error, () => open({ tool: "read_file", arguments: { url } })));
      }
    }
    return opened;
  } finally {
    await session.close();
  }
}

function urlsOf({ kind, pages }: ProvenTask): string[] {
  const way = kind === "single_source" ? pages.flatMap(({ path, url }) => path.filter((step) => step !== url)) : [];
  return [...new Set([...way, ...pages.map(({ url }) => url)])];
}

/** What is no page may be a file. */
async function asFile(url: string, error: unknown, read: () => Promise<string>): Promise<OpenedPage> {
  if (!isRefusal(error)) throw error;
  try {
    return { url, text: await read() };
  } catch (second) {
    if (!isRefusal(second)) throw second;
    return { url, reason: error.message };
  }
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof ActionError || error instanceof SkipError || error instanceof RetryError;
