import type { Store } from "../storage/open-store.ts";
import type { Site } from "../storage/site-store.ts";
import { isDynamic } from "../synth/survey/facts/dynamic-parts.ts";
import { SiteArchive } from "../synth/survey/site-archive.ts";
import type { NameMatch, Survey } from "../synth/survey/survey.ts";
import { surveySite } from "../synth/survey/survey-site.ts";
import type { DroppedColumn, RelationLink } from "../synth/survey/surveyed.ts";
import { readRelation } from "./read.ts";

/** A site as synthesis sees it: its relations, how they hang together, and what nobody would be asked about. */
export interface ShownSite {
  id: string;
  root: string;
  title: string;
  /** What people call it. */
  name: string;
  language: string;
  domain: string;
  provenance: string;
  pages: number;
  relations: ShownRelation[];
  links: RelationLink[];
  /** Rows that are one thing under two names. */
  matches: NameMatch[];
  /** Facts that several places of the site state. */
  agreement: {
    consistent: number;
    divergent: number;
    single: number;
    divergences: { entity: string; cause: string; statements: { column: string; printed: string; url: string }[] }[];
  };
  /** Relations that nothing is asked about over several pages, with the reason. */
  dropped: { relation: string; name: string; reason: string }[];
}

export interface ShownRelation {
  id: string;
  name: string;
  source: string;
  url: string;
  rows: number;
  /** Cells that only an interaction with their page shows. */
  dynamic: number;
  /** How questions call its rows; absent where it was dropped. */
  rows_called?: string;
  columns: string[];
  dropped_columns: DroppedColumn[];
  sample: (string | string[] | null)[][];
}

/** Rows of a relation, and divergences, that are shown. */
const SAMPLE_ROWS = 3;
const DIVERGENCES = 50;

/** A crawled site, surveyed anew from what is stored. */
export async function shownSite(store: Store, site: Site): Promise<ShownSite> {
  const reading = await new SiteArchive(store, site).read();
  const survey = surveySite(reading);
  const surveyed = new Map([...survey.relations, ...survey.lone].map((one) => [one.relation.id, one]));
  return {
    id: site.id,
    root: site.root,
    title: site.title,
    name: survey.siteName,
    language: survey.language,
    domain: survey.domain,
    provenance: survey.provenance,
    pages: reading.pages.length,
    relations: reading.relations.map((relation) => {
      const known = surveyed.get(relation.id);
      return {
        id: relation.id,
        name: relation.name,
        source: relation.source,
        url: relation.url,
        rows: relation.rows.length,
        dynamic: relation.rows.reduce(
          (sum, row) => sum + row.cells.filter(({ evidence }) => isDynamic(evidence, survey.dynamic)).length,
          0,
        ),
        ...(known ? { rows_called: known.naming.plural } : {}),
        columns: relation.columns.map((column) => column.name),
        dropped_columns: known?.dropped ?? [],
        sample: readRelation({ ...relation, rows: relation.rows.slice(0, SAMPLE_ROWS) }).rows,
      };
    }),
    links: survey.links,
    matches: survey.matches,
    agreement: shownAgreement(survey),
    dropped: survey.dropped,
  };
}

function shownAgreement(survey: Survey): ShownSite["agreement"] {
  const { counts, divergences } = survey.agreement();
  return {
    ...counts,
    divergences: divergences.slice(0, DIVERGENCES).map(({ a, b, cause }) => ({
      entity: a.entity,
      cause,
      statements: [a, b].map(({ column, value, evidence }) => ({
        column: column.name,
        printed: value.printed,
        url: evidence.url,
      })),
    })),
  };
}
