import type { Relation } from "../../../core/relation.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { Language } from "../../../logic/values/language.ts";
import { namesByTitle } from "./said-by-title.ts";
import { namesByValues } from "./said-by-values.ts";

/** What a relation's columns are called whose headings alone do not say it. */
export function columnNames(relation: Relation, language: Language): Pick<Naming, "names"> {
  const names = { ...namesByTitle(relation), ...(language === "en" ? namesByValues(relation) : {}) };
  return Object.keys(names).length > 0 ? { names } : {};
}
