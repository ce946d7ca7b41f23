import { dataRows, type Relation } from "../../core/relation.ts";
import type { DerivationStep } from "../../core/task.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";
import { listsOn } from "./lists-index.ts";
import { namingColumn } from "./naming-column.ts";
import { coreOf, sharedWords } from "./shared-words.ts";
import { ThingsOnPage } from "./things-on-page.ts";

type Context = Pick<CheckContext, "facts" | "pages" | "relations" | "lines">;
type Use = DerivationStep["uses"][number];

/** A page that leads to fewer of the things, or has rows for fewer, by share, is no list of them. */
const MOST_OF_THEM = 0.8;
/** Pages that are read for a relation. */
const MOST_READ = 8;
/** Of so many values one may be said in a way that is not understood. */
const FOR_ONE_MISSED = 10;

/** By who reads the lines of a site's pages: what each page says of the things of each relation. */
const known = new WeakMap<Context["lines"], Map<Relation, Map<string, ThingsOnPage>>>();

/** What a page says of the things of a relation in blocks, found once. */
export async function thingsOn({ lines, pages }: Context, url: string, relation: Relation): Promise<ThingsOnPage> {
  const relations = known.get(lines) ?? new Map<Relation, Map<string, ThingsOnPage>>();
  known.set(lines, relations);
  const found = relations.get(relation) ?? new Map<string, ThingsOnPage>();
  relations.set(relation, found);
  const things = found.get(url) ?? new ThingsOnPage(await lines(url), relation, pages.get(url)?.links ?? []);
  found.set(url, things);
  return things;
}

/** Whether a page says what all of some cells say, each in the block of its thing, of columns that the page gives. */
export async function saysInBlocksOf(context: Context, url: string, uses: readonly Use[]): Promise<boolean> {
  let missed = 0;
  for (const { evidence } of uses) {
    const cell = context.facts.cellAt(evidence.url, evidence.place);
    if (!cell) return false;
    const things = await thingsOn(context, url, cell.relation);
    if (!things.says(cell.row, cell.index)) missed += 1;
    if (missed > uses.length / FOR_ONE_MISSED) return false;
  }
  return true;
}

/**
 * The pages that may give columns of the relations of some cells: those that lead to most of their things, those of whose tables
 * the rows are called as the things are, and the front page.
 */
export function pagesOfThings(context: Context, uses: readonly Use[]): string[] {
  const relations = new Set(
    uses.flatMap(({ evidence }) => context.facts.cellAt(evidence.url, evidence.place)?.relation ?? []),
  );
  return [...new Set([...relations].flatMap((relation) => pagesOf(context, relation)))];
}

function pagesOf({ pages, relations }: Context, relation: Relation): string[] {
  const rows = dataRows(relation);
  const label = namingColumn(relation);
  const shared = label < 0 ? undefined : sharedWords(relation, label);
  const heads = headsOf(relations);
  const lists = listsOn(pages);
  const counts = new Map<string, number>();
  for (const { about, cells } of rows) {
    const name = cells[label]?.value.printed;
    const core = name === undefined ? undefined : coreOf(name, shared);
    const naming = [name === undefined ? undefined : nameKey(name), core].flatMap((one) => [
      ...(heads.get(one ?? "") ?? []),
    ]);
    for (const url of new Set([...(about === undefined ? [] : lists.leadingTo(about)), ...naming]))
      counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  const depth = (url: string) => pages.get(url)?.depth ?? 0;
  const naming = [...counts]
    .filter(([url, count]) => pages.has(url) && count >= MOST_OF_THEM * rows.length)
    .sort(([a, most], [b, count]) => count - most || depth(a) - depth(b));
  const front = [...pages.values()].filter((page) => page.depth === 0);
  return [...naming.map(([url]) => url).slice(0, MOST_READ), ...front.map(({ url }) => url)];
}

const headed = new WeakMap<Context["relations"], ReadonlyMap<string, ReadonlySet<string>>>();

/** On which pages rows of tables begin with what, by the keys of that. */
function headsOf(relations: Context["relations"]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = headed.get(relations);
  if (found) return found;
  const heads = new Map<string, Set<string>>();
  for (const { rows } of relations.values())
    for (const { cells } of rows) {
      const [first] = cells;
      if (!first || first.value.kind === "missing") continue;
      const key = nameKey(first.value.printed);
      heads.set(key, (heads.get(key) ?? new Set()).add(first.evidence.url));
    }
  headed.set(relations, heads);
  return heads;
}
