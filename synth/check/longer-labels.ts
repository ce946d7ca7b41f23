import type { Program } from "../../core/program.ts";
import { chineseColumn } from "../../logic/chinese/column-noun.ts";
import { isChinese } from "../../logic/values/language.ts";

/** A condition on what cells list or mention. */
export interface ListedCondition {
  column: string;
  value: string;
}

/** The conditions of a program that hold where a cell lists or mentions something, in Chinese columns. */
export function listedConditions({ steps }: Pick<Program, "steps">): ListedCondition[] {
  const found: ListedCondition[] = [];
  const visit = (data: unknown): void => {
    if (Array.isArray(data)) data.forEach(visit);
    else if (data !== null && typeof data === "object") {
      const { is, column, value } = data as Record<string, unknown>;
      const isListed = (is === "includes" || is === "mentions") && typeof column === "string" && isChinese(column);
      if (isListed && typeof value === "string") found.push({ column, value });
      Object.values(data).forEach(visit);
    }
  };
  visit(steps);
  return found;
}

/** White space is set between Chinese characters to fill a line: "职 务". */
const squeezed = (text: string): string => text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "");
/**
 * The start of a longer label, right before the column's: it begins where labels do, and not with what another label says (“性别：男职务”)
 * or with whose it is (“王芳的职务”).
 */
const BEGUN = /(?:^|[^\p{L}\p{N}：:])(?<![：:]\s*)(?!\p{Script=Han}*的)\p{Script=Han}{1,6}$/u;

/**
 * Does a page say the same under a label that ends in the column's (“兼任职务：食堂主任” beside “职务：教师”)? Who is asked whose “职务” includes
 * 主任 counts one of the two and cannot know which. A space before the label ends what was said before (“性别：男 职务：主任”).
 */
export function isToldUnderLonger(lines: readonly string[], { column, value }: ListedCondition): boolean {
  const label = chineseColumn({ name: column, type: "text", role: "text" });
  const letters = [...label].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&")).join("\\s*");
  const told = new RegExp(`${letters}\\s*[：:](?=(?<said>[^。；;：:|]*))`, "gu");
  return lines.some((line) =>
    [...line.matchAll(told)].some(
      ({ index, groups }) =>
        squeezed(groups?.["said"] ?? "").includes(squeezed(value)) && BEGUN.test(line.slice(0, index)),
    ),
  );
}
