import { systemClock } from "../core/clock.ts";
import { StopError } from "../core/errors.ts";
import { seededRandom } from "../core/random.ts";
import type { Store } from "../storage/open-store.ts";
import { ReplayFetcher } from "./archive/replay-fetcher.ts";
import { HostPace } from "./fetch/host-pace.ts";
import { PoliteFetcher } from "./fetch/polite-fetcher.ts";
import type { Live } from "./live.ts";

/**
 * The store's archive in the place of the live web, for a crawl: no network, no waits, no browser. Robots rules bound
 * whoever recorded it; they are not asked again.
 */
export function archivedLive(store: Store): Live {
  const fetcher = new PoliteFetcher(new ReplayFetcher(store), {
    pace: new HostPace({ pace: 0 }, systemClock),
    random: seededRandom("archive"),
    ignoreRobots: true,
  });
  return {
    fetcher,
    renderer: () => Promise.reject(new StopError("an archive is read without a browser")),
    sink: { record: () => Promise.resolve(), recordRendered: () => Promise.resolve() },
    close: () => fetcher.close(),
  };
}
