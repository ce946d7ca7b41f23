import { canonicalJson } from "../../core/ids.ts";
import {
  type Capability,
  FAMILY_SPLIT,
  MATRIX_SIDE,
  type Matrix,
  type MatrixCell,
  type MatrixDimension,
  MOST_NOT_AVAILABLE,
} from "../../core/matrix.ts";
import type { Random } from "../../core/random.ts";
import { numberWord } from "../../logic/english/english.ts";
import type { SiteFacts } from "../check/check.ts";
import { findPanels } from "../evolve/panels.ts";
import type { Survey } from "../survey/survey.ts";
import { benchOf } from "./aggregates.ts";
import { hallucinationResistances, sourceConflicts } from "./calibration-dimensions.ts";
import { changesOverYears } from "./changes-over-years.ts";
import { crossColumns, percentages, retrievals, shareGaps, shareRatios, sumsOfParts } from "./derivation-dimensions.ts";
import { discounts, excesses, perMeasures } from "./derived-figures.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { isNearCopy, type WorkedCells } from "./near-copies.ts";
import { panelYears } from "./panel-quantities.ts";
import { quantitiesOf } from "./quantities.ts";
import { bestRates, commonRates } from "./rate-scenarios.ts";
import { extrapolations, proportionalScenarios } from "./reasoning-dimensions.ts";
import { Uses } from "./sameness.ts";
import type { Scope } from "./scopes.ts";
import { matrixWords } from "./words/matrix-words.ts";
import type { ScopeWords } from "./words/words.ts";
import { type WorkedDimension, workDimension } from "./work-dimension.ts";

/**
 * The families in the order in which they are sought: what few columns give comes before what any gives. A look-up would else take the
 * one column that a supposition could have been about, and shares all columns that could be looked up.
 */
const SOUGHT: readonly Capability[] = ["calibration", "reasoning", "retrieval", "derivation"];
/** Fewer dimensions of a family make no matrix. */
const LEAST: Readonly<Record<Capability, number>> = { retrieval: 1, derivation: 1, calibration: 0, reasoning: 0 };
/** Of fewer dimensions in all neither: where nothing can be supposed, there has to be enough to work out. */
const LEAST_IN_ALL = 4;
/** What a dimension of the very quantities of another costs, in uses of a quantity. */
const AGAIN = 2;
/** What is looked up last. */
const LAST = 100;
/** Drafts of one kind that are worked out before the kind is given up. */
const MOST_TRIED = 12;

/** What entities and quantities of a scope are called; undefined where there are too few quantities to compare. */
export function materialOf(scope: Scope, survey: Survey, random: Random): Material | undefined {
  const all = quantitiesOf(scope, survey);
  const quantities = all.filter(({ sparse }) => !sparse);
  if (quantities.length < 2) return undefined;
  const words = matrixWords(survey.language);
  // Equally askable quantities take turns with the seed.
  const order = new Map(quantities.map((quantity) => [quantity, random.next()]));
  return {
    scope,
    names: scope.entities.map(({ name }) => name),
    quantities: [...quantities].sort((a, b) => b.column.salience - a.column.salience || order.get(a)! - order.get(b)!),
    sparse: all.filter(({ sparse }) => sparse),
    called: words.scope.called(scope.entities.length, scope.surveyed.naming),
    bench: benchOf(survey),
    say: words.question,
  };
}

type Worked = Exclude<WorkedDimension, { refused: string }>;
type Kinds = Record<Capability, DimensionDraft[][]>;

/** The kinds of question of each family, those that are sought first before the others. */
const kindsOf = (material: Material, survey: Survey): Kinds => ({
  retrieval: [retrievals(material)],
  derivation: [
    // What is worked out of several figures of a thing itself says more of it than its share in a total.
    percentages(material),
    crossColumns(material),
    perMeasures(material),
    changesOverYears(material, survey),
    excesses(material),
    discounts(material),
    sumsOfParts(material),
    shareRatios(material),
    shareGaps(material),
  ],
  calibration: [sourceConflicts(material, survey), hallucinationResistances(material)],
  reasoning: [
    extrapolations(material, survey),
    bestRates(material),
    commonRates(material),
    proportionalScenarios(material),
  ],
});

/** A matrix over a scope, or why there is none. */
export async function composeMatrix(
  material: Material,
  survey: Survey,
  facts: SiteFacts,
  refuse: (reason: string) => void,
): Promise<Matrix | { lacking: string }> {
  const kinds = kindsOf(material, survey);
  const used = new Uses(material.quantities.length);
  const asked = new Set<string>();
  const found: Record<Capability, Worked[]> = { retrieval: [], derivation: [], calibration: [], reasoning: [] };
  const notAllowed: string[] = [];
  /** What was worked out for each dimension so far. */
  const columns: WorkedCells[] = [];
  let gaps = 0;
  const mostGaps = MOST_NOT_AVAILABLE * material.names.length * MATRIX_SIDE;
  for (const family of SOUGHT) {
    const wanted = FAMILY_SPLIT[family];
    let made = 0;
    // One of each kind first, then a second of each, and so on.
    for (let round = 0; made < wanted && round < wanted; round++) {
      for (const drafts of kinds[family]) {
        if (made === wanted) break;
        for (const draft of freshest(drafts, used, asked, material).slice(0, MOST_TRIED)) {
          const worked = await workDimension(draft, material, survey, facts);
          asked.add(keyOf(draft, material));
          if ("refused" in worked) {
            refuse(worked.refused);
            continue;
          }
          // To look a figure up is one thing, and what is worked out of it another.
          if (draft.family !== "retrieval" && isNearCopy(worked.cells, columns)) {
            refuse("near_copy");
            continue;
          }
          const missing = worked.cells.filter(({ reference }) => reference.type === "not_available").length;
          if (gaps + missing > mostGaps) {
            refuse("too_many_gaps");
            continue;
          }
          gaps += missing;
          found[family].push(worked);
          if (draft.family !== "retrieval") columns.push(worked.cells);
          asked.add(madeOf(draft));
          used.add(draft);
          made += 1;
          break;
        }
      }
    }
    if (made < LEAST[family]) return { lacking: `no ${family} question could be asked of ${material.called.all}` };
    if (made < wanted) notAllowed.push(`${made} of ${wanted} dimensions of ${family}: the site gave no more.`);
  }
  const count = Object.values(found).flat().length;
  if (count < LEAST_IN_ALL) return { lacking: `only ${count} questions could be asked of ${material.called.all}` };
  const all = (Object.keys(FAMILY_SPLIT) as Capability[]).flatMap((family) => found[family]);
  const dimensions: MatrixDimension[] = all.map(({ dimension }, at) => ({ ...dimension, id: `D${at + 1}` }));
  const cells = all.flatMap((worked, at): MatrixCell[] =>
    worked.cells.map((cell) => ({ ...cell, dimension: dimensions[at]!.id })),
  );
  const types = new Set(dimensions.map(({ type }) => type));
  if (!types.has("extrapolation")) notAllowed.push(`No extrapolation in time: ${whyNoOutlook(material, survey)}.`);
  if (!types.has("cross_source_conflict"))
    notAllowed.push("No conflict between sources: its places do not disagree about these entities.");
  if (gaps === 0) notAllowed.push("No cell is not available: the site states all that is asked for.");
  if (material.names.length < MATRIX_SIDE)
    notAllowed.push(
      `${numberWord(material.names.length)} entities instead of ${numberWord(MATRIX_SIDE)}: the scope has no more.`,
    );
  const ordered = material.names.flatMap((name) =>
    dimensions.map(({ id }) => cells.find((cell) => cell.entity === name && cell.dimension === id)!),
  );
  const entities = material.scope.entities.map(({ name, why }) =>
    entityOf(name, why, material, used, matrixWords(survey.language).scope),
  );
  return { scope: material.scope.words, entities, dimensions, cells: ordered, notAllowed };
}

/** Of fewer years nothing is carried on. */
const LEAST_YEARS = 4;

/** Whether the site states no years at all of them, or too few to carry on. */
function whyNoOutlook({ names }: Material, survey: Survey): string {
  const series = findPanels(survey).flatMap((panel) => panelYears(panel, names) ?? []);
  const [longest] = series.sort((a, b) => b.until - b.since - (a.until - a.since));
  if (!longest) return "the site has no series of years for these entities";
  const stated = `the years ${longest.since} to ${longest.until} that the site states of these entities`;
  return longest.until - longest.since + 1 < LEAST_YEARS
    ? `${stated} are too few to tell of later ones`
    : `nothing that ${stated} tell of later ones was sure enough`;
}

function entityOf(name: string, why: string, { quantities }: Material, used: Uses, words: ScopeWords) {
  const undisclosed = quantities.filter((quantity) => used.of(quantity) > 0 && quantity.missing.has(name));
  const nouns = undisclosed.map(({ noun }) => noun);
  const partial = nouns.length > 0 ? words.undisclosed(nouns) : "";
  return { name, why: why + partial, undisclosed: nouns };
}

/** Drafts that were not asked yet, those of the least used quantities first. */
function freshest(
  drafts: readonly DimensionDraft[],
  used: Uses,
  asked: ReadonlySet<string>,
  material: Material,
): DimensionDraft[] {
  const weight = (draft: DimensionDraft) =>
    draft.quantities.reduce((sum, quantity) => sum + used.of(quantity), 0) / draft.quantities.length +
    (asked.has(madeOf(draft)) ? AGAIN : 0) +
    (used.isBase(draft) ? LAST : 0);
  return drafts
    .filter((draft) => used.allows(draft) && !asked.has(keyOf(draft, material)))
    .sort((a, b) => weight(a) - weight(b));
}

/** Which quantities it is made of: a ratio of two, and one of their shares, say much the same. */
const madeOf = ({ quantities }: DimensionDraft): string =>
  `of ${quantities
    .map(({ noun }) => noun)
    .sort()
    .join("; ")}`;

/** The same is not asked for twice, whatever the words. */
const keyOf = (draft: DimensionDraft, { names }: Material) => canonicalJson(draft.programs(names[0]!));
