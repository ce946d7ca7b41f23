import type { Relation } from "../../../core/relation.ts";
import { namesOfLeague } from "../../../logic/english/league-letters.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { Language } from "../../../logic/values/language.ts";
import { namesOfCarried } from "./carried-things.ts";
import { chineseNamesByValues } from "./chinese-values.ts";
import { classesOfLists } from "./classes-of-lists.ts";
import { namesOfCoarseTimes } from "./coarse-times.ts";
import { completedHeadings } from "./completed-headings.ts";
import { namesOfIntervals } from "./intervals-between.ts";
import { namesByTime } from "./named-by-time.ts";
import { namesOfOwn } from "./own-figures.ts";
import { namesByPayment } from "./paid-by-title.ts";
import { namesOfPosting } from "./posting-times.ts";
import { namesOfPersons } from "./posts-of-persons.ts";
import { namesByPayers } from "./prices-for-people.ts";
import { namesByTitle, partsOfTitle, rowsOfTitle, termsOfTitle } from "./said-by-title.ts";
import { namesByValues } from "./said-by-values.ts";

/** What a relation's columns are called whose headings alone do not say it. */
export function columnNames(relation: Relation, language: Language): Pick<Naming, "names"> {
  const byValues =
    language === "en"
      ? namesByValues(relation)
      : {
          ...chineseNamesByValues(relation),
          ...namesOfCoarseTimes(relation),
          ...namesOfPosting(relation),
          ...namesOfPersons(relation),
        };
  const own = language === "zh" ? namesOfOwn(relation) : namesOfLeague(relation);
  const byTitle = {
    ...termsOfTitle(relation),
    ...namesByTitle(relation),
    ...partsOfTitle(relation),
    ...rowsOfTitle(relation),
  };
  const completed = language === "en" ? completedHeadings(relation) : {};
  const classes = language === "en" ? classesOfLists(relation) : {};
  const paid = language === "en" ? namesByPayment(relation) : {};
  const payers = language === "en" ? namesByPayers(relation) : {};
  const carried = language === "en" ? namesOfCarried(relation) : {};
  const names = {
    ...namesByTime(relation),
    ...byTitle,
    ...byValues,
    ...namesOfIntervals(relation, language),
    ...classes,
    ...carried,
    ...paid,
    ...payers,
    ...completed,
    ...own,
  };
  return Object.keys(names).length > 0 ? { names } : {};
}
