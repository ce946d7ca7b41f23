import { z } from "zod";
import { askJson } from "./ask-json.ts";
import { onSite } from "./on-site.ts";
import { plainHits } from "./plain-hit.ts";
import type { SearchProvider } from "./search-provider.ts";

/** https://docs.searxng.org/dev/search_api.html; engines leave out what they do not have. */
const Answer = z.object({
  results: z.array(z.object({ url: z.string().nullish(), title: z.string().nullish(), content: z.string().nullish() })),
});

/** A SearXNG instance at `base` ("http://127.0.0.1:8888"), which has to serve JSON (`search.formats` of its settings). */
export function searxng(base: string): SearchProvider {
  return {
    name: "searxng",
    search: async ({ text, limit, site, signal }) => {
      const url = new URL("search", base.endsWith("/") ? base : `${base}/`);
      url.searchParams.set("q", onSite(text, site));
      url.searchParams.set("format", "json");
      const mend = "let the instance serve JSON (search.formats in its settings.yml), and check --search-url";
      const { results } = await askJson({ schema: Answer, name: "SearXNG", url, mend, ...(signal ? { signal } : {}) });
      // It knows no number of results: they come by pages of about 20.
      return plainHits(
        "SearXNG",
        results.map(({ title, url: found, content: snippet }) => ({ title, url: found, snippet })),
        limit,
      );
    },
  };
}
