import type { ProvenTask } from "../../core/task.ts";
import { readDate } from "../../logic/values/date-text.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { FactsIndex } from "./facts-index.ts";

/**
 * The page whose tables print both ends of a change of one thing, each in a row with its time: where the tables of several
 * years (or lists of several months) were taken together and the thing's own page has its figures one by one, that page is enough.
 */
export function pageOfSeries(
  { program, derivation }: Pick<ProvenTask, "program" | "derivation">,
  facts: Pick<FactsIndex, "pagesNaming" | "pagesLedTo" | "rowsOn">,
): string | undefined {
  const series = program.steps.find(({ op, label }) => op === "series" && typeof label === "string");
  const change = program.steps.find(({ from, since, until }) => from === series?.as && since && until);
  if (!series || !change) return undefined;
  const ends = [String(change["since"]), String(change["until"])];
  const uses = derivation.flatMap((step) => step.uses);
  const needed = ends.map((time) =>
    uses.filter(({ label }) => isIn(label, time)).map(({ printed }) => nameKey(printed)),
  );
  // Of a figure between the ends nothing is asked; without both of them nothing is known.
  if (needed.some((figures) => figures.length !== 1)) return undefined;
  const thing = String(series["label"]);
  return [...facts.pagesNaming(thing), ...facts.pagesLedTo(thing)].find((url) =>
    ends.every((time, at) => {
      const [figure] = needed[at]!;
      return facts
        .rowsOn(url)
        .some(
          (cells) =>
            cells.some((printed) => namesTime(printed, time)) && cells.some((printed) => nameKey(printed) === figure),
        );
    }),
  );
}

/** "Wins in 2019", "Wins in May 2019" of "2019-05" */
const isIn = (label: string, time: string): boolean =>
  label.endsWith(` in ${time}`) || timeOf(label.split(" in ").at(-1)!) === time;

/** "2019", "Harbour regatta 2019", "May 2019" of "2019-05" */
const namesTime = (printed: string, time: string): boolean =>
  ` ${nameKey(printed)} `.includes(` ${nameKey(time)} `) || timeOf(printed) === time;

function timeOf(printed: string): string | undefined {
  const read = readDate(printed.trim(), undefined);
  return read?.kind === "date" ? read.iso : undefined;
}
