/** What an element's tag says beside its name. */
export interface Attributes {
  values: Record<string, string>;
  /** Which of the attributes that every element is asked for are among them. */
  marks: number;
}

/**
 * No attributes yet. Without a prototype what every object has (`constructor`) is no attribute, and engines keep such an
 * object as a table: one with named slots would have another shape on nearly every element, and to look anything up in it
 * would cost more than all else that is asked of an element.
 */
export function noAttributes(): Attributes {
  return { values: Object.create(null), marks: 0 };
}
