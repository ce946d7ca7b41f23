/** What an element's tag says beside its name. */
export interface Attributes {
  values: Record<string, string>;
  /** Which of the attributes that every element is asked for are among them. */
  marks: number;
}

/** What elements without attributes share, which are nearly half of all. */
export const NO_ATTRIBUTES: Attributes = { values: Object.freeze(Object.create(null)), marks: 0 };

/**
 * Room for attributes. Without a prototype what every object has (`constructor`) is no attribute, and engines keep such an
 * object as a table: one with named slots would have another shape on nearly every element, and to look anything up in it
 * would cost more than all else that is asked of an element.
 */
export function newAttributes(): Attributes {
  return { values: Object.create(null), marks: 0 };
}

/** Gives an element an attribute, though it may share what it has with others. */
export function setAttribute(element: { attribs: Record<string, string> }, name: string, value: string): void {
  if (element.attribs === NO_ATTRIBUTES.values) element.attribs = newAttributes().values;
  element.attribs[name] = value;
}
