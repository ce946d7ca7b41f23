import { isPlural } from "../../../logic/english/english.ts";
import { shareOf } from "./shared-features.ts";

/** Pages whose addresses have nothing in common are told by so many labels… */
const LEAST_LABELS = 5;
/** …that make up so much of what either is labelled with… */
const SAME_LABELS = 0.75;
/** …and so many of which stand in the same places: what follows the facts may be more on the page of what is current. */
const SAME_PLACES = 0.6;

/** What the pages of a group have in common. */
export interface GroupCore {
  shape: string;
  labels: ReadonlySet<number>;
  /** Labels that any of them bears. */
  ever: ReadonlySet<number>;
  /** Labels with where they stand. */
  placed: ReadonlySet<number>;
  titles: ReadonlySet<string>;
  /** How many they are. */
  pages: number;
}

/**
 * Whether two groups are of one kind though their addresses differ in depth: the current season's matches stand under
 * "/season-2024/", those of earlier ones under "/archive/2023/". Next to all that their pages state must be the same, in the same
 * places; the labels of facts on a page and the headings of a list of such facts are not. Folders that name two kinds ("/players/", "/staff/coaches/") keep them apart, and so does a page that stands in both by its
 * title: one of them is a copy, and nothing is counted twice.
 */
export function areOneAcrossFolders(one: GroupCore, other: GroupCore): boolean {
  if (placeOf(one.shape) !== placeOf(other.shape)) return false;
  if (!stateTheSame(one, other)) return false;
  if (shareOf(one.placed, other.placed).ofSmaller < SAME_PLACES) return false;
  const [kind, another] = [kindOf(one.shape), kindOf(other.shape)];
  if (kind !== undefined && another !== undefined && kind !== another) return false;
  return ![...one.titles].some((title) => title !== "" && other.titles.has(title));
}

/**
 * Of several pages only what most of them bear is held against others; of a page by itself that is all that it bears, of which some may be
 * rare in its kind, too.
 */
function stateTheSame(one: GroupCore, other: GroupCore): boolean {
  if (sharedBy(one.labels, other.labels) < LEAST_LABELS) return false;
  const [kind, page] = one.pages > other.pages ? [one, other] : [other, one];
  if (page.pages > 1) return shareOf(one.labels, other.labels).ofLarger >= SAME_LABELS;
  return (
    sharedBy(kind.labels, page.labels) >= SAME_LABELS * kind.labels.size &&
    sharedBy(page.labels, kind.ever) >= SAME_LABELS * page.labels.size
  );
}

const sharedBy = (one: ReadonlySet<number>, other: ReadonlySet<number>): number =>
  [...one].filter((label) => other.has(label)).length;

/** Host, ending and the names of the query, which tell two makes of page apart. */
function placeOf(shape: string): string {
  const [path = "", query = ""] = shape.split("?");
  return `${path.split("/")[0]} ${/\.[A-Za-z]{2,5}$/.exec(path)?.[0] ?? ""} ${query}`;
}

/** The last word of an address that says what stands there: "players" of "a.org/squad/players/*". */
function kindOf(shape: string): string | undefined {
  const folders = shape.split("?")[0]!.split("/").slice(1, -1);
  return folders.findLast((folder) => /^\p{L}+$/u.test(folder) && isPlural(folder));
}
