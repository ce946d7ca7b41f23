import { arePersons } from "../../../logic/chinese/measure-words.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** Headings that say what was done, and not what stands there: "首次参赛", "加入协会". */
const DEED =
  /^(?:首次|首度|初次|末次|最后一次|最近一次|上次)?(?:加入|退出|参加|参赛|参展|参演|入选|入围|获奖|夺冠|登场|亮相|出场|首发|首秀|晋级|升级|降级|登台)\p{Script=Han}{0,3}$/u;
/** Headings that say what was done there, or by it: "外景取景", "承办". */
const ACTIVITY =
  /^(?:主要|重点|联合|独家|首次|共同|外景|实景)?(?<verb>取景|拍摄|录制|承办|协办|主办|举办|设计|施工|监理|承建|建造|出品|制作|发行|演出|排演|首演|首映|展出|参展|展览|培训|生产|制造|加工|收藏|保管|运营|经营|管理|供货|供应|投资|赞助|采集|出土|种植|栽培)$/u;
/** So many of the cells lead to things of one kind. */
const MOST = 0.9;

/**
 * The relations of a Chinese site with columns that are headed by a deed, and whose cells lead to things of one kind, called by what
 * stands there: "首次参展的展会" of "首次参展", "外景取景的景区" of “外景取景”. What somebody does is said of him with the verb, elsewhere.
 */
export function withDeedsNamed(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const nouns = new Map<string, string>();
  for (const { relation, naming, hasNoun } of relations)
    if (hasNoun && relation.source === "page_collection")
      for (const { about } of relation.rows) if (about !== undefined) nouns.set(about, naming.singular);
  return relations.map((surveyed) => {
    const named = surveyed.relation.columns.flatMap(({ name, type }, at) => {
      const verb = ACTIVITY.exec(name)?.groups?.["verb"];
      if (type !== "entity" || (verb === undefined && !DEED.test(name))) return [];
      const noun = leadsTo(surveyed, at, nouns);
      if (noun === undefined || name.endsWith(noun) || (verb !== undefined && arePersons(noun))) return [];
      // "拍摄基地" says already what is done there.
      return [[name, verb === name && noun.startsWith(verb) ? noun : `${name}的${noun}`] as const];
    });
    if (named.length === 0) return surveyed;
    const names = { ...surveyed.naming.names, ...Object.fromEntries(named) };
    return { ...surveyed, naming: { ...surveyed.naming, names } };
  });
}

/** What the things are called that nearly all cells of a column lead to. */
function leadsTo({ relation }: SurveyedRelation, at: number, nouns: ReadonlyMap<string, string>): string | undefined {
  const stated = relation.rows.map(({ cells }) => cells[at]!.value).filter(({ kind }) => kind !== "missing");
  const led = stated.flatMap((value) => (value.kind === "entity" ? (nouns.get(value.href) ?? []) : []));
  const [noun] = led;
  return noun !== undefined && led.every((one) => one === noun) && led.length >= MOST * stated.length
    ? noun
    : undefined;
}
