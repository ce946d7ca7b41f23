import { descendants, type Tag } from "../dom/dom.ts";

/** The choices of a `select`. */
export function optionsOf(select: Tag): Tag[] {
  return [...descendants(select)].filter((tag) => tag.name === "option");
}
