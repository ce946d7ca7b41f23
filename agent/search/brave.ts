import { z } from "zod";
import { askJson } from "./ask-json.ts";
import { onSite } from "./on-site.ts";
import { plainHits } from "./plain-hit.ts";
import type { SearchProvider } from "./search-provider.ts";

/** Results of one query at most (https://api-dashboard.search.brave.com/app/documentation/web-search/query). */
const MOST = 20;

const Answer = z.object({
  web: z
    .object({
      results: z.array(
        z.object({ url: z.string().nullish(), title: z.string().nullish(), description: z.string().nullish() }),
      ),
    })
    .nullish(),
});

/** Brave Search's web API. */
export function brave(key: string, base = "https://api.search.brave.com"): SearchProvider {
  return {
    name: "brave",
    search: async ({ text, limit, site, signal }) => {
      const url = new URL("/res/v1/web/search", base);
      url.searchParams.set("q", onSite(text, site));
      url.searchParams.set("count", String(Math.min(limit, MOST)));
      // Without it the words that were found stand in <strong>.
      url.searchParams.set("text_decorations", "false");
      const { web } = await askJson({
        schema: Answer,
        name: "Brave Search",
        url,
        headers: { "x-subscription-token": key },
        mend: "check the key: WAYMARK_SEARCH_KEY or --search-key",
        ...(signal ? { signal } : {}),
      });
      const results = web?.results ?? [];
      return plainHits(
        "Brave Search",
        results.map(({ title, url: found, description: snippet }) => ({ title, url: found, snippet })),
        limit,
      );
    },
  };
}
