import type { Relation } from "../../../core/relation.ts";
import { isOnlyAdjective, nounKind } from "../../../logic/english/noun-kinds.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** Pages that say so fewer times do by chance. */
const LEAST_PAGES = 4;
const CHINESE_NAME = /^(?<noun>\p{Script=Han}{2,6}?)(?:名称|名)$/u;
const ENGLISH_NAME = /^(?:name of (?:the )?)?(?<noun>\p{L}[\p{L} -]*?)(?: name)?$/iu;
/** Which of its names it is, and not what bears it: "中文名称", "Last name", "File name". */
const SORT_OF_NAME =
  /^(?:中文|英文|外文|拼音|正式|规范|标准|曾用|原|全|简|通用|商品|官方|注册|用户|文件|网站|页面)|^(?:brand|code|common|display|domain|english|family|file|first|former|full|given|last|legal|middle|nick|official|page|pen|screen|short|site|trade|user)$/iu;

/** A column in which pages say their own names, and what its heading says that they name. */
export interface SelfNamed {
  at: number;
  noun: string;
}

/**
 * The column under whose heading pages repeat their own names: "Hall name: Mill Hall" on the page “Mill Hall”, “礼堂名称”. They are halls,
 * and pages of one template that say no such thing are something else. Undefined where a page names another thing so.
 */
export function selfNamed({ columns, rows }: Relation): SelfNamed | undefined {
  const label = columns.findIndex(({ role }) => role === "label");
  if (label < 0) return undefined;
  for (const [at, { name, unnamed }] of columns.entries()) {
    const noun = at === label || unnamed ? undefined : namedThing(name.trim());
    const stated = rows.filter(({ cells }) => cells[at]!.value.kind !== "missing");
    const areOwn = stated.every(
      ({ cells }) => foldText(cells[at]!.value.printed) === foldText(cells[label]!.value.printed),
    );
    if (noun !== undefined && stated.length >= LEAST_PAGES && areOwn) return { at, noun };
  }
  return undefined;
}

function namedThing(heading: string): string | undefined {
  const chinese = CHINESE_NAME.exec(heading)?.groups?.["noun"];
  if (chinese !== undefined) return SORT_OF_NAME.test(chinese) ? undefined : chinese;
  const noun = / name$|^name of /i.test(heading)
    ? ENGLISH_NAME.exec(heading)?.groups?.["noun"]?.toLowerCase()
    : undefined;
  if (noun === undefined || SORT_OF_NAME.test(noun)) return undefined;
  const last = noun.split(" ").at(-1)!;
  return nounKind(last) === undefined || isOnlyAdjective(last) ? undefined : noun;
}
