import { untrusted } from "../../llm/untrusted.ts";
import type { Workbench } from "../evolve/workbench.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** Tables of a site that are shown, columns of each, rows of each, characters of a cell. */
const SHOWN = { tables: 10, columns: 16, rows: 3, cell: 40 };

/** The tables of a site as somebody sees them who is to write programs over them. */
export interface SitePreview {
  text: string;
  /** Relation ids by the names that programs may call them. */
  names: ReadonlyMap<string, string>;
}

/** Those that most can be asked of come first; what goes beyond so many characters is left out, and cannot be named. */
export function previewOf({ survey }: Workbench, characters: number): SitePreview {
  const weight = ({ columns, relation }: SurveyedRelation) => columns.length * Math.log2(2 + relation.rows.length);
  const shown = [...survey.relations].sort((a, b) => weight(b) - weight(a)).slice(0, SHOWN.tables);
  const names = new Map<string, string>();
  const texts: string[] = [];
  let length = 0;
  for (const surveyed of shown) {
    const base = surveyed.naming.plural.replace(/[^\p{L}\p{N}]+/gu, "_").toLowerCase();
    let name = base;
    for (let n = 2; names.has(name); n++) name = `${base}_${n}`;
    const text = tableText(name, surveyed);
    length += text.length;
    if (length > characters && texts.length > 0) break;
    names.set(name, surveyed.relation.id);
    texts.push(text);
  }
  return { text: texts.join("\n\n"), names };
}

function tableText(name: string, { relation, columns, label }: SurveyedRelation): string {
  const told = [...(label ? [label] : []), ...columns].slice(0, SHOWN.columns);
  const heads = told.map(({ column }) => `${column.name} (${[column.role, column.unit].filter(Boolean).join(", ")})`);
  const rows = relation.rows
    .slice(0, SHOWN.rows)
    .map(({ cells }) => told.map(({ index }) => cells[index]!.value.printed.slice(0, SHOWN.cell)).join(" | "));
  return `${name}: ${relation.rows.length} rows; columns ${heads.join("; ")}\n${untrusted(rows.join("\n"), relation.url)}`;
}
