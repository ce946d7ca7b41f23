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

/**
 * Does a page say the same under a label that ends in the column's (“兼任职务：食堂主任” beside “职务：教师”)? Who is asked whose “职务” includes
 * 主任 counts one of the two and cannot know which.
 */
export function isToldUnderLonger(lines: readonly string[], { column, value }: ListedCondition): boolean {
  const label = chineseColumn({ name: column, type: "text", role: "text" });
  return lines.some((line) => {
    const text = line.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "");
    for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + 1)) {
      const behind = /^\s*[：:]\s*(?<said>[^。；;：:|]*)/u.exec(text.slice(at + label.length))?.groups?.["said"];
      if (behind?.includes(value) === true && /\p{Script=Han}$/u.test(text.slice(0, at))) return true;
    }
    return false;
  });
}
