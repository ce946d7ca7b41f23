import { serve } from "../../waymark.ts";
import type { Verb } from "../verb.ts";

export const serveVerb: Verb = {
  name: "serve",
  arguments: "[dir...]",
  summary: "serve folders as static sites, or the recorded crawl, on loopback until ^C",
  settings: ["archive"],
  example: "waymark serve ./site-a ./site-b",
  async run({ args, settings, signal, print }) {
    const sites = await serve(args, settings);
    print({ origins: sites.origins }, () => sites.origins.join("\n"));
    await new Promise<void>((done) => signal.addEventListener("abort", () => done(), { once: true }));
    await sites.close();
    return 130;
  },
};
