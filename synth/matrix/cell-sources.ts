import type { AgreementMark } from "../../core/agreement.ts";
import type { CellSource, MatrixCell, SupportVerdict } from "../../core/matrix.ts";
import type { Provenance } from "../../core/provenance.ts";
import type { SiteFacts } from "../check/check.ts";
import { reread, states } from "../check/reread.ts";
import { provenanceOf, type Source } from "../subject/provenance-of.ts";
import type { Cause } from "../survey/facts/compare-statements.ts";
import type { Survey } from "../survey/survey.ts";

const LEVELS: Readonly<Record<Provenance, string>> = {
  T1: "Its host or its own words say that it is a filing, or that a regulator, a register or an official body publishes it.",
  T2: "Its host or its own words say that a statistical or research body with published methods stands behind it.",
  T3: "Its host or its own words say that it is of the established press or a named analyst.",
  T4: "Nothing about its host or its own words says that an official, statistical or established publisher stands behind it.",
};
/** A body's own disclosure: what no other rule fits, and whose foot says whose it is. */
const OWN = {
  registered: "Its foot says that the body whose site it is stands in a register: it is that body's own disclosure.",
  owner: "Its foot says that an official body has the rights to it: it is that body's own disclosure.",
} as const;

/** Why a source has its level: the one clause that applies. */
export function whyOf(source: Source): { provenance: Provenance; why: string } {
  const provenance = provenanceOf(source);
  const { url, title, types, publisher } = source;
  const bare = { url, title, ...(types ? { types } : {}), ...(publisher === undefined ? {} : { publisher }) };
  const isOwn = provenance !== provenanceOf(bare);
  return { provenance, why: isOwn ? OWN[source.registered ? "registered" : "owner"] : LEVELS[provenance] };
}

/** What the question says tells these apart: no reader takes one statement for the other. */
const TOLD: ReadonlySet<Cause> = new Set(["date", "definition", "unit", "precision"]);

type Uses = MatrixCell["trace"][number]["uses"];

/** The pages that a cell's values were taken from, each read again: does it state what is taken from it? */
export async function sourcesOf(uses: Uses, survey: Survey, facts: SiteFacts): Promise<CellSource[]> {
  const byUrl = new Map<string, Uses>();
  for (const use of uses) byUrl.set(use.evidence.url, [...(byUrl.get(use.evidence.url) ?? []), use]);
  const sources: CellSource[] = [];
  for (const [url, cited] of byUrl) sources.push(sourceOf(url, await supportOf(cited, facts), survey));
  return sources;
}

/** Pages that were read in vain: that a value is not there is what they show. */
export async function searchedSources(
  urls: readonly string[],
  survey: Survey,
  facts: SiteFacts,
): Promise<CellSource[]> {
  const sources: CellSource[] = [];
  for (const url of urls) {
    const page = survey.pages.get(url);
    const isRead = page !== undefined && (await facts.source(page.snapshot)) !== undefined;
    sources.push(sourceOf(url, isRead ? "yes" : "unverifiable", survey));
  }
  return sources;
}

function sourceOf(url: string, support: SupportVerdict, survey: Survey): CellSource {
  const page = survey.pages.get(url);
  const title = page?.title ?? "";
  return { url, title, ...whyOf({ url, title, ...page?.stated }), support };
}

/** What a page, read again from its snapshot, says to all that is cited from it. */
export async function supportOf(uses: Uses, { source }: Pick<SiteFacts, "source">): Promise<SupportVerdict> {
  let found = 0;
  for (const { evidence, printed } of uses) {
    if (!(await source(evidence.snapshot))) return "unverifiable";
    const text = await reread(source, evidence);
    if (text !== undefined && states(text, printed)) found += 1;
  }
  return found === uses.length ? "yes" : found === 0 ? "no" : "partial";
}

/** Whether other sources state the same as those that were taken, with what they state where they do not. */
export function agreementOf(uses: Uses, survey: Survey): { agreement: AgreementMark; divergence?: string } {
  const agreements = survey.agreement();
  const elsewhere = uses.map(({ evidence }) => agreements.elsewhere(evidence));
  const differing = elsewhere.flatMap(({ divergent }) => divergent.filter(({ cause }) => !TOLD.has(cause)));
  if (differing.length > 0) {
    const said = differing.map(
      ({ a, b }) =>
        `${a.column.name} of ${a.entity} is ${a.value.printed} at ${a.evidence.url} and ${b.value.printed} at ${b.evidence.url}`,
    );
    return { agreement: "divergent", divergence: `${[...new Set(said)].join("; ")}; the cause cannot be told.` };
  }
  const isConfirmed = elsewhere.some(
    ({ same, divergent }) => same.length > 0 || divergent.some(({ cause }) => cause === "precision"),
  );
  return { agreement: isConfirmed ? "consistent" : "single" };
}
