import { z } from "zod";
import { ActionError } from "../../core/errors.ts";
import type { SearchHit } from "../search/search-provider.ts";
import { type Told, tool, type Workplace } from "./tool.ts";
import { toolText } from "./tool-texts.ts";

/** Results of one search (DeepWeb-Bench, appendix on tools: up to 10). */
const MOST_HITS = 10;

const query = z.string().trim().min(1).max(400);

/** Pages that may hold what is looked for. */
export const search = tool(
  "search",
  z.strictObject({
    query,
    site: z.url().optional(),
  }),
  async (workplace, { query: text, site }) => {
    const {
      search: provider,
      home,
      asking: { signal },
    } = workplace;
    if (!provider) throw new ActionError(toolText(workplace, "no_search"));
    const hits = await provider.search({
      text,
      limit: MOST_HITS,
      ...(site === undefined ? {} : { site }),
      ...(home === undefined ? {} : { home }),
      ...(signal ? { signal } : {}),
    });
    return { told: listed(workplace, text, hits) };
  },
);

function listed(workplace: Workplace, query: string, hits: readonly SearchHit[]): Told {
  const untitled = toolText(workplace, "no_title");
  const lines = hits.map(({ title, url, snippet }, at) => `${at + 1}. ${title || untitled}\n   ${url}\n   ${snippet}`);
  const head = toolText(workplace, hits.length === 0 ? "nothing_found" : "found", { query });
  return { text: [head, ...lines].join("\n"), source: "search results", data: hits };
}
