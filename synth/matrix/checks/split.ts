import { type Capability, FAMILY_SPLIT, MOST_ENTITIES, MOST_NOT_AVAILABLE } from "../../../core/matrix.ts";
import { type Check, verdict } from "../../check/check.ts";

const say = verdict("matrix_split");

/**
 * The families stand as 1 : 4 : 1 : 2, and no more cells are not available than the cap says (fourth condition). A site
 * that does not give as much makes a smaller matrix, which says so; never one with more retrieval.
 */
export const matrixSplit: Check = {
  name: "matrix_split",
  run({ task: { matrix } }) {
    if (!matrix) return say("fail", "The task has no matrix.");
    const families = Object.keys(FAMILY_SPLIT) as Capability[];
    const counts = families.map((family) => matrix.dimensions.filter((one) => one.family === family).length);
    const over = families.find((family, at) => counts[at]! > FAMILY_SPLIT[family]);
    if (over) return say("fail", `There are more dimensions of ${over} than ${FAMILY_SPLIT[over]}.`);
    const silent = families.find(
      (family, at) =>
        counts[at]! < FAMILY_SPLIT[family] && !matrix.notAllowed.some((reason) => reason.includes(family)),
    );
    if (silent) return say("fail", `Dimensions of ${silent} are lacking, and nothing says why.`);
    if (matrix.entities.length > MOST_ENTITIES) return say("fail", `There are more than ${MOST_ENTITIES} entities.`);
    const missing = matrix.cells.filter(({ reference }) => reference.type === "not_available").length;
    if (missing > MOST_NOT_AVAILABLE * matrix.cells.length)
      return say("fail", `${missing} of ${matrix.cells.length} cells are not available.`);
    return say(
      "pass",
      `The families stand as ${counts.join(" : ")}; ${missing} of ${matrix.cells.length} cells are not available.`,
    );
  },
};
