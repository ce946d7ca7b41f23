import type { Tag } from "../dom/dom.ts";
import { classKey } from "./lasting-classes.ts";

/** Classes that say which of its siblings an element is, not what it is. */
const POSITION_CLASS =
  /^(?:odd|even|alt|alternate|first|last|active|selected|current|hover|clearfix|row-?\d*|col-?\d*|item-?\d*)$/i;

/** Names longer than this are generated. */
const MAX_NAME = 40;

/**
 * An element's tag with its stable classes and id: one step of a place.
 *
 * @param lasting the classes that tell of a place, where not all do (`lastingClasses`)
 */
export function stepOf({ name, attribs }: Tag, lasting: ReadonlySet<string> | undefined): string {
  if (attribs.class === undefined && attribs.id === undefined) return name;
  const classes = (attribs.class ?? "")
    .split(/\s+/)
    .filter((c) => c && c.length < MAX_NAME && !POSITION_CLASS.test(c) && (lasting?.has(classKey(c)) ?? true))
    .slice(0, 2)
    .map((c) => `.${classKey(c)}`);
  const id = attribs.id?.trim();
  return name + classes.join("") + (id && id.length < MAX_NAME && !/\d/.test(id) ? `#${id}` : "");
}
