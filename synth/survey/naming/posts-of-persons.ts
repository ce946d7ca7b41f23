import type { Column, Relation } from "../../../core/relation.ts";
import { arePersons } from "../../../logic/chinese/measure-words.ts";

/** What only somebody has: a station holds no post, and its telephone is nobody's else than whoever is asked for there. */
const OF_SOMEBODY = /^(?:职务|职称|职级|学历|学位|毕业院校|手机|手机号码?)$/u;
/** "站长", "河长": who leads something, though things end so as well. */
const LEADER = /(?:[站河湖林校院馆所局厂场库]长|负责人|联系人|责任人|管理员)$/u;

/**
 * What Chinese columns are called that say something of the person in the column before them, in tables of things: "站长的职务" of
 * "站长 | 职务" in a table of stations. By name of the column.
 */
export function namesOfPersons({ columns }: Relation): Readonly<Record<string, string>> {
  const label = columns.find(({ role }) => role === "label");
  // Of people it is their own, whomever else they name.
  if (label === undefined || /姓名/u.test(label.name) || arePersons(label.name.trim())) return {};
  return Object.fromEntries(
    columns.flatMap((column, at) => {
      const before = columns[at - 1];
      const isTheirs = before !== undefined && !column.unnamed && OF_SOMEBODY.test(column.name.trim());
      return isTheirs && isSomebody(before) ? [[column.name, `${before.name.trim()}的${column.name.trim()}`]] : [];
    }),
  );
}

const isSomebody = ({ name, role, type, unnamed }: Column): boolean =>
  role !== "label" &&
  !unnamed &&
  type !== "number" &&
  type !== "date" &&
  (LEADER.test(name.trim()) || arePersons(name.trim()));
