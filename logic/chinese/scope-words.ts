import { escaped } from "../../core/escaped.ts";

/** A source that says which things are meant, and not only where facts stand: “统计局网站中有独立页面的城市”, “首页列出的12个条目”. */
interface ChineseScope {
  /** "统计局网站", "茶庄网站的“红茶”页面" */
  place: string;
  /** What tells them from others: "有独立页面的", "列出的6款". */
  which: string;
  noun: string;
}

const OWN_PAGE = /^(?<place>.+?)中(?<which>有独立页面的)(?<noun>.+)$/u;
const LISTED = /^(?<place>.+?)(?<which>列出的\d+\p{Script=Han}{1,2}?)(?<noun>\p{Script=Han}+)$/u;

function scopeOf(source: string, nouns: readonly string[]): ChineseScope | undefined {
  const groups = (OWN_PAGE.exec(source) ?? LISTED.exec(source))?.groups;
  const noun = nouns.find((one) => source.endsWith(one));
  if (groups === undefined || noun === undefined) return undefined;
  // "6款" of "6款商品": the measure word may be of two characters, and the noun begins with none of them.
  const which = source.slice(groups["place"]!.length, -noun.length).replace(/^中/u, "");
  return { place: groups["place"]!, which, noun };
}

/**
 * What is asked within a scope, with the scope: “在统计局网站有独立页面的城市中，人口超过10万的有多少个”. One cannot ask “根据…的城市”,
 * and what the scope names is not named again. Where other things are asked about as well, a note says what the scope restricts.
 * Undefined where no source restricts anything.
 *
 * @param nouns what the things are called that the question is about
 */
export function withinScope(
  sources: readonly string[],
  nouns: readonly string[],
  said: string,
): { asked?: string; sources: readonly string[]; notes: readonly string[] } | undefined {
  const scopes = sources.flatMap((source) => scopeOf(source, nouns) ?? []);
  const [scope] = scopes;
  if (scope === undefined) return undefined;
  const others = sources.filter((source) => source !== "" && scopeOf(source, nouns) === undefined);
  if (scopes.length === 1 && others.length === 0 && new Set(nouns).size === 1)
    return { asked: askedOf(scope, said), sources: [], notes: [] };
  const places = [...new Set([...scopes.map(({ place }) => place), ...others])];
  // “…，其有独立页面的球员的身高是多少”: what stands alone behind its owner is restricted there.
  const behind = `，其${scope.noun}`;
  if (scopes.length === 1 && scope.which.endsWith("的") && said.includes(behind))
    return { asked: said.replace(behind, `，其${scope.which}${scope.noun}`), sources: places, notes: [] };
  return {
    sources: places,
    notes: scopes.map(({ which, noun }) => `${noun}只计${which}。`),
  };
}

function askedOf({ place, which, noun }: ChineseScope, said: string): string {
  const all = `所有${noun}`;
  const rest = (text: string) => text.replaceAll(all, `这些${noun}`);
  const isOpen = which.endsWith("的");
  if (said.startsWith(`${all}中，`))
    return `在${place}${which}${noun}中，${rest(unrepeated(said.slice(all.length + 2), noun))}`;
  if (said.startsWith(all)) return `在${place}${which}${isOpen ? all : noun}${rest(said.slice(all.length))}`;
  const counted = new RegExp(`^共有(多少\\p{Script=Han}{1,2}?)${escaped(noun)}$`, "u").exec(said)?.[1];
  if (counted !== undefined) return `在${place}中，${which}${noun}共有${counted}`;
  const { run = "" } =
    (isOpen ? new RegExp(`^(?<run>[^，]+?)的${escaped(noun)}中，`, "u").exec(said)?.groups : undefined) ?? {};
  if (run === "") return `在${place}${which}${noun}中，${rest(unrepeated(said, noun))}`;
  const those = `${which.slice(0, -1)}${/[且、]/u.test(run) ? "、" : "且"}${run}的${noun}`;
  return `在${place}${those}中，${rest(unrepeated(said.slice(run.length + noun.length + 3), noun))}`;
}

/** Among the bridges of which one asks, “长度超过平均值” says whose mean it is, and of what. */
function unrepeatedMean(what: string, noun: string): string {
  const found = new RegExp(
    `^(?<name>.+?)(?<than>\\p{Script=Han}{2})所有${escaped(noun)}的\\k<name>的平均值$`,
    "u",
  ).exec(what)?.groups;
  return found === undefined ? what : `${found["name"]}${found["than"]}${/均/u.test(found["name"]!) ? "其" : ""}平均值`;
}

/** “哪位演员的…” behind “…的演员中” is “哪位的…”, and “有多少位演员的身高超过…” is “身高超过…的有多少位”: so many of a measure word alone have nothing. */
const unrepeated = (said: string, noun: string): string => {
  const { many, what } =
    new RegExp(`^有(?<many>多少\\p{Script=Han}{1,2}?)${noun}的(?<what>[^，]+)$`, "u").exec(said)?.groups ?? {};
  if (many !== undefined && what !== undefined) return `${unrepeatedMean(what, noun)}的有${many}`;
  return said.replace(
    new RegExp(`(哪|多少)(\\p{Script=Han}{1,2}?)${noun}(?=的|$|是|，|[位属]于|[既最在未有共曾])`, "u"),
    "$1$2",
  );
};
