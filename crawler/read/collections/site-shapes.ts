import { parseUrl } from "../../../core/parse-url.ts";

/** A segment is a word of the site's structure when at least this share of the pages of its depth have it… */
const WORD_SHARE = 0.05;
/** …and at least this many. */
const WORD_PAGES = 2;
/** So many pages make what their names begin with a kind: "class.Client.html", "Category:Birds". */
const KIND_PAGES = 4;
const KIND = /^[A-Za-z]{3,}[.:](?=.)/;
/** Of the pages of such a kind this share are numbered as no other folder's are. */
const OWN_NAMES = 0.8;
/** Where so many folders of a folder hold a kind each, all that are numbered so do. */
const KIND_FOLDERS = 2;
/** Letters before a number: "team101", "race2019". */
const NUMBERED = /^[A-Za-z]{2,}[-_]?(?=\d+$)/;
const kindOf = (segment: string) => (KIND.exec(segment) ?? NUMBERED.exec(segment))?.[0];

interface ParsedUrl {
  host: string;
  segments: string[];
  ending: string;
  query: string;
}

/**
 * What the addresses of one template have in common, for each URL: host, per path segment either its word or `*` where it
 * names one thing of many (with the kind that its name begins with), the file ending, and the names in the query.
 *
 * "https://a.org/players/3080?x=1" -> "a.org/players/*?x"
 */
export function urlShapes(urls: readonly string[]): string[] {
  const parsed = urls.map(parse);
  const depths = new Map<string, number>();
  const words = new Map<string, number>();
  const kinds = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const url of parsed) {
    count(depths, depthOf(url));
    url.segments.forEach((segment, i) => {
      count(words, `${depthOf(url)} ${i} ${segment}`);
      const kind = kindOf(segment);
      if (kind) count(kinds, `${depthOf(url)} ${i} ${kind}`);
    });
  }
  const folders = numberedFolders(parsed);
  return parsed.map((url) => {
    const pages = depths.get(depthOf(url)) ?? 1;
    const shape = url.segments.map((segment, i) => {
      const shared = words.get(`${depthOf(url)} ${i} ${segment}`) ?? 0;
      const isWord = shared >= Math.max(WORD_PAGES, pages * WORD_SHARE) && !/^\d+$/.test(segment);
      if (segment === "" || isWord || folders.has(folderOf(url, i))) return segment;
      const kind = kindOf(segment);
      const alike = kind ? kinds.get(`${depthOf(url)} ${i} ${kind}`)! : 0;
      return alike >= Math.max(KIND_PAGES, pages * WORD_SHARE) ? `${kind}*` : "*";
    });
    return `${url.host}/${shape.join("/")}${url.ending}${url.query}`;
  });
}

/**
 * Does a shape end in letters, or in the number of a folder, that its pages are numbered under: "a.org/team*.html",
 * "a.org/info/1201/*.htm"? A site that numbers them apart means two kinds.
 */
export const isNumbered = (shape: string): boolean =>
  /\/(?:[A-Za-z]{2,}[-_]?|\d+\/)\*(?:\.[A-Za-z]{2,5})?(?:\?|$)/.test(shape);

const NUMBER = /^\d+$/;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Folders without a name that hold the pages of a kind each, numbered through: "info/1201/1212.htm". The number of a thing holds pages
 * that other things have as well ("players/3080/stats.html"), those of years and months hold what was written then.
 */
function numberedFolders(urls: readonly ParsedUrl[]): ReadonlySet<string> {
  const names = new Map<string, Set<string>>();
  const folders = new Map<string, Set<string>>();
  for (const url of urls) {
    const at = url.segments.length - 2;
    const [folder = "", name = ""] = url.segments.slice(-2);
    if (at < 0 || !NUMBER.test(folder) || !NUMBER.test(name)) continue;
    if (url.segments.slice(0, -1).some((segment) => YEAR.test(segment))) continue;
    const key = folderOf(url, at);
    names.set(key, (names.get(key) ?? new Set()).add(name));
    folders.set(name, (folders.get(name) ?? new Set()).add(key));
  }
  const areOwn = (own: ReadonlySet<string>) =>
    [...own].filter((name) => folders.get(name)!.size === 1).length >= OWN_NAMES * own.size;
  const kinds = [...names.keys()].filter((key) => names.get(key)!.size >= KIND_PAGES && areOwn(names.get(key)!));
  // Beside folders that hold a kind each one of few pages does, too: what a column of news begins with.
  const besideKinds = (key: string) => kinds.filter((kind) => parentOf(kind) === parentOf(key)).length >= KIND_FOLDERS;
  const few = [...names.keys()].filter((key) => areOwn(names.get(key)!) && besideKinds(key));
  return new Set([...kinds, ...few]);
}

const parentOf = (folder: string): string => folder.replace(/[^/]*$/, "");

/** A folder with all that stands before it. */
const folderOf = ({ host, segments }: ParsedUrl, at: number): string =>
  `${host}/${segments.slice(0, at + 1).join("/")}`;

/** The shape with every segment open: pages may share a template although their addresses share no word. */
export function openShape(shape: string): string {
  const [path = "", query] = shape.split("?");
  const [host = "", ...segments] = path.split("/");
  const ending = /\.[A-Za-z]{2,5}$/.exec(path)?.[0] ?? "";
  return `${host}/${segments.map(() => "*").join("/")}${segments.length > 0 ? ending : ""}${query === undefined ? "" : "?"}`;
}

function parse(url: string): ParsedUrl {
  const parsed = parseUrl(url);
  if (!parsed) return { host: "", segments: [url], ending: "", query: "" };
  const { host, pathname, searchParams } = parsed;
  const ending = /\.[A-Za-z]{2,5}$/.exec(pathname)?.[0] ?? "";
  const names = [...new Set(searchParams.keys())].sort();
  return {
    host,
    segments: pathname.slice(1, pathname.length - ending.length).split("/"),
    ending,
    query: names.length > 0 ? `?${names.join("&")}` : "",
  };
}

function depthOf({ host, segments, ending, query }: ParsedUrl): string {
  return `${host} ${segments.length} ${ending} ${query}`;
}
