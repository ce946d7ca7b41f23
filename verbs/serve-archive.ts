import type { RequestListener } from "node:http";
import { UsageError, WaymarkError } from "../core/errors.ts";
import { ReplayFetcher } from "../crawler/archive/replay-fetcher.ts";
import { openStore } from "../storage/open-store.ts";
import { allSites } from "../storage/site-store.ts";
import { type ServedSites, serveAll } from "./serve.ts";

/**
 * Serves each recorded site of the database on a loopback origin of its own, from `port` on (0: any free ones); what was
 * not recorded is 404.
 */
export async function serveArchive(db: string, options: { port?: number } = {}): Promise<ServedSites> {
  const store = await openStore(db, { mustExist: true, toRead: true });
  const sites = await allSites(store);
  if (sites.length === 0) {
    await store.close();
    throw new UsageError(`${db} has no recorded site`, { mend: "crawl one first" });
  }
  const replay = new ReplayFetcher(store);
  const served = await serveAll(
    sites.map(({ root }) => replaying(replay, new URL(root).origin)),
    options.port ?? 0,
  ).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    origins: served.origins.map((origin, index) => new URL(new URL(sites[index]!.root).pathname, origin).href),
    close: async () => {
      await served.close();
      await store.close();
    },
  };
}

function replaying(replay: ReplayFetcher, origin: string): RequestListener {
  return (request, response) => {
    replay.fetch({ url: `${origin}${request.url ?? "/"}` }).then(
      (fetched) => response.writeHead(fetched.status, { "content-type": fetched.contentType }).end(fetched.body),
      (error: unknown) => {
        const known = error instanceof WaymarkError;
        response.writeHead(known ? 404 : 500, { "content-type": "text/plain; charset=utf-8" });
        response.end(`${known ? error.message : "the archive could not be read"}\n`);
      },
    );
  };
}
