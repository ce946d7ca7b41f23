import type { Column } from "../../core/relation.ts";
import type { Clause } from "../operation.ts";
import { sizeComparison, type Timed } from "./comparisons.ts";
import { headWord } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";
import { quantity, whose } from "./phrasing.ts";

/** How people say that a thing has more or less of something, without naming it: "heavier", "the cheapest". */
interface Adjectives {
  more: string;
  less: string;
  most: string;
  least: string;
  /** "Weighs more than 5 kg", where a verb says so much. */
  verb?: string;
}

const BY_NAME: Readonly<Record<string, Adjectives>> = {
  age: { more: "older", less: "younger", most: "oldest", least: "youngest" },
  depth: { more: "deeper", less: "shallower", most: "deepest", least: "shallowest" },
  length: { more: "longer", less: "shorter", most: "longest", least: "shortest" },
  price: { more: "more", less: "less", most: "most expensive", least: "cheapest", verb: "cost" },
  weight: { more: "more", less: "less", most: "heaviest", least: "lightest", verb: "weigh" },
  width: { more: "wider", less: "narrower", most: "widest", least: "narrowest" },
};

/** How high people are; nobody says so of mountains. */
const TALL: Adjectives = { more: "taller", less: "shorter", most: "tallest", least: "shortest" };

/**
 * The adjectives for what a column measures of the things themselves ("length", or "canal length" of canals); undefined where its name has
 * more words than that, or it has no unit.
 *
 * @param noun what one of the things is called
 */
export function adjectivesOf({ type, role, unit }: Column, name: string, noun: string): Adjectives | undefined {
  const measured = type === "number" && role === "measure" && unit !== undefined && !unit.startsWith("%");
  if (measured && name === "height" && (relative(noun, "") === "who" || mayBePeople(noun))) return TALL;
  const own = noun !== "" && name.startsWith(`${headWord(noun)} `) ? name.slice(headWord(noun).length + 1) : name;
  return measured && Object.hasOwn(BY_NAME, own) ? BY_NAME[own] : undefined;
}

/** The words of them, whichever a question has taken, and whatever its things are called. */
export const adjectiveForms = (column: Column, name: string): string[] =>
  [
    ...Object.values(adjectivesOf(column, name, name.split(" ").slice(0, -1).join(" ")) ?? {}),
    ...(name === "height" ? Object.values(TALL) : []),
  ].filter((form) => form !== "more" && form !== "less");

/** "that is longer than 5 m", "that weigh less than 20 kg"; undefined where the measure has to be named. */
export function adjectiveClause(test: Timed, column: Column, noun: string, name: string): Clause | undefined {
  const words = adjectivesOf(column, name, noun);
  if (!words || (test.is !== ">" && test.is !== "<")) return undefined;
  const than = `${test.is === ">" ? words.more : words.less} than ${quantity(test.value, column.unit)}`;
  const that = relative(noun, "");
  return {
    form: "that",
    head: `${that} ${words.verb ?? "are"}`,
    one: `${that} ${words.verb === undefined ? "is" : `${words.verb}s`}`,
    rest: than,
    floor: test.is === ">",
    owned: {
      form: "whose",
      head: whose(name, false),
      one: whose(name, false),
      rest: sizeComparison(test, column, false),
    },
    predicate: `${words.verb ?? "are"} ${than}`,
  };
}
