import { z } from "zod";
import { parseUrl } from "../../core/parse-url.ts";
import { PROVENANCES, type Provenance } from "../../core/provenance.ts";
import { readRules } from "./rules-file.ts";
import { wordPattern } from "./word-pattern.ts";

const LevelRules = z.strictObject({
  meaning: z.string(),
  hosts: z.array(z.string()).default([]),
  titles: z.array(z.string()).default([]),
  types: z.array(z.string()).default([]),
  publishers: z.array(z.string()).default([]),
  owners: z.array(z.string()).default([]),
  registered: z.boolean().default(false),
});
const RulesFile = z.strictObject({ levels: z.partialRecord(z.enum(PROVENANCES), LevelRules) });

interface Level {
  level: Provenance;
  hosts: readonly (readonly string[])[];
  titles: RegExp;
  types: ReadonlySet<string>;
  publishers: RegExp;
  owners: RegExp;
  registered: boolean;
}
/** How to tell levels of provenance, the best first. */
export type ProvenanceRules = readonly Level[];

/** What a page shows of where it comes from. */
export interface Source {
  url: string;
  title: string;
  /** schema.org types, and the publisher, that its markup states. */
  types?: readonly string[];
  publisher?: string;
  /** Whose the rights are, and whether that body says that it stands in a register. */
  owner?: string;
  registered?: true;
}

/** What is written to be read tells of others: articles, posts, and what collects them. */
const WRITTEN = /(?:Article|Posting)$|^(?:Blog|Newspaper|Periodical|Review)$/;
/** What no rule fits. */
const REST: Provenance = "T4";

let packaged: ProvenanceRules | undefined;

/** The rules of `configs/provenance.yaml`, read once. */
export function provenanceRules(): ProvenanceRules {
  packaged ??= compileProvenanceRules(readRules("provenance.yaml", RulesFile));
  return packaged;
}

/** Rules from the data of such a file. */
export function compileProvenanceRules({ levels }: z.input<typeof RulesFile>): ProvenanceRules {
  return PROVENANCES.flatMap((level) => {
    const given = levels[level];
    if (!given) return [];
    const rules = LevelRules.parse(given);
    return [
      {
        level,
        hosts: rules.hosts.map((host) => host.toLowerCase().split(".").reverse()),
        titles: wordPattern(rules.titles),
        types: new Set(rules.types),
        publishers: wordPattern(rules.publishers),
        owners: wordPattern(rules.owners),
        registered: rules.registered,
      },
    ];
  });
}

/**
 * How well a source discloses what it says: the best level whose rules fit it. What a registered body says on its own site of what it
 * holds, runs and spends is its own disclosure; of what articles say that is not true, whoever owns them.
 */
export function provenanceOf(source: Source, rules: ProvenanceRules = provenanceRules()): Provenance {
  const host = parseUrl(source.url)?.hostname.split(".").reverse() ?? [];
  const fits = ({ hosts, titles, types, publishers }: Level) =>
    hosts.some((labels) => endsWith(host, labels)) ||
    titles.test(source.title) ||
    (source.types ?? []).some((type) => types.has(type)) ||
    (source.publisher !== undefined && publishers.test(source.publisher));
  const found = rules.find(fits)?.level ?? REST;
  if (found !== REST || source.types?.some((type) => WRITTEN.test(type))) return found;
  const speaksOfItself = ({ owners, registered }: Level) =>
    (registered && source.registered === true) || (source.owner !== undefined && owners.test(source.owner));
  return rules.find(speaksOfItself)?.level ?? REST;
}

/**
 * Whether a host ends with these labels (both given from the end). "gov.*" stands for a country's own: gov.uk, gov.cn;
 * never the whole host.
 */
function endsWith(host: readonly string[], labels: readonly string[]): boolean {
  if (labels[0] === "*") {
    return (
      host[0]?.length === 2 &&
      host.length >= labels.length &&
      labels.every((label, at) => at === 0 || host[at] === label)
    );
  }
  return host.length >= labels.length && labels.every((label, at) => host[at] === label);
}
