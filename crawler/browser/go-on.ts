import type { Route } from "playwright";
import { parseUrl } from "../../core/parse-url.ts";
import type { UserHeaders } from "../fetch/user-headers.ts";

/** What a request sends in the place of what the browser would send. */
export interface Sent {
  method: string;
  body: Buffer;
  contentType: string;
}

/** Lets a request of a page go its way, with the user's headers where they are meant. */
export async function goOn(route: Route, headers: UserHeaders, sent?: Sent): Promise<void> {
  const request = route.request();
  const url = parseUrl(request.url());
  const extra = { ...(url ? headers.for(url) : {}), ...(sent ? { "content-type": sent.contentType } : {}) };
  await route.continue({
    ...(Object.keys(extra).length > 0 ? { headers: { ...request.headers(), ...extra } } : {}),
    ...(sent ? { method: sent.method, postData: sent.body } : {}),
  });
}
