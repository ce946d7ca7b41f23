/** Pages that are compared first, and where these have little in common. */
const FEW = 6;
const MANY = 60;
/** Fewer classes on a page are no habit of its site. */
const LEAST_CLASSES = 5;

const CLASS = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/** What printings of a class have in common. */
export const classKey = (name: string): string => name.replace(/\d+/g, "#");

/**
 * Where most classes of nearly every page stand on no other page, as where they are made anew at each build, a class tells
 * of a place only if several pages bear it: gives those. Undefined where classes are what they mostly are.
 */
export function lastingClasses(count: number, html: (page: number) => string): ReadonlySet<string> | undefined {
  if (count < 2) return undefined;
  const known = new Map<number, ReadonlySet<string>>();
  const lasting = (most: number): ReadonlySet<string> | undefined => {
    const step = Math.max(1, count / most);
    const pages: ReadonlySet<string>[] = [];
    for (let at = 0; at < count && pages.length < most; at += step) {
      const page = Math.floor(at);
      const classes = known.get(page) ?? classesOf(html(page));
      known.set(page, classes);
      pages.push(classes);
    }
    const bearers = new Map<string, number>();
    for (const page of pages) for (const name of page) bearers.set(name, (bearers.get(name) ?? 0) + 1);
    const isOwn = (name: string) => bearers.get(name) === 1;
    const passing = pages.filter((page) => page.size >= LEAST_CLASSES && countOf(page, isOwn) > page.size / 2);
    if (passing.length < pages.length * 0.8) return undefined;
    return new Set([...bearers.keys()].filter((name) => !isOwn(name)));
  };
  return lasting(FEW) && lasting(MANY);
}

function classesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(CLASS))
    for (const name of (double ?? single ?? bare ?? "").split(/\s+/)) if (name !== "") found.add(classKey(name));
  return found;
}

function countOf(names: ReadonlySet<string>, isMeant: (name: string) => boolean): number {
  let count = 0;
  for (const name of names) if (isMeant(name)) count++;
  return count;
}
