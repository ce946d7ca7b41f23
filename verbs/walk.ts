import { UsageError } from "../core/errors.ts";
import type { Action } from "../core/observation.ts";
import { compiled } from "../crawler/explore/crawl-options.ts";
import { canonicalUrl } from "../crawler/fetch/canonical-url.ts";
import { SiteBounds } from "../crawler/session/site-bounds.ts";
import { type WalkResult, walk as walkSite } from "../solver/walk.ts";
import type { LiveKeys } from "./live-options.ts";
import { type ModelKeys, modelFor, spendingLimits } from "./model-for.ts";
import { complete, type Options } from "./options.ts";
import { webFor } from "./web-for.ts";
import { withStore } from "./with-store.ts";

const MINUTE_MS = 60_000;

/** How far a walk may go from its root. */
type BoundKeys = "scope" | "include" | "exclude" | "maxPages" | "maxDepth";

/** One step of a walk, as it happens. */
export interface WalkStep {
  number: number;
  thought: string;
  action: Action;
  /** What the critic noted in this step. */
  memory: { text: string; url: string }[];
}

/** Explorer and critic on one live root site, by a model or by rules; what they see is recorded in the archive. */
export async function walk(
  root: string,
  options: Options<LiveKeys | ModelKeys | BoundKeys | "question" | "maxActions" | "render" | "blocklist"> & {
    onStep?: (step: WalkStep) => void;
  } = {},
): Promise<WalkResult> {
  const settings = complete(options);
  if (settings.question === "") throw new UsageError("say what to look for", { mend: '--question "…"' });
  const address = canonicalUrl(root);
  if (!address)
    throw new UsageError(`"${root}" is not a web address`, { mend: "give it with its scheme: https://example.org/" });
  return withStore(settings.db, async (store) => {
    const allowPrivate = [...settings.allowPrivate, new URL(address).origin];
    const bounds = new SiteBounds(address, {
      ...settings,
      include: settings.include.map(compiled),
      exclude: settings.exclude.map(compiled),
    });
    const web = await webFor(store, address, "live", { ...settings, allowPrivate }, bounds);
    const model = modelFor(store, settings);
    let noted = 0;
    try {
      return await walkSite(address, settings.question, {
        web,
        maxActions: settings.maxActions,
        ...(settings.maxMinutes > 0 ? { maxTime: settings.maxMinutes * MINUTE_MS } : {}),
        limits: spendingLimits(settings),
        signal: settings.signal,
        ...(model ? { model } : {}),
        onStep: ({ number, thought, action }, memory) => {
          options.onStep?.({
            number,
            thought,
            action,
            memory: memory.slice(noted).map(({ text, url }) => ({ text, url })),
          });
          noted = memory.length;
        },
      });
    } finally {
      await web.close();
    }
  });
}
