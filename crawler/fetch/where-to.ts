import { refreshField, refreshTarget } from "./meta-refresh.ts";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Answered {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Where an answer leads: by its status, its `Refresh` field or its page; undefined where it is what was asked for. */
export function whereTo({ status, headers, body }: Answered, method: string, url: string): string | undefined {
  if (REDIRECTS.has(status)) return headers.location === undefined ? undefined : asWritten(headers.location);
  if (status !== 200 || method !== "GET") return undefined;
  const field = headers.refresh === undefined ? undefined : refreshField(asWritten(headers.refresh), url);
  return field ?? refreshTarget(body, headers["content-type"] ?? "", url);
}

/** Fields come as bytes; addresses beyond ASCII are written in UTF-8 by most who send them, as browsers know. */
function asWritten(field: string): string {
  if (/^[\x00-\x7f]*$/.test(field)) return field;
  const text = Buffer.from(field, "latin1").toString("utf8");
  return text.includes("\ufffd") ? field : text;
}
