import type { Cell, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { unitKey } from "../../../logic/values/units.ts";
import { evidenceOfPart, type Part, partColumn } from "./part-column.ts";

/** Fewer cells that print both may do so by chance; so many of the stated are built so. */
const LEAST_BOTH = 4;
const ALIKE = 0.9;

const LENGTHS = new Set("km m cm mm mi yd ft in nm".split(" "));
const AREAS = new Set(["sq km", "sq m", "sq mi", "sq ft", "ha", "acres"]);
const WEIGHTS = new Set(["t", "kg", "g", "lb"]);
/** What a thing that is the most of its kind is measured by, and in what. */
const MEASURES: readonly (readonly [RegExp, string, ReadonlySet<string>])[] = [
  [/^(?:highest|tallest)$/, "Height", LENGTHS],
  [/^longest$/, "Length", LENGTHS],
  [/^deepest$/, "Depth", LENGTHS],
  [/^widest$/, "Width", LENGTHS],
  [/^heaviest$/, "Weight", WEIGHTS],
  [/^(?:largest|biggest)$/, "Area", AREAS],
];
/** "Highest point", "Longest river": the most of its kind. */
const EXTREME = /^(?<most>\p{L}+est)\s(?<kind>\p{L}+(?:\s\p{L}+)?)$/u;
const CHINESE_EXTREME = /^最高[峰点山]峰?$/u;
/** "Ben Vair, 912 m", "Ben Dubh (931 m)", "东岭峰，912米" */
const BOTH =
  /^(?<name>\p{L}[^\d,;()，；（）]{0,60}?)(?<between>\s?[,(，（]\s?|\s[-–—]\s)(?<figure>\d[\d.,]*\s?(?<unit>[^\d\s()（）][^\d()（）]{0,15}?))[)）]?$/u;

/** Where the two stand in a printed text, and what the figure is in. */
interface Both {
  name: Part;
  figure: Part;
  unit: string;
}

/**
 * A collection whose cells name the highest, longest or deepest of a kind together with how high, long or deep it is has a column
 * of each: the heading says that it names one, and its superlative what was measured. Under any other heading nothing tells what
 * a figure behind a name is of.
 */
export function withNamedExtremes(relation: Relation): Relation {
  return relation.columns.reduce((made, { name, unnamed }) => (unnamed ? made : split(made, name)), relation);
}

function split(relation: Relation, heading: string): Relation {
  const { columns, rows } = relation;
  const index = columns.findIndex(({ name }) => name === heading);
  const measure = measureOf(heading);
  if (!measure || columns.some(({ name }) => foldText(name) === foldText(measure.called))) return relation;
  const cells = rows.map((row) => row.cells[index]!);
  const stated = cells.filter(({ value }) => value.kind !== "missing");
  const read = cells.map(({ value }) => (value.kind === "missing" ? undefined : bothIn(value.printed)));
  const both = read.filter((one) => one !== undefined);
  const units = new Set(both.map(({ unit }) => unitKey(unit)));
  if (both.length < Math.max(LEAST_BOTH, ALIKE * stated.length)) return relation;
  if (units.size > 1 || ![...units].every((unit) => measure.units.has(unit))) return relation;
  const partOf = (name: string, parts: readonly (Part | undefined)[]) =>
    partColumn(
      name,
      cells,
      parts,
      (part, row) => evidenceOfPart(cells[row]!.evidence, part.start, part.text.length),
      doubted,
    );
  const figures = partOf(
    measure.called,
    read.map((one) => one?.figure),
  );
  if (figures.column.type !== "number") return relation;
  const names = partOf(
    heading,
    read.map((one) => one?.name),
  );
  return {
    ...relation,
    columns: [...columns.map((column, at) => (at === index ? names.column : column)), figures.column],
    rows: rows.map((row, at) => ({
      ...row,
      cells: [...row.cells.map((cell, other) => (other === index ? names.cells[at]! : cell)), figures.cells[at]!],
    })),
  };
}

/** What the figure is called, and the units that such a measure is in. */
function measureOf(heading: string): { called: string; units: ReadonlySet<string> } | undefined {
  const folded = heading.trim().toLowerCase();
  if (CHINESE_EXTREME.test(folded)) return { called: `${folded}海拔`, units: LENGTHS };
  const { most = "" } = EXTREME.exec(folded)?.groups ?? {};
  const [, measure, units] = MEASURES.find(([word]) => word.test(most)) ?? [];
  return measure === undefined ? undefined : { called: `${measure} of the ${folded}`, units: units! };
}

function bothIn(printed: string): Both | undefined {
  const { name = "", between = "", figure = "", unit = "" } = BOTH.exec(printed.trim())?.groups ?? {};
  if (name === "") return undefined;
  const start = printed.indexOf(name);
  return {
    name: { text: name, start },
    figure: { text: figure, start: start + name.length + between.length },
    unit: unit.trim(),
  };
}

/** What is built otherwise is stated, but what it says of this is not understood. */
const doubted = ({ value }: Cell): Cell["value"] => ({
  kind: "unsure",
  printed: value.printed,
  why: "it is not built as the others of its column",
});
