import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { isKnownUnit } from "../../../logic/values/units.ts";

/** What a heading of a count adds to what is counted: “医院数（个）”, "Number of hospitals". */
const CHINESE_COUNT = /(?:总数|总人数|人数|数量|个数|家数|数)?(?:\s*[（(].*)?$/u;
const ENGLISH_COUNT = /^(?:(?:total )?number of |total |no of )|(?: count| total)$/g;

/** What the figures of a column may count, by its heading; undefined of those that count nothing. */
export function countedUnder({ name, type, role, unit }: Column): string | undefined {
  if (type !== "number" || role === "year" || role === "rank" || role === "identifier") return undefined;
  if (unit !== undefined && isKnownUnit(unit) && !/^\p{Script=Han}$/u.test(unit)) return undefined;
  const key = isChinese(name)
    ? name.trim().replace(CHINESE_COUNT, "")
    : nameKey(humanise(name)).replace(ENGLISH_COUNT, "");
  return key === "" ? undefined : key;
}
