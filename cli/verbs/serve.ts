import { UsageError } from "../../core/errors.ts";
import type { Verb } from "../verb.ts";

export const serveVerb: Verb = {
  name: "serve",
  arguments: "[dir...]",
  summary: "serve folders as static sites, or the recorded crawl, on loopback until ^C",
  settings: ["archive", "port"],
  example: "waymark serve ./site-a ./site-b --port 8000",
  async run({ args, settings, signal, print, warn }) {
    const { isEmptyFolder, serveArchive, startStaticSites } = await import("../../waymark.ts");
    if (args.length === 0 && !settings.archive) {
      throw new UsageError("say what to serve", { mend: "name folders, or --archive for the recorded crawl" });
    }
    const sites = settings.archive ? await serveArchive(settings.db, settings) : await startStaticSites(args, settings);
    for (const folder of settings.archive ? [] : args)
      if (isEmptyFolder(folder))
        warn(`${folder} is empty: its site is a page with no links until something is put there`);
    print({ origins: sites.origins }, () => sites.origins.join("\n"));
    await new Promise<void>((done) => signal.addEventListener("abort", () => done(), { once: true }));
    await sites.close();
    return 130;
  },
};
