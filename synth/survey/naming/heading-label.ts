import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** A label under which so many of the pages state the heading that they are linked from says what the headings are. */
const MOSTLY = 0.8;

/** Links that stand under one heading. */
interface Headed {
  text: string;
  links: readonly { url: string }[];
}

/**
 * The very label under which pages state what a list sorts them by: "District" where those listed under "Oberland", or under
 * "Oberland district", state "District: Oberland". Undefined where they do not state it, or under two labels.
 */
export function headingLabel(sections: readonly Headed[], { columns, rows }: Relation): string | undefined {
  const byPage = new Map(rows.flatMap((row) => (row.about === undefined ? [] : [[row.about, row] as const])));
  const listed = sections.flatMap(({ text, links }) => links.flatMap(({ url }) => ({ text, row: byPage.get(url) })));
  const found = columns.filter(({ name, role, type }, at) => {
    if (role === "label" || (type !== "text" && type !== "entity")) return false;
    const label = foldText(name);
    const stating = listed.filter(({ text, row }) => {
      const { printed = "" } = row?.cells[at]?.value ?? {};
      const value = foldText(printed);
      return value !== "" && [value, `${value} ${label}`, `${label} ${value}`].includes(foldText(text));
    });
    return stating.length >= MOSTLY * listed.length;
  });
  return found.length === 1 ? found[0]!.name : undefined;
}
