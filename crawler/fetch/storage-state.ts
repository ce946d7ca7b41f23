import { readFileSync } from "node:fs";
import { z } from "zod";
import { UsageError } from "../../core/errors.ts";
import type { StoredCookie } from "./cookie-jar.ts";

const NameAndValue = z.object({ name: z.string(), value: z.string() });

/** What Playwright's `context.storageState()` writes; what it may hold besides is passed over. */
const StorageState = z.object({
  cookies: z
    .array(
      z.object({
        ...NameAndValue.shape,
        domain: z.string().min(1),
        path: z.string().default("/"),
        /** Seconds since 1970, -1 for a session's cookie. */
        expires: z.number().default(-1),
        httpOnly: z.boolean().default(false),
        secure: z.boolean().default(false),
        sameSite: z.enum(["Strict", "Lax", "None"]).default("Lax"),
      }),
    )
    .default([]),
  origins: z.array(z.object({ origin: z.string(), localStorage: z.array(NameAndValue).default([]) })).default([]),
});

/** A session that is logged in: its cookies, and what its pages keep in the browser. */
export type StorageState = z.infer<typeof StorageState>;

/** Reads a storage state file. Throws `UsageError` where it cannot be read or is none; its content is never quoted. */
export function readStorageState(file: string): StorageState {
  const mend = "write one with Playwright: await context.storageState({ path: 'state.json' })";
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "it is no JSON";
    throw new UsageError(`the storage state ${file} cannot be read (${code})`, { mend });
  }
  const parsed = StorageState.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${file} is no storage state: ${issue?.path.join(".") || "it"} is not as it should be`, {
    mend,
  });
}

/** The cookies as a jar takes them. A leading dot says that hosts below the domain get the cookie too. */
export function storedCookies(state: StorageState): StoredCookie[] {
  const sendable = state.cookies.filter(({ name, value }) => !/[\x00-\x1f\x7f;]/.test(name + value));
  return sendable.map(({ name, value, domain, path, secure, expires }) => ({
    name,
    value,
    domain: domain.replace(/^\./, "").toLowerCase(),
    hostOnly: !domain.startsWith("."),
    path,
    secure,
    expires: expires < 0 ? undefined : expires * 1000,
  }));
}
