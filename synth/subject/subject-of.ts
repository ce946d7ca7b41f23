import type { AgreementMark } from "../../core/agreement.ts";
import type { Domain } from "../../core/domain.ts";
import { betterOf, type Provenance, worseOf } from "../../core/provenance.ts";
import type { Relation } from "../../core/relation.ts";
import type { Task } from "../../core/task.ts";
import { humanise } from "../../logic/english/humanise.ts";
import type { Cause } from "../survey/facts/compare-statements.ts";
import type { SiteReading, Survey } from "../survey/survey.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { domainOf, saysDomain } from "./domain-of.ts";
import { provenanceOf } from "./provenance-of.ts";

/** Years, units and definitions stand in the names of columns, and so in the question: its reader knows which is meant. */
const TOLD: ReadonlySet<Cause> = new Set(["date", "definition", "unit"]);
/** Pages whose titles are looked at; those nearest to the root say what a site is about. */
const MOST_PAGES = 400;
/** Pages that are looked at for what most of a site's are: of more, as many, evenly spread. */
const MOST_COUNTED = 2_000;
/** What stands on less than this share of the pages of a site, of so many at least, is not what it is about. */
const OF_PAGES = 0.15;
const LEAST_PAGES = 10;

interface Subject {
  domain: Domain;
  provenance: Provenance;
}

/** What a site is about, and how well most of its pages disclose where what they say comes from. */
export function siteSubject({ root, pages, relations }: SiteReading): Subject {
  const nearest = [...pages].sort((a, b) => depthOf(a) - depthOf(b)).slice(0, MOST_PAGES);
  const texts = [
    ...nearest.map((page) => page.title),
    ...nearest.flatMap((page) => page.links.map((link) => link.heading)),
    ...relations.flatMap(wordsOf),
  ];
  const counts = new Map<Provenance, number>();
  const sample = evenly(pages, MOST_COUNTED);
  for (const page of sample) {
    const level = levelOf(page);
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const domain = domainOf(texts);
  return {
    domain: isOfFewPages(domain, sample, relations) ? "unknown" : domain,
    provenance: most?.[0] ?? provenanceOf({ url: root, title: "" }),
  };
}

/**
 * Whether the words of a domain stand on next to none of a site's pages: four diseases of bees make a site of honey no medical one.
 * Titles count, and what the things on a page are told by.
 */
function isOfFewPages(domain: Domain, pages: readonly SurveyedPage[], relations: readonly Relation[]): boolean {
  if (domain === "unknown" || pages.length < LEAST_PAGES) return false;
  const asked = new Set(pages.map(({ url }) => url));
  const said = new Set(pages.flatMap(({ url, title }) => (saysDomain(title, domain) ? [url] : [])));
  for (const { columns, rows } of relations) {
    if (!columns.some(({ name }) => saysDomain(humanise(name), domain))) continue;
    for (const { cells } of rows) for (const { evidence } of cells) if (asked.has(evidence.url)) said.add(evidence.url);
  }
  return said.size < OF_PAGES * pages.length;
}

/** The pages whose level is not their site's, by URL. */
export function otherLevels({ pages }: SiteReading, site: Provenance): Map<string, Provenance> {
  return new Map(
    pages.flatMap((page) => {
      const level = levelOf(page);
      return level === site ? [] : [[page.url, level] as const];
    }),
  );
}

/**
 * What a task is about, by itself or as its site is; the level of the least well disclosed value that its answer needs,
 * where what two sources state alike has the better one's; and whether other sources agree.
 */
export function taskSubject(
  task: Pick<Task, "question" | "pages" | "derivation"> & { relations: readonly string[] },
  survey: Survey,
): Subject & { agreement: AgreementMark } {
  const used = [...survey.relations, ...survey.lone].filter(({ relation }) => task.relations.includes(relation.id));
  // The site's own name stands in every question, whatever it asks about.
  const question = task.question.replaceAll(survey.siteName, "");
  const texts = [
    question,
    ...task.pages.map((page) => page.title),
    ...used.flatMap(({ relation }) => wordsOf(relation)),
  ];
  const own = domainOf(texts);
  const level = (url: string) => levelOf(survey.pages.get(url) ?? { url, title: "" });
  const agreements = survey.agreement();
  const elsewhere = task.derivation.flatMap((step) =>
    step.uses.map(({ evidence }) => ({ url: evidence.url, ...agreements.elsewhere(evidence) })),
  );
  const levels = elsewhere.map(({ url, same }) =>
    same.map((one) => level(one.evidence.url)).reduce(betterOf, level(url)),
  );
  const divergent = elsewhere.some((one) => one.divergent.some(({ cause }) => !TOLD.has(cause)));
  const consistent = elsewhere.some(({ same }) => same.length > 0);
  return {
    domain: own === "unknown" ? survey.domain : own,
    provenance: levels.length === 0 ? survey.provenance : levels.reduce(worseOf),
    agreement: divergent ? "divergent" : consistent ? "consistent" : "single",
  };
}

/** All of a list, or so many of it, evenly spread. */
function evenly<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]!);
}

const depthOf = ({ depth }: SurveyedPage) => (depth < 0 ? Number.POSITIVE_INFINITY : depth);

const wordsOf = ({ name, columns }: Relation) => [name, ...columns.map((column) => humanise(column.name))];

const levelOf = ({ url, title, stated }: Pick<SurveyedPage, "url" | "title" | "stated">): Provenance =>
  provenanceOf({ url, title, ...stated });
