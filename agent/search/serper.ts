import { z } from "zod";
import { askJson } from "./ask-json.ts";
import { onSite } from "./on-site.ts";
import { plainHits } from "./plain-hit.ts";
import type { SearchProvider } from "./search-provider.ts";

/** https://serper.dev: `organic` is absent where nothing was found. */
const Answer = z.object({
  organic: z
    .array(z.object({ link: z.string().nullish(), title: z.string().nullish(), snippet: z.string().nullish() }))
    .nullish(),
});

/** Google's results by Serper. */
export function serper(key: string, base = "https://google.serper.dev"): SearchProvider {
  return {
    name: "serper",
    search: async ({ text, limit, site, signal }) => {
      const { organic } = await askJson({
        schema: Answer,
        name: "Serper",
        url: new URL("/search", base),
        headers: { "x-api-key": key },
        body: { q: onSite(text, site), num: limit },
        mend: "check the key: WAYMARK_SEARCH_KEY or --search-key",
        ...(signal ? { signal } : {}),
      });
      return plainHits(
        "Serper",
        (organic ?? []).map(({ title, link: url, snippet }) => ({ title, url, snippet })),
        limit,
      );
    },
  };
}
