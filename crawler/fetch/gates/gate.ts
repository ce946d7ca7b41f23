import { SkipError } from "../../../core/errors.ts";
import type { Source } from "../../read/reader.ts";
import { decodeBytes } from "../../read/text/charset.ts";
import { captchaGate } from "./captcha-gate.ts";
import { GatePage } from "./gate-page.ts";
import { loginGate } from "./login-gate.ts";
import { paywallGate } from "./paywall-gate.ts";

/** What a page may be in the place of its content. */
export type Gate = "captcha" | "login_required" | "paywall";

/** Marks of which every gate bears one; most pages are done with here, without being parsed. */
const TRACES =
  /captcha|turnstile|cf-challenge|challenge-|geetest|slider-?verif|px-block|type\s*=\s*["']?(?:password|email)|autocomplete\s*=|isaccessibleforfree|pay-?wall|reg-?wall|metered|premium-|subscriber-|(?:article|content)-(?:gate|lock)/i;
/** Pages with more main content have let one in. */
const MOST_TEXT = 3_000;
/** HTML alone has gates. */
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml|$)/i;

/**
 * Whether a page is a gate: it asks for a proof of being human, for a login or for money, and shows little else. Judged by
 * what is on the page, never by whose page it is; a login box beside content, a form with a captcha, and a text about any
 * of these are none.
 *
 * @param mainText what the reader found to be its main content
 */
export function gateOf(source: Source, mainText: string): { gate: Gate; why: string } | undefined {
  if (mainText.length > MOST_TEXT || !HTML.test(source.contentType)) return undefined;
  const { text } = decodeBytes(source.body, source.contentType);
  if (!TRACES.test(text)) return undefined;
  const page = GatePage.of(text, source.url);
  if (!page) return undefined;
  for (const [gate, rule] of [
    ["captcha", captchaGate],
    ["login_required", loginGate],
    ["paywall", paywallGate],
  ] as const) {
    const why = rule(page);
    if (why !== undefined) return { gate, why };
  }
  return undefined;
}

const MENDS: Record<Gate, string> = {
  captcha: "it asks for a person; leave it out, or ask the site for leave",
  login_required: "give a login with --storage-state or --header if you have one",
  paywall: "give the login of a subscriber with --storage-state if you have one",
};

/** Rejects gates: throws `SkipError("captcha" | "login_required" | "paywall")`. Gates are never evaded. */
export function refuseGate(source: Source, mainText: string): void {
  const found = gateOf(source, mainText);
  if (found) throw new SkipError(found.gate, `${source.url} ${found.why}`, { mend: MENDS[found.gate] });
}
