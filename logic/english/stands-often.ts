import type { Column } from "../../core/relation.ts";
import type { Clause } from "../operation.ts";
import { isFloor, sizeComparison, type Timed } from "./comparisons.ts";
import { doneBy } from "./done-by.ts";
import { numberWord } from "./english.ts";
import { relative } from "./person-role.ts";

/** How often something stands in tables that are taken together, as what it does there. */
interface StandsOften {
  /** "episodes", where the column says what is done to the rows. */
  things?: string;
  /** "appears", "directed" of one; of several; and with "did". */
  one: string;
  many: string;
  base: string;
  /** "in the “Top scorers” tables from 2020 to 2024" */
  where: string;
}

/** Columns that count how often something stands in tables, as `overTablesColumn` calls them. */
const COUNTS_ROWS = /^appearances over /;
const STANDS = /^number of appearances (?<where>.+)$/u;
const DEED = /^number of (?<what>\p{Ll}.*? \p{Ll}+) (?<where>(?:in|from|under) .+)$/u;

/**
 * What stands in tables is no possession: a club "appears most often in the tables", a director "directed the most episodes in
 * seasons 1 to 5". Undefined of columns that count anything else.
 */
export function standsOften({ name: column }: Pick<Column, "name">, name: string): StandsOften | undefined {
  if (!COUNTS_ROWS.test(column)) return undefined;
  const stands = STANDS.exec(name)?.groups?.["where"];
  if (stands !== undefined) return { one: "appears", many: "appear", base: "appear", where: stands };
  const { what, where } = DEED.exec(name)?.groups ?? {};
  const deed = what === undefined ? undefined : doneBy(what);
  if (deed === undefined || where === undefined) return undefined;
  return { things: deed.things, one: deed.done, many: deed.done, base: deed.base, where };
}

/** "appears second most often in the tables", "directed the most episodes in seasons 1 to 5" */
export function oftenest({ things, one, many, where }: StandsOften, isOne: boolean, rank: string, least: boolean) {
  const does = isOne ? one : many;
  if (things === undefined) return `${does} ${rank === "" ? "" : `${rank} `}${least ? "least" : "most"} often ${where}`;
  return `${does} the ${rank === "" ? "" : `${rank}-`}${least ? "fewest" : "most"} ${things} ${where}`;
}

/** "how many times does Oban Rovers appear in the tables", "how many episodes did Ida Orr direct in seasons 1 to 5" */
export const howOften = ({ things, base, where }: StandsOften, subject: string): string =>
  things === undefined
    ? `how many times does ${subject} ${base} ${where}`
    : `how many ${things} did ${subject} ${base} ${where}`;

/** "who appear more than twice in the tables", "who directed more than 3 episodes in seasons 1 to 5"; undefined of tests that need other words. */
export function oftenClause(test: Timed, column: Column, name: string, noun: string): Clause | undefined {
  const stands = standsOften(column, name);
  if (!stands || test.is === "between") return undefined;
  const { things, one, many, where } = stands;
  if (things !== undefined && test.value === "1") return undefined;
  const so = things === undefined ? times(test.is, test.value) : `${sizeComparison(test, column, true)} ${things}`;
  if (so === undefined) return undefined;
  const that = relative(noun, many);
  const rest = `${so} ${where}`;
  return {
    form: "that",
    head: `${that} ${many}`,
    one: `${that} ${one}`,
    rest,
    floor: isFloor(test),
    predicate: `${many} ${rest}`,
  };
}

/** "more than twice", "at least three times" */
function times(is: Exclude<Timed["is"], "between">, value: string): string | undefined {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || (is === "<" && number === 1)) return undefined;
  const often = number === 1 ? "once" : number === 2 ? "twice" : `${numberWord(number)} times`;
  return `${HOW_OFTEN[is]} ${often}`;
}

const HOW_OFTEN = { ">": "more than", ">=": "at least", "<": "fewer than", "<=": "at most", "=": "exactly" } as const;
