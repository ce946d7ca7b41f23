import type { Blocklist } from "../core/blocklist.ts";
import { SkipError } from "../core/errors.ts";
import type { ReadPage } from "../core/page.ts";

/** Throws `SkipError("blocked")` with the reason where the blocklist names the address. */
export function refuseAddress(url: string, blocklist: Blocklist | undefined): void {
  const why = blocklist?.address(url);
  if (why !== undefined) throw blocked(url, why);
}

/** Throws `SkipError("blocked")` with the reason where the blocklist names the page: its address, title or text. */
export function refusePage(
  { url, title, observation }: Pick<ReadPage, "url" | "title" | "observation">,
  blocklist: Blocklist | undefined,
): void {
  const why = blocklist?.page({ url, title, text: observation });
  if (why !== undefined) throw blocked(url, why);
}

function blocked(url: string, why: string): SkipError {
  return new SkipError("blocked", `${url} is on the blocklist (${why})`, { mend: "go elsewhere" });
}
