import { urlParts } from "../../core/url-parts.ts";

const ENDS_LOGIN = /^(?:.*[:._-])?(?:user)?(?:log|sign)[-_]?(?:out|off)$/i;
/** Parameters that say what an address does, and what of it undoes something. */
const ACTION = /^(?:action|act|do|op|cmd|command|mode|task)$/i;
const UNDOES = /^(?:delete|remove|destroy|purge|cancel|unsubscribe|reset)$/i;
const ENDING = /\.\w{2,5}$/;

/** Whether an address seems to end a login, or to undo something that stands: who was lent a login does not go there. */
export function undoes(url: string): boolean {
  const { pathname, search } = urlParts(url) ?? new URL(url);
  const last = pathname.slice(pathname.lastIndexOf("/", pathname.length - 2) + 1).replace(/\/$/, "");
  if (ENDS_LOGIN.test(last.replace(ENDING, ""))) return true;
  if (search === "") return false;
  return [...new URLSearchParams(search)].some(
    ([name, value]) => ENDS_LOGIN.test(name) || ENDS_LOGIN.test(value) || (ACTION.test(name) && UNDOES.test(value)),
  );
}
