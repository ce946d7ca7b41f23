import type { Column, Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is made with the plain mean of a column, and the parameter that says of which. */
const OF_MEANS = new Set(["mean", "count_above_average", "count_above_group"]);
/** Figures that are so much for each person or acre, or so large a part, of what they are of. */
const RATE =
  /\b(?:density|percentage|proportion|quota|share|(?:birth|death|crime|employment|literacy|marriage|migration|mortality|ownership|participation|tax|turnout|unemployment|vacancy) rate|turnout|(?:per|by) (?:capita|head|household|inhabitant|person|resident|km²|hectare)|rate per)\b|密度|人均|占比|比重|(?:出生|死亡|就业|失业|空置|增长|覆盖|参与|投票)率/i;
const UNIT =
  /^%|\/\s?(?:km²|km2|ha|inhabitants?|persons?|capita|head|人|户|平方公里)$|\bper (?:capita|head|inhabitant|km²)/i;
/** What says how large a place, or a body of people, is. */
const SIZE =
  /^(?:(?:total|resident|permanent|land) )*(?:population|inhabitants|residents|households|electors|voters|employees|pupils|students|members|area|surface)(?:\s(?:area|in|on|at)\b.*)?$|^(?:常住|户籍|总)?人口|总?面积|户数|职工人数|学生人数/i;
/** The largest is so many times as large as the smallest. */
const UNEQUAL = 5;

/**
 * The plain mean of rates, densities and shares of unequal parts: a village counts as much as a city in it, and the rate of all
 * together, which a reader takes it for and which the site may print, is another. The median, the highest and the lowest stay.
 */
export function averagesRates(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    if (isLeaf(node)) return false;
    const isMean = OF_MEANS.has(node.op) || (node.op === "group" && node.params["take"] === "mean");
    if (!isMean) return false;
    return bench.sources(node).some(({ relation }) => {
      const at = relation.columns.findIndex((column) => column.name === node.params["column"] && isPart(column));
      return at >= 0 && (areUnequal(relation) || relation.rows.some((row) => row.total && isFigure(row.cells[at]!)));
    });
  });
}

const isPart = ({ name, type, unit = "" }: Column): boolean =>
  type === "number" && (RATE.test(humanise(name)) || UNIT.test(unit));

const isFigure = ({ value }: Relation["rows"][number]["cells"][number]): boolean => value.kind === "number";

/** Do the rows say how large each is, and differ much in it? */
const areUnequal = ({ columns, rows }: Relation): boolean =>
  columns.some(({ name, type }, at) => {
    if (type !== "number" || !SIZE.test(humanise(name))) return false;
    const sizes = rows.flatMap(({ cells, total }) => {
      const { value } = cells[at]!;
      return total || value.kind !== "number" || Number(value.decimal) <= 0 ? [] : [Number(value.decimal)];
    });
    return sizes.length > 1 && Math.max(...sizes) >= UNEQUAL * Math.min(...sizes);
  });
