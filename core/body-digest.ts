import { sha256 } from "./ids.ts";

const found = new WeakMap<Uint8Array, string>();

/** SHA-256 of bytes that nobody changes any more, found once however many ask for it. */
export function bodyDigest(bytes: Uint8Array): string {
  const known = found.get(bytes);
  if (known !== undefined) return known;
  const digest = sha256(bytes);
  found.set(bytes, digest);
  return digest;
}

/** The same where somebody asked for it before: else whoever needs it, on whatever thread, is to find it. */
export function knownDigest(bytes: Uint8Array): string | undefined {
  return found.get(bytes);
}
