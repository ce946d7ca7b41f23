import { type Clock, systemClock } from "../core/clock.ts";
import { seededRandom } from "../core/random.ts";
import type { Store } from "../storage/open-store.ts";
import { Recorder } from "./archive/recorder.ts";
import { ReplayFetcher } from "./archive/replay-fetcher.ts";
import { ArchiveRenderer } from "./browser/archive-renderer.ts";
import type { Fetcher } from "./fetch/fetcher.ts";
import { HostPace } from "./fetch/host-pace.ts";
import { PoliteFetcher } from "./fetch/polite-fetcher.ts";
import type { Live, LiveDeps, LiveOptions } from "./live.ts";

/**
 * The store's archive in the place of the live web, for a crawl: no network, no waits. Pages that scripts make are made by
 * a browser that is served from the archive, and what it made is recorded beside them. Robots rules bound whoever recorded
 * it; they are not asked again.
 */
export function archivedLive(
  store: Store,
  deps: Pick<LiveDeps, "version" | "progress"> & { clock?: Clock },
  options: Pick<LiveOptions, "browser"> = {},
): Live {
  const clock = deps.clock ?? systemClock;
  const archive = new ReplayFetcher(store);
  const manners = { pace: new HostPace({ pace: 0 }, systemClock), random: seededRandom("archive"), ignoreRobots: true };
  const fetcher = new PoliteFetcher(archive, manners);
  const closing: { close(): Promise<void> }[] = [fetcher];
  let renderer: Promise<Fetcher> | undefined;
  const startRenderer = async () => {
    const recorder = await Recorder.open(store, { software: `Waymark/${deps.version}`, clock });
    const rendering = new ArchiveRenderer({
      store,
      archive,
      sink: recorder,
      clock,
      note: (message) => deps.progress.note(message),
      ...(options.browser ? { browser: options.browser } : {}),
    });
    const polite = new PoliteFetcher(rendering, manners, fetcher.robotsCache);
    // Before it starts: whoever closes meanwhile must not leave a browser behind.
    closing.push(polite, recorder);
    await rendering.start();
    return polite;
  };
  return {
    fetcher,
    renderer: () => {
      renderer ??= startRenderer();
      return renderer;
    },
    sink: { record: () => Promise.resolve(), recordRendered: () => Promise.resolve() },
    close: async () => {
      for (const one of closing) await Promise.allSettled([one.close()]);
    },
  };
}
