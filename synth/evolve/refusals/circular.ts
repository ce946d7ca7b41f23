import type { Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { listedIn } from "../../../logic/condition.ts";
import { printedText } from "../../../logic/table.ts";
import { withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { conditionColumns, ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** One thing by its place. */
export const RANKING: ReadonlySet<string> = new Set(["kth", "ranked_value"]);
const SET_OPERATIONS = new Set(["union", "intersection", "none_of"]);

/** Whether an operation asks, or chooses by, what was said or chosen by already. */
export function isCircular(node: Branch, bench: Workbench): boolean {
  const chosenBy = (column: unknown) => conditionColumns(node.inputs["from"]!).includes(String(column));
  if (SET_OPERATIONS.has(node.op)) return samePlace(node);
  if (node.op === "lookup")
    return asksWhatIsSaid(node) || asksWhatIsDescribed(node) || asksAlike(node) || leadsBack(node, bench);
  if (RANKING.has(node.op)) return (chosenBy(node.params["by"]) && !isFirstWithin(node)) || ranksByPart(node);
  if (node.op === "distinct") return chosenBy(node.params["column"]);
  if (node.op === "follow") return leadsToWhatIsSaid(node);
  return node.op === "filter" && (narrowsOwn(node) || isOfStated(node, bench));
}

/**
 * A path to what a condition has named, or told of, already: "the town of the maker of the lamp whose maker is Ann", "the works of
 * the maker of the lamp whose maker was born in 1900"; nor to what a ranking by a fact of that very thing has found.
 */
function leadsToWhatIsSaid({ params, inputs }: Branch): boolean {
  const start = inputs["left"];
  if (!start || isLeaf(start)) return false;
  const { on } = params;
  const chosenBy = [...conditionColumns(start), ...rankings(start)];
  const told = nodesOf(start).flatMap((inner) =>
    !isLeaf(inner) && inner.op === "join" && inner.params["on"] === on ? (inner.params["columns"] as string[]) : [],
  );
  return chosenBy.some((column) => column === on || told.includes(column));
}

/** "the first of the meetings between two launches": a span of time has a first and a last, whatever they are. */
function isFirstWithin({ op, params, inputs }: Branch): boolean {
  const from = inputs["from"];
  if (op !== "kth" || params["k"] !== 1 || !from || isLeaf(from) || from.op !== "dated_between") return false;
  const before = from.inputs["from"];
  return from.params["column"] === params["by"] && !conditionColumns(before!).includes(String(params["by"]));
}

/** "the lowest price of the one with the lowest price": what is asked was said already. */
function asksWhatIsSaid(node: Branch): boolean {
  const asked = JSON.stringify(node.params["column"]);
  return Object.values(node.inputs)
    .flatMap(nodesOf)
    .some(
      (inner) =>
        !isLeaf(inner) && inner.op !== "join" && inner.op !== "during" && JSON.stringify(inner.params).includes(asked),
    );
}

/**
 * What is asked is what describes it: "the keeper of the light whose keeper was born after 1900"; or what is asked and something
 * that describes it are said of another thing that it names: "the keeper's town of the red light whose keeper was born after 1900".
 */
function asksWhatIsDescribed(node: Branch): boolean {
  const asked = String(node.params["column"]);
  const conditions = conditionColumns(node);
  return Object.values(node.inputs)
    .flatMap(nodesOf)
    .some((inner) => {
      if (isLeaf(inner) || inner.op !== "join" || inner.params["on"] === undefined) return false;
      const columns = new Set((inner.params["columns"] as string[] | undefined) ?? []);
      const isNamed = inner.params["on"] === asked && conditions.some((column) => columns.has(column));
      const isOfNamed = columns.has(asked) && conditions.some((column) => columns.has(column));
      return isNamed || isOfNamed;
    });
}

/** What a list and a page each state of a thing is one, though the one heading has its unit in brackets. */
function asksAlike(node: Branch): boolean {
  const subject = (name: unknown) => foldText(withoutHeaderUnit(String(name)));
  const said = nodesOf(node).flatMap((inner) => (isLeaf(inner) || !RANKING.has(inner.op) ? [] : [inner.params["by"]]));
  return [...said, ...conditionColumns(node)].some((name) => subject(name) === subject(node.params["column"]));
}

/** "the highest ratio of beds to area among those with fewer than 5 beds": a part of what ranks them has chosen them. */
function ranksByPart(node: Branch): boolean {
  const from = inputOf(node);
  if (!from) return false;
  const made = nodesOf(from).filter((inner): inner is Branch => !isLeaf(inner) && inner.op === "formula_column");
  const conditions = conditionColumns(from);
  return made.some(({ params }) => [params["a"], params["b"]].some((part) => conditions.includes(String(part))));
}

/**
 * "the group of the head of the group": the path ends where it began, or at things of the kind that it began with ("the works of
 * the maker of the first work").
 */
function leadsBack(node: Branch, bench: Workbench): boolean {
  const result = bench.result(node);
  const first = nodesOf(node).find((inner): inner is Branch => !isLeaf(inner) && inner.op === "follow");
  if (!first || result?.type !== "value") return false;
  if (namesKind(result.value, first.inputs["left"]!, bench)) return true;
  const { label } = first.params;
  const start = label === undefined ? bench.table(first.inputs["left"]!) : undefined;
  const index = start?.columns.findIndex((column) => column.role === "label") ?? -1;
  const name = label ?? start?.rows[0]?.cells[index]?.value.printed;
  return typeof name === "string" && foldText(name) === foldText(result.value.printed);
}

// A search asks for the names of the same relations again and again.
const known = new WeakMap<Relation, ReadonlySet<string>>();

function namesOf(relation: Relation, index: number): ReadonlySet<string> {
  let names = known.get(relation);
  if (!names) {
    names = new Set(relation.rows.map(({ cells }) => nameKey(cells[index]!.value.printed)));
    known.set(relation, names);
  }
  return names;
}

/** Whether a value names, one or several, rows of the relation that a path began with. */
function namesKind(value: Value, start: Node, bench: Workbench): boolean {
  const [source] = bench.sources(start);
  if (!source?.label) return false;
  const names = namesOf(source.relation, source.label.index);
  const parts = value.kind === "list" ? value.items.map(printedText) : listedIn(value.printed);
  return parts.some((part) => names.has(nameKey(part)));
}

/** "those of the five with the lowest price whose price is lower than 5": what chose them chooses again. */
function narrowsOwn(node: Branch): boolean {
  const from = inputOf(node);
  if (!from || isLeaf(from) || from.op !== "top") return false;
  return ownConditionColumns(node).includes(String(from.params["by"]));
}

/** Best and worst by one and the same column, or among the best by it those above some figure. */
function samePlace(node: Branch): boolean {
  const [first, ...others] = Object.values(node.inputs).map(
    (input) => new Set([...rankings(input), ...conditionColumns(input)]),
  );
  const ranked = Object.values(node.inputs).flatMap(rankings);
  return first !== undefined && ranked.some((by) => first.has(by) && others.every((one) => one.has(by)));
}

const rankings = (node: Node): string[] =>
  nodesOf(node).flatMap((inner) =>
    !isLeaf(inner) && typeof inner.params["by"] === "string" && inner.op !== "group" ? [inner.params["by"]] : [],
  );

/** In Chinese both are clauses of one noun, "those that state a date and whose date is before 2010": the second says the first. */
function isOfStated(node: Branch, { survey }: Workbench): boolean {
  if (survey.language !== "zh") return false;
  const conditions = ownConditionColumns(node);
  return Object.values(node.inputs).some(
    (input) =>
      !isLeaf(input) &&
      input.op === "stated" &&
      conditions.some((column) => (input.params["columns"] as readonly string[]).includes(column)),
  );
}
