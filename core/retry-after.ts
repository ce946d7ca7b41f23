/**
 * Milliseconds that a `Retry-After` header (RFC 9110, 10.2.3: seconds or a date) asks to wait; never negative.
 * `undefined` where there is none or it is unreadable.
 */
export function retryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!/\d{2}:\d{2}:\d{2}/.test(text)) return undefined;
  // RFC 9110, 5.6.7: all three forms of a date are in UTC, and the oldest does not say so.
  const at = Date.parse(/(?:GMT|UTC|Z|[+-]\d{4})$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
