import { toSimplified } from "../../../core/chinese-scripts.ts";
import type { Relation } from "../../../core/relation.ts";
import { arePersons } from "../../../logic/chinese/measure-words.ts";
import type { SurveyedPage } from "../surveyed.ts";

/** What several people are together, each of whom is none: "青年队", "教研组", "合唱团". */
const TEAM = /\p{Script=Han}[队组团部班]$/u;
/** Only who lives is said to have them. */
const OF_PEOPLE = /^(?:出生|生日|籍贯|民族|国籍|身高|性别)/u;
/** Pages of a kind state what so many of them do, by share. */
const MOST = 0.5;
/** What heads the part of a page that tells of whom it is about: "学员简介", "队员档案". */
const TELLING = /^(?<who>\p{Script=Han}{2,4}?)(?:个人)?(?:简介|介绍|概况|简历|资料|信息|档案)$/u;
/** Whoever it is, or what somebody is to another. */
const ANYBODY = /^(?:个人|本人|人物|人员|成员|他人|家人|相关.*)$|(?:负责|联系|经办|主讲|主持|报告)人$/u;
/** What one of any people is who are together. */
const MEMBER = "成员";

/**
 * What one of those is called whose list has the name of all of them together: 合唱团学员 of “合唱团” where their pages head a part
 * “学员简介”, 合唱团成员 where nobody says who they are. Undefined where the list is of such teams, or nothing shows that their pages are
 * about people.
 */
export function memberOfTeam(
  team: string,
  { columns, rows }: Pick<Relation, "columns" | "rows">,
  names: readonly string[],
  pages: ReadonlyMap<string, Pick<SurveyedPage, "sections">>,
): string | undefined {
  // A 领队 is somebody.
  if (!TEAM.test(team) || arePersons(team)) return undefined;
  // "阿部" is somebody, too: one name shows nothing.
  if (names.filter((name) => TEAM.test(name)).length > MOST * names.length) return undefined;
  const tellOfPeople = columns.some(
    ({ name }, at) =>
      OF_PEOPLE.test(toSimplified(name)) &&
      rows.filter(({ cells }) => cells[at]!.value.kind !== "missing").length > MOST * rows.length,
  );
  if (!tellOfPeople) return undefined;
  const who = toldOf(rows.flatMap(({ about }) => about ?? []).map((url) => pages.get(url)?.sections?.() ?? []));
  if (who === undefined) return team + MEMBER;
  return team.startsWith(who) ? who : team + who;
}

/** Whom the headings of most of some pages say that they tell of; undefined where they say several. */
function toldOf(pages: readonly (readonly string[])[]): string | undefined {
  const counts = new Map<string, number>();
  for (const sections of pages) {
    const told = sections.flatMap((text) => TELLING.exec(toSimplified(text).trim())?.groups?.["who"] ?? []);
    for (const who of new Set(told)) counts.set(who, (counts.get(who) ?? 0) + 1);
  }
  const [one, ...others] = [...counts].filter(
    ([who, count]) => count > MOST * pages.length && arePersons(who) && !ANYBODY.test(who) && !TEAM.test(who),
  );
  return others.length === 0 ? one?.[0] : undefined;
}
