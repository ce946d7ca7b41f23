import { StopError } from "../core/errors.ts";
import { ReplayFetcher } from "../crawler/archive/replay-fetcher.ts";
import { openLive } from "../crawler/live.ts";
import { openWeb } from "../crawler/session/open-web.ts";
import type { SiteBounds } from "../crawler/session/site-bounds.ts";
import type { Web } from "../crawler/web.ts";
import type { Store } from "../storage/open-store.ts";
import { grantsOf, siteOfRoot } from "../storage/site-store.ts";
import { readBlocklist } from "./blocklist.ts";
import { liveDeps, liveOptions } from "./live-options.ts";
import type { Complete } from "./options.ts";

/**
 * The web that sessions run on: the recorded crawl of the store, or the network. Private are only origins that the user
 * named, now or when their site was crawled: the root of a task may have come with a file. Tasks of no site have the root "".
 */
export async function webFor(
  store: Store,
  root: string,
  kind: "archive" | "live",
  settings: Complete,
  bounds?: SiteBounds,
): Promise<Web> {
  const blocklist = readBlocklist(settings.blocklist);
  if (kind === "archive") {
    if (root !== "" && !(await siteOfRoot(store, root))) {
      throw new StopError(`${root} is not recorded in this database`, {
        mend: `crawl it first (waymark crawl ${root}), or solve on the live web with --web live`,
      });
    }
    return openWeb({ backend: "archive", fetcher: new ReplayFetcher(store), blocklist });
  }
  const allowPrivate = [...new Set([...settings.allowPrivate, ...(await grantsOf(store))])];
  const live = await openLive({ ...liveOptions(settings), allowPrivate }, liveDeps(store, settings));
  const { render, progress } = settings;
  const web = await openWeb({
    backend: ({ auto: "auto", never: "static", always: "browser" } as const)[render],
    fetcher: live.fetcher,
    secrets: live.secrets,
    blocklist,
    ...(bounds ? { bounds } : {}),
    ...(render === "never" ? {} : { browser: live.room() }),
    note: progress.note,
  });
  return {
    ...web,
    close: async () => {
      await web.close();
      await live.close();
    },
  };
}

/** Whether such a web can make pictures of its pages. */
export function drawsPages(kind: "archive" | "live", { render }: Pick<Complete, "render">): boolean {
  return kind === "live" && render !== "never";
}
