import { parseUrl } from "../../core/parse-url.ts";
import { type Check, verdict } from "./check.ts";

const say = verdict("url_valid");

/** Every page that the answer needs has a proper address and was recorded when it was visited. */
export const urlValid: Check = {
  name: "url_valid",
  async run({ task, pages, source }) {
    const cited = task.derivation.flatMap((step) => step.uses.map((use) => use.evidence));
    const snapshots = new Map(cited.map((evidence) => [evidence.url, evidence.snapshot]));
    const urls = new Set([...task.pages.map((page) => page.url), ...snapshots.keys()]);
    if (urls.size === 0) return say("fail", "The task names no page.");
    for (const url of urls) {
      const wrong = malformed(url);
      if (wrong) return say("fail", `${url} ${wrong}.`);
      const page = pages.get(url);
      if (!page) return say("fail", `${url} is not among the pages that were recorded.`);
      if (!(await source(snapshots.get(url) ?? page.snapshot)))
        return say("fail", `The archive does not have what was read at ${url}.`);
    }
    return say("pass", `All ${urls.size} addresses are well-formed, and their pages are in the archive.`);
  },
};

function malformed(url: string): string | undefined {
  if (!parseUrl(url)) return "is no address";
  const { protocol, username, password } = new URL(url);
  if (protocol !== "http:" && protocol !== "https:") return "is no address of the web";
  return username || password ? "carries a login" : undefined;
}
