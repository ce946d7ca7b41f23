import { escaped } from "../../../core/escaped.ts";
import type { Column, Relation } from "../../../core/relation.ts";
import type { TextOf } from "./told-amounts.ts";

const COUNTERS = "人名位次条篇个件份项家座部本册幅首张只台辆场间种款";
/** "人想看": what a figure is counted by, and what is done by so many, or what there are so many of. */
const COUNTED = new RegExp(`^(?<counter>[${COUNTERS}])(?<what>\\p{Script=Han}{2,6})$`, "u");
/** "人，已报名": what the figure before is counted by, and what the next one is. */
const BEFORE = new RegExp(`^(?<counter>[${COUNTERS}])\\s*[,，、;；。]\\s*(?<what>\\p{Script=Han}{2,8})$`, "u");
/** Nouns that begin with a character that counts things elsewhere. */
const NOUN =
  /^(?:人[口均数员气次民工物造行力才文类家士体生机]|名[额单次字人称词]|位[置移次数]|次[数序品要]|条[件码形目款例约]|篇[幅章]|个[人体性股数]|件[数]|份[额数]|项目|家[庭长具属电禽畜]|座[位席]|部[门分件队位落]|本[科金地校馆次日月年期]|册数|幅[度员]|首[都席次发日期]|张[力]|台[阶词账]|场[地馆所次景]|间[距隔]|种[类子植群族]|款[式项])/u;
const PEOPLE = /[人名位]/u;

/**
 * A collection of Chinese pages whose columns begin with what counts the figure before them: no noun does. "1200 人想看" is the
 * figure of 想看人数, "86 条回复" of 回复数量; of "名额 20 人，已报名 9 人" the second is 已报名人数. What cannot be turned so has no name.
 */
export function withoutLeadingCounters(relation: Relation, textOf: TextOf): Relation {
  const columns = relation.columns.map((column, at): Column => {
    if (column.unnamed || column.role === "label" || column.type !== "number") return column;
    const name = turned(relation, at, textOf);
    if (name === undefined) return column;
    const isFree = name !== "" && relation.columns.every((other) => other.name !== name);
    return isFree ? { ...column, name } : { ...column, unnamed: true };
  });
  return columns.every((one, at) => one === relation.columns[at]) ? relation : { ...relation, columns };
}

/** What a column is called that begins with a counter, "" where nothing can be said; undefined of others. */
function turned(relation: Relation, at: number, textOf: TextOf): string | undefined {
  const name = relation.columns[at]!.name.trim();
  const second = BEFORE.exec(name)?.groups;
  if (second) {
    const isCounted = isPrinted(relation, at, textOf, (figure) => new RegExp(`${figure}\\s*${second["counter"]}`, "u"));
    return isCounted ? counted(second["what"]!, second["counter"]!) : "";
  }
  const first = NOUN.test(name) ? undefined : COUNTED.exec(name)?.groups;
  if (!first || !isPrinted(relation, at, textOf, (figure) => new RegExp(`${figure}\\s*${name}`, "u"))) return undefined;
  return counted(first["what"]!, first["counter"]!);
}

/** Do all pages print the figure like this? Another may end right before it, where only tags part the two. */
function isPrinted({ rows }: Relation, at: number, textOf: TextOf, like: (figure: string) => RegExp): boolean {
  return rows.every(({ cells }) => {
    const { value, evidence } = cells[at]!;
    if (value.kind !== "number") return true;
    const figure = /\d[\d.,]*/.exec(value.printed)?.[0];
    return figure !== undefined && like(escaped(figure)).test(textOf(evidence.url) ?? "");
  });
}

function counted(what: string, counter: string): string {
  if (/(?:数|量|额)$/u.test(what)) return what;
  if (PEOPLE.test(counter)) return `${what}${/[过了]$/u.test(what) ? "的" : ""}人数`;
  return `${what}${counter === "次" ? "次数" : "数量"}`;
}
