import type { Domain } from "../../core/domain.ts";
import { type Provenance, worseOf } from "../../core/provenance.ts";
import type { Relation } from "../../core/relation.ts";
import type { Task } from "../../core/task.ts";
import { humanise } from "../../logic/humanise.ts";
import type { SiteReading, Survey, SurveyedPage } from "../survey/survey.ts";
import { domainOf } from "./domain-of.ts";
import { provenanceOf } from "./provenance-of.ts";

/** Pages whose titles are looked at; those nearest to the root say what a site is about. */
const MOST_PAGES = 400;

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
  for (const page of pages) counts.set(levelOf(page), (counts.get(levelOf(page)) ?? 0) + 1);
  const [most] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return { domain: domainOf(texts), provenance: most?.[0] ?? provenanceOf({ url: root, title: "" }) };
}

/** What a task is about, by itself or as its site is, and the level of the least of the pages that its answer needs. */
export function taskSubject(
  task: Pick<Task, "question" | "pages"> & { relations: readonly string[] },
  survey: Pick<Survey, "domain" | "provenance" | "pages" | "relations" | "lone" | "siteName">,
): Subject {
  const used = [...survey.relations, ...survey.lone].filter(({ relation }) => task.relations.includes(relation.id));
  // The site's own name stands in every question, whatever it asks about.
  const question = task.question.replaceAll(survey.siteName, "");
  const texts = [
    question,
    ...task.pages.map((page) => page.title),
    ...used.flatMap(({ relation }) => wordsOf(relation)),
  ];
  const own = domainOf(texts);
  const levels = task.pages.map(({ url, title }) => levelOf(survey.pages.get(url) ?? { url, title }));
  return {
    domain: own === "unknown" ? survey.domain : own,
    provenance: levels.length === 0 ? survey.provenance : levels.reduce(worseOf),
  };
}

const depthOf = ({ depth }: SurveyedPage) => (depth < 0 ? Number.POSITIVE_INFINITY : depth);

const wordsOf = ({ name, columns }: Relation) => [name, ...columns.map((column) => humanise(column.name))];

const levelOf = ({ url, title, stated }: Pick<SurveyedPage, "url" | "title" | "stated">): Provenance =>
  provenanceOf({ url, title, ...stated });
