import { withDeadline } from "../../core/deadline.ts";
import type { Ask } from "./ask.ts";
import { MARK_CARDS_SCRIPT, PRESS_CARDS_SCRIPT } from "./card-script.ts";

/** Milliseconds and presses that finding out where cards lead may cost a page. */
const PRESS_MS = 5_000;
const MOST_PRESSES = 60;
const MARK_DEADLINE_MS = 2_000;
/** Past its own budget the script is not waited for. */
const GRACE_MS = 2_000;

/** Marks what takes a click as a card of a list and holds no link, so that its place is known in the HTML; gives how many. */
export async function markCards(ask: Ask): Promise<number> {
  const [marked] = await Promise.allSettled([
    withDeadline(MARK_DEADLINE_MS, "the cards", () => ask<number>(MARK_CARDS_SCRIPT)),
  ]);
  return marked?.status === "fulfilled" ? marked.value : 0;
}

/** Where the cards of a page lead, by their numbers: they are pressed, and the page is no longer what it was. */
export async function pressCards(ask: Ask): Promise<ReadonlyMap<number, string>> {
  const budget = JSON.stringify({ ms: PRESS_MS, presses: MOST_PRESSES });
  const [pressed] = await Promise.allSettled([
    withDeadline(PRESS_MS + GRACE_MS, "where cards lead", () =>
      ask<Record<string, string>>(`(${PRESS_CARDS_SCRIPT})(${budget})`),
    ),
  ]);
  const addresses = pressed?.status === "fulfilled" ? pressed.value : {};
  return new Map(Object.entries(addresses).map(([at, url]) => [Number(at), url]));
}

/** The HTML with a link around the name of each card whose address is known. */
export function withCardLinks(html: string, addresses: ReadonlyMap<number, string>): string {
  return html.replace(/<!--(\/?)card (\d+)-->/g, (_, close: string, at: string) => {
    const url = addresses.get(Number(at));
    if (url === undefined) return "";
    return close === "" ? `<a href="${url.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">` : "</a>";
  });
}
