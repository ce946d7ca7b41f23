import { type Column, isFileKind, type Relation } from "../../../core/relation.ts";
import { isFlow } from "../../../logic/english/flow-nouns.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { quantityOf, yearOfColumn } from "../../../logic/values/year-text.ts";
import { isUndated } from "./figures-of-year.ts";

const A_YEAR = /(?:1[5-9]|20)\d\d/;

/**
 * Names of figures of a span of time that the site tells of several years, somewhere: where a column of the same name does not say of
 * which, it may be any.
 */
export function flowsOfYears(relations: readonly Relation[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { columns, source } of relations) {
    const isByYear = columns.some(
      ({ role, type, name }) => role === "year" || (type === "date" && /^years?$/i.test(name.trim())),
    );
    for (const { name, type } of columns) {
      if (type !== "number" || isFileKind(source)) continue;
      const ofYear = yearOfColumn(name);
      if (isFlow(quantityOf(name)) && (isByYear || ofYear)) found.add(keyOf(quantityOf(name)));
    }
  }
  return found;
}

/** Does a column give figures of a span of time that is not said, where there are several that it may be? */
export const isOfAnyYear = ({ columns, name: title }: Relation, column: Column, flows: ReadonlySet<string>): boolean =>
  isUndated(column) &&
  !A_YEAR.test(title) &&
  !columns.some(({ role, type }) => role === "year" || type === "date") &&
  isFlow(column.name) &&
  flows.has(keyOf(column.name));

const keyOf = (name: string): string => foldText(isChinese(name) ? name : humanise(name));
