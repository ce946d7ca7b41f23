import { isPlural } from "../../../logic/english/english.ts";
import { numberAsked } from "../../../logic/english/how-many.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { quantityWords } from "../../../logic/english/quantity.ts";
import { BLOCK } from "../dom/content-model.ts";
import type { Template } from "./template.ts";
import type { TokenPage } from "./token-page.ts";
import { enclosing } from "./tree.ts";

const YEAR = /^(?:1[5-9]|20)\d\d$/;
const FIGURE = /^[\d.,\s]*\d[\d.,\s]*\D{0,12}$/;

/** A label with what it heads, and the texts above it. */
interface Headed {
  label: string;
  headings: readonly string[];
  headed: boolean;
  values: readonly { text: string }[];
}

/**
 * What the figures under a row of years are, where the text above the table says it: "How many people lived there" above
 * "1851 | 1901 | 1951". A year alone names nothing. Undefined where what stands above may head anything ("History").
 */
export function seriesOf({ label, headings: [heading = ""], headed, values }: Headed): string | undefined {
  if (!headed || !YEAR.test(label) || !values.every(({ text }) => FIGURE.test(text))) return undefined;
  return isOfFigures(heading) ? heading : undefined;
}

const TABLE = new Set(["table"]);
const CAPTION = new Set(["caption"]);
/** What so many pages print above their table is the template's. */
const TEMPLATE_SHARE = 0.5;

/**
 * The text right above the table that has year `label` as a heading, or its caption, where it says nothing else and the template has
 * it: what such a text heads need not change from page to page, so that it is known as a label by nothing.
 */
export function aboveYears(page: TokenPage, template: Template, label: number): string | undefined {
  const table = page.elements[enclosing(page, label, TABLE)];
  if (!table || !YEAR.test(page.tokens[label]!.text)) return undefined;
  const isCaptioned = enclosing(page, table.first, CAPTION) >= 0;
  const at = isCaptioned ? table.first : table.first - 1;
  const token = page.tokens[at];
  if (!token || template.share(token) < TEMPLATE_SHARE) return undefined;
  const block = page.elements[enclosing(page, at, BLOCK)];
  return block?.first === at && block.end === at + 1 ? token.text : undefined;
}

function isOfFigures(heading: string): boolean {
  if (heading === "" || YEAR.test(heading)) return false;
  if (numberAsked(heading) !== undefined || /^number of \p{L}/iu.test(heading)) return true;
  const name = headWord(heading);
  const arePeople = isPlural(name) && nounKind(name) === "person";
  // Words of no kind of quantity are compared by "more than".
  return arePeople || quantityWords({ name, type: "number", role: "measure" }).more !== "more than";
}
