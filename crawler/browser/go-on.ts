import type { Route } from "playwright";
import { parseUrl } from "../../core/parse-url.ts";
import type { UserHeaders } from "../fetch/user-headers.ts";

/** Lets a request of a page go its way, with the user's headers where they are meant. */
export async function goOn(route: Route, headers: UserHeaders): Promise<void> {
  const request = route.request();
  const url = parseUrl(request.url());
  const extra = url ? headers.for(url) : {};
  await route.continue(Object.keys(extra).length > 0 ? { headers: { ...request.headers(), ...extra } } : {});
}
