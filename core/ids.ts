import { hash } from "node:crypto";

/** SHA-256 of bytes or UTF-8 text as 64 lower-case hex digits: the address of a snapshot. */
export function sha256(content: string | Uint8Array): string {
  return hash("sha256", content, "hex");
}

/** A short id (16 hex digits, 64 bits) from content: the same parts give the same id in every process. */
export function contentId(...parts: readonly unknown[]): string {
  return sha256(parts.map(canonicalJson).join("\u0000")).slice(0, 16);
}

/** JSON with sorted object keys, so that equal data is equal text. `undefined` properties are left out. */
export function canonicalJson(data: unknown): string {
  if (data === null || typeof data !== "object") return JSON.stringify(data) ?? "null";
  if (Array.isArray(data)) return `[${data.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonicalJson(value)}`).join(",")}}`;
}
