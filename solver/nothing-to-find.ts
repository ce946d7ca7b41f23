import type { Agent } from "../agent/agent.ts";
import { LOCAL_SEARCH } from "../agent/search/local-search.ts";
import type { ToolServices } from "../agent/tools/tool.ts";
import { type Progress, silentProgress } from "../core/progress.ts";
import type { Task } from "../core/task.ts";
import type { Store } from "../storage/open-store.ts";
import { hasPagesUnder } from "../storage/search-store.ts";

/** Agents that answer from what is found find nothing of a site that was never crawled: then they answer from memory. */
export async function warnOfNothingToFind(
  agents: readonly Agent[],
  tasks: readonly Task[],
  { store, services, progress = silentProgress }: { store: Store; services?: ToolServices; progress?: Progress },
): Promise<void> {
  const names = agents.filter(({ retrieves }) => retrieves).map(({ name }) => name);
  if (names.length === 0 || services?.search?.name !== LOCAL_SEARCH) return;
  const origins = new Set(tasks.filter(({ root }) => URL.canParse(root)).map(({ root }) => new URL(root).origin));
  const unknown: string[] = [];
  for (const origin of origins) if (!(await hasPagesUnder(store, `${origin}/`))) unknown.push(origin);
  const [first] = unknown;
  if (first === undefined) return;
  const others = unknown.length > 1 ? ` and ${unknown.length - 1} other sites` : "";
  const was = unknown.length > 1 ? "which were" : "which was";
  (progress.warn ?? progress.note)(
    `${names.join(" and ")} will find nothing of ${first}${others}, ${was} never crawled, and answer without it; ` +
      `waymark crawl ${first} first, or name a search engine by --search`,
  );
}
