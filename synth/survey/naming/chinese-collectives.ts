import { arePersons } from "../../../logic/chinese/measure-words.ts";

/** Titles of menus that name all of some people together, with what these are, or do, before it: "专家团队", "管理团队". */
const TOGETHER = /^(?<what>\p{Script=Han}{2,6}?)(?<whole>团队|队伍|阵容|班子|梯队|方阵|群体|力量)$/u;
/** Words for people together that are no words for one of them, as `TOGETHER` leaves them. */
const ONE_OF: Readonly<Record<string, string>> = { 师资: "教师", 教学: "教师", 领导: "领导", 干部: "干部" };
/** What a house keeps, or the best of it: each piece of it is a 藏品. */
const KEPT =
  /^(?:馆藏|院藏|典藏|珍藏)(?:精品|珍品|珍宝|瑰宝|精粹|精华|集萃|撷英|荟萃|精选|文萃)?$|^(?:镇馆|镇院)之宝$/u;
/** "检测站网" are all stations as one: each of them is what stands before that, as far as the names end so. */
const NETWORK = /^(?<what>\p{Script=Han}{2,6})(?:网|网络|体系|网点)$/u;
/** "总分馆" are the head house and its branches: each of them is what both words end in. */
const HEAD_AND_BRANCHES = /^总分(?<what>[馆店校院园站])(?:体系|制)?$/u;

/**
 * What one of those is called that a title names together: 专家 of “专家团队”, 教师 of “师资”, 藏品 of “馆藏精品”, 馆 of “总分馆”, 检测站
 * of “检测站网”; of a
 * title that says of people only what they do, what their pages show them to be. Undefined of titles that can be counted themselves, and
 * of teams whose names say that each of them is one.
 *
 * @param kind what the columns show the things to be
 */
export function oneOfThem(title: string, names: readonly string[], kind: string | undefined): string | undefined {
  if (KEPT.test(title)) return "藏品";
  const house = HEAD_AND_BRANCHES.exec(title)?.groups?.["what"];
  if (house !== undefined) return house;
  const node = NETWORK.exec(title)?.groups?.["what"];
  if (node !== undefined && names.length > 0 && names.every((name) => endsAlike(name, node))) return node;
  if (title === "师资") return ONE_OF[title];
  const { what = "", whole } = TOGETHER.exec(title)?.groups ?? {};
  if (whole === undefined || names.some((name) => name.endsWith(whole) || /[队组]$/u.test(name))) return undefined;
  const one = ONE_OF[what] ?? (arePersons(what) ? what : undefined);
  return one ?? (kind !== undefined && arePersons(kind) ? kind : undefined);
}

/** Does a name end in the character that says what a thing of this sort is: 站 of 检测站? */
const endsAlike = (name: string, noun: string): boolean =>
  name.replace(/\s*[（(][^（()）]*[）)]$/u, "").endsWith(noun.at(-1)!);
