import type { SkipReason } from "../core/errors.ts";

const LOGIN = "give a login with --header or --storage-state";
const MENDS: Partial<Record<SkipReason, string>> = {
  robots: "if you may read it nevertheless, use --ignore-robots",
  robots_unreachable: "run again later; if you may read the site nevertheless, use --ignore-robots",
  private_address: "if you mean it, name that origin with --allow-private",
  login_required: LOGIN,
  paywall: LOGIN,
  captcha: "it lets no robot in: begin at another site",
  unsupported_type: "name a page, or a file of a kind that is read (PDF, XLSX, CSV, image, text)",
  blocked: "a blocklist of your own takes the packaged one's place: --blocklist FILE",
  no_browser: "waymark doctor says how to get a browser",
  rate_limited: "run again later, or slower: --pace MS",
};
const LOOK = "open it in a browser to see whether the address is right and the site is up, then run again";

/** What a user can do about a root that could not be read for this reason. */
export function rootMend(reason: string): string {
  return MENDS[reason as SkipReason] ?? LOOK;
}
