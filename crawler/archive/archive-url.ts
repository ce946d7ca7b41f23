import { postToGetUrl } from "warcio/utils";
import { canonicalUrl } from "../fetch/canonical-url.ts";

/**
 * The key under which an answer is found again: the canonical URL; for POST with the form's fields appended, as other
 * replay tools do it (`__wb_method=POST&…`).
 */
export function archiveUrl(url: string, method: string, body: string | undefined): string {
  const plain = canonicalUrl(url) ?? url;
  if (method !== "POST") return plain;
  const request = {
    method,
    url: plain,
    headers: new Map([["content-type", "application/x-www-form-urlencoded"]]),
    postData: body ?? "",
  };
  postToGetUrl(request);
  return canonicalUrl(request.url) ?? request.url;
}
