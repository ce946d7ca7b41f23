/**
 * Attributes that readers ask every element about, as bits of `Tag.marks`: an object of attributes has another shape on
 * nearly every element, so that looking one up costs more than all else that is asked.
 */
export const HAS_CLASS = 1;
export const HAS_ID = 2;
export const HAS_ROLE = 4;
/** `hidden`, `aria-hidden`, `style`, `popover`. */
export const MAY_HIDE = 8;
/** `onclick`, `onload`, `contenteditable`, `data-href`. */
export const MAY_ACT = 16;
/** `itemprop`, `data-component`: what an element is called beside its class and id. */
export const HAS_PART_NAME = 32;
/** `itemtype` of microdata, `typeof` of RDFa. */
export const HAS_ITEM_TYPE = 64;
/** What says that a control is checked, chosen, open, disabled. */
export const HAS_STATE = 128;
/** `aria-label`, `aria-labelledby`. */
export const HAS_LABEL = 256;
/** `shadowrootmode`, `srcdoc`: a tree of its own, shown within the page. */
export const HOLDS_TREE = 512;
export const HAS_TITLE = 1024;

const MARKS: ReadonlyMap<string, number> = new Map([
  ["class", HAS_CLASS],
  ["id", HAS_ID],
  ["role", HAS_ROLE],
  ["hidden", MAY_HIDE],
  ["aria-hidden", MAY_HIDE],
  ["style", MAY_HIDE],
  ["popover", MAY_HIDE],
  ["onclick", MAY_ACT],
  ["onload", MAY_ACT],
  ["contenteditable", MAY_ACT],
  ["data-href", MAY_ACT],
  ["itemprop", HAS_PART_NAME],
  ["data-component", HAS_PART_NAME],
  ["itemtype", HAS_ITEM_TYPE],
  ["typeof", HAS_ITEM_TYPE],
  ["aria-expanded", HAS_STATE],
  ["aria-selected", HAS_STATE],
  ["aria-checked", HAS_STATE],
  ["aria-pressed", HAS_STATE],
  ["aria-disabled", HAS_STATE],
  ["checked", HAS_STATE],
  ["disabled", HAS_STATE],
  ["aria-label", HAS_LABEL],
  ["aria-labelledby", HAS_LABEL],
  ["shadowrootmode", HOLDS_TREE],
  ["srcdoc", HOLDS_TREE],
  ["title", HAS_TITLE],
]);

export function markOf(attribute: string): number {
  return MARKS.get(attribute) ?? 0;
}
