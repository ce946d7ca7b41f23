import type { Route } from "playwright";
import type { UserHeaders } from "../fetch/user-headers.ts";

/** Lets a request of a page go its way, with the user's headers where they are meant. */
export async function goOn(route: Route, headers: UserHeaders): Promise<void> {
  const request = route.request();
  const extra = URL.canParse(request.url()) ? headers.for(new URL(request.url())) : {};
  await route.continue(Object.keys(extra).length > 0 ? { headers: { ...request.headers(), ...extra } } : {});
}
