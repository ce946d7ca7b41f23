import type { DerivationStep, TaskPage } from "../../core/task.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { SiteFacts } from "../check/check.ts";

/** The page on the way to it that already states all that the answer is made of; undefined where none does. */
export async function statedOnTheWay(
  page: TaskPage,
  derivation: readonly DerivationStep[],
  { facts, lines }: Pick<SiteFacts, "facts" | "lines">,
): Promise<string | undefined> {
  const uses = derivation.flatMap((step) => step.uses).filter((use) => use.evidence.url === page.url);
  const stating = uses.map((use) => facts.pagesStating(use.evidence.url, use.evidence.place));
  for (const parent of page.path.slice(0, -1)) {
    const text = ` ${(await lines(parent)).map(nameKey).join(" ")} `;
    const all = uses.every((use, at) => stating[at]!.has(parent) || text.includes(` ${nameKey(use.printed)} `));
    if (all) return parent;
  }
  return undefined;
}
