import type { Column } from "../../../core/relation.ts";
import { mattersOf } from "./matters.ts";
import { dimensionOf, isOfPlace, isTime } from "./own-sizes.ts";
import { sharesWord } from "./related-columns.ts";

/** Whether words say that two columns belong together: they share one, are about one matter, or measure in two ways how large a thing is. */
export function areAkin(one: Column, other: Column): boolean {
  // How high a thing lies is no measure of its size.
  if (isOfPlace(one) !== isOfPlace(other)) return sharesWord(one.name, other.name);
  const [first, second] = [dimensionOf(one), dimensionOf(other)];
  // The area of a house and the area of its lake are of two bodies.
  if (first !== undefined && second !== undefined) return first !== second || one.name === other.name;
  if (sharesWord(one.name, other.name)) return true;
  if (isTime(one) !== isTime(other)) return false;
  const matters = mattersOf(other.name);
  return [...mattersOf(one.name)].some((matter) => matters.has(matter));
}
