import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadPage } from "../../../core/page.ts";
import type { Relation } from "../../../core/relation.ts";
import { toMarkdown } from "../observe/markdown.ts";
import { read } from "../read.ts";

/** What a case pins down, one reader each; folders beside this file have their names. */
export const READERS = ["tables", "labels", "observation", "links", "main-text", "facts", "markdown", "files"] as const;
export type Reader = (typeof READERS)[number];

/** Cases are read as if they stood at this address. */
const ADDRESS = "https://site.example/folder/";

/** Reads `source.*` of a case's folder and gives what its reader is about, as plain data. */
export async function readCase(reader: Reader, folder: string): Promise<unknown> {
  const source = readdirSync(folder).find((name) => name.startsWith("source."));
  if (source === undefined) throw new Error(`${folder} holds no source.*`);
  const body = readFileSync(join(folder, source));
  if (reader === "markdown") return toMarkdown(body.toString("utf8"), ADDRESS).split("\n");
  const page = await read({ url: ADDRESS + source, body, contentType: "" }, { relations: true });
  return view(reader, page);
}

function view(reader: Exclude<Reader, "markdown">, page: ReadPage): unknown {
  switch (reader) {
    case "tables":
    case "labels":
      return page.relations.map(viewRelation);
    case "files":
      return {
        observation: page.observation.split("\n"),
        relations: page.relations.map(viewRelation),
        warnings: page.warnings,
      };
    case "observation":
      return page.observation.split("\n");
    case "links":
      return page.links;
    case "main-text":
      return page.mainText.split("\n");
    case "facts": {
      const { title, language, published, modified, canonical, noindex, nofollow, needsBrowser, warnings } = page;
      return { title, language, published, modified, canonical, noindex, nofollow, needsBrowser, warnings };
    }
  }
}

function viewRelation(relation: Relation): unknown {
  return {
    name: relation.name,
    source: relation.source,
    columns: relation.columns.map(({ name, type, role, unit }) => [name, type, role, unit].filter(Boolean).join(" / ")),
    rows: relation.rows.map((row) => ({
      cells: row.cells.map(({ value }) => `${value.kind}: ${value.printed}`),
      ...(row.cells.some((cell) => cell.notes) ? { notes: row.cells.flatMap((cell) => cell.notes ?? []) } : {}),
      ...(row.about === undefined ? {} : { about: row.about }),
      ...(row.total ? { total: true } : {}),
    })),
  };
}

/** The cases of a reader: folder names. */
export function casesOf(root: string, reader: Reader): string[] {
  const folder = join(root, reader);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
