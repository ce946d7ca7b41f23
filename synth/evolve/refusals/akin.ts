import type { Column } from "../../../core/relation.ts";
import { mattersOf } from "./matters.ts";
import { isDimension, isTime } from "./own-sizes.ts";
import { sharesWord } from "./related-columns.ts";

/** Whether words say that two columns belong together: they share one, are about one matter, or both measure how large a thing is. */
export function areAkin(one: Column, other: Column): boolean {
  if (sharesWord(one.name, other.name) || (isDimension(one) && isDimension(other))) return true;
  if (isTime(one) !== isTime(other)) return false;
  const matters = mattersOf(other.name);
  return [...mattersOf(one.name)].some((matter) => matters.has(matter));
}
