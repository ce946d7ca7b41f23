import { parseUrl } from "../../../core/parse-url.ts";
import { type GatePage, isBeside } from "./gate-page.ts";

/** A login page explains itself shortly; with more text the box stands beside what the page is about. */
const LITTLE_TEXT = 800;
/** Where the address says login too, more may be explained. */
const MORE_TEXT = 2_000;
/** Where neither heading, title nor address speak of a login, more than this around the forms is what the page is about. */
const LITTLE_AROUND = 300;
const LOGIN_ADDRESS =
  /(?:^|[/._-])(?:log-?in|log-?on|sign-?in|signon|sso|auth|authenticate|session\/new|passport)(?:$|[/._?-])/i;
const LOGIN_WORDS =
  /\b(?:log|sign)(?:ging|ing)?[\s-]?(?:in|on)\b|\blogin\b|\bpassword\b|\bmembers only\b|登[录入陆]|密码|会员登录|anmelden|connexion|iniciar sesión|accedi|inloggen/i;
const TYPED = /^(?:text|email|tel|password|search|url|number|date|textarea)$/;
/** More fields than these are a registration or an application, which asks for more than a login. */
const MOST_FIELDS = 3;
/** The same with those of boxes beside. */
const MOST_TYPED = 20;

/** Why the page is a login; undefined where it is none. */
export function loginGate(page: GatePage): string | undefined {
  const byAddress = LOGIN_ADDRESS.test(pathOf(page.url));
  if (page.text.length > (byAddress ? MORE_TEXT : LITTLE_TEXT)) return undefined;
  const typed = page.fields(TYPED);
  if (typed.length > MOST_TYPED) return undefined;
  const fields = typed.filter((field) => !isBeside(field));
  if (fields.length > MOST_FIELDS) return undefined;
  const words = [page.title, ...page.headings].some((text) => LOGIN_WORDS.test(text));
  const passwords = fields.filter(({ attribs }) => attribs.type?.toLowerCase() === "password");
  const isAllThereIs = () => LOGIN_WORDS.test(page.text) && page.textAroundForms().length <= LITTLE_AROUND;
  if (passwords.length === 1 && (words || byAddress || isAllThereIs())) return "asks for a login";
  // A login in two steps asks for the name first.
  const names = fields.filter(
    ({ attribs }) =>
      attribs.type?.toLowerCase() === "email" || /\b(?:username|email|webauthn)\b/i.test(attribs.autocomplete ?? ""),
  );
  return passwords.length === 0 && names.length === 1 && fields.length === 1 && words && byAddress
    ? "asks for a login"
    : undefined;
}

function pathOf(url: string): string {
  return parseUrl(url)?.pathname ?? "";
}
