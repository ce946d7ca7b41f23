import { decoded } from "../../core/decoded.ts";
import { isFileKind, type Relation } from "../../core/relation.ts";
import { namedByLink } from "../survey/files/link-text.ts";
import type { Survey } from "../survey/survey.ts";

/**
 * Where a file's relation stands, as people say it: by the text of the links that lead to the file, else by the page that
 * offers it, never by an address. Undefined for relations of pages.
 */
export function fileSource(relation: Relation, survey: Survey): string | undefined {
  if (!isFileKind(relation.source)) return undefined;
  if (survey.language === "zh") return chineseFile(relation, survey);
  const sheet = relation.source === "xlsx" ? sheetName(relation) : undefined;
  const name = linkName(relation.url, survey);
  if (sheet) return `in the workbook sheet “${sheet}” ${offeredOn(relation, survey) ?? `on ${survey.siteName}`}`;
  const file = `${tableOf(relation)}${FILE[relation.source] ?? "the file"}`;
  const offered = name === undefined ? offeredOn(relation, survey) : undefined;
  return offered ? `in ${file} ${offered}` : `in ${file} “${name ?? plainName(relation.url)}” on ${survey.siteName}`;
}

/** "统计局网站的CSV文件“人口”", "统计局网站的“数据下载”页面提供的工作簿中的工作表“土地”". */
function chineseFile(relation: Relation, survey: Survey): string {
  const kind = CHINESE_FILE[relation.source] ?? "文件";
  const name = linkName(relation.url, survey);
  const page = name === undefined ? offeringPage(relation, survey) : undefined;
  const file = page === undefined ? `${kind}“${name ?? plainName(relation.url)}”` : `“${page}”页面提供的${kind}`;
  const sheet = relation.source === "xlsx" ? sheetName(relation) : undefined;
  const titled = relation.source === "pdf" && relation.name !== relation.title ? quotable(relation.name) : "";
  const part = sheet ? `中的工作表“${sheet}”` : titled === "" ? "" : `中的表格“${titled}”`;
  return `${survey.siteName}的${file}${part}`;
}

const CHINESE_FILE: { readonly [kind in Relation["source"]]?: string } = {
  csv: "CSV文件",
  xlsx: "工作簿",
  pdf: "PDF文件",
  image: "图片",
};

const FILE: { readonly [kind in Relation["source"]]?: string } = {
  csv: "the CSV file",
  xlsx: "the workbook",
  pdf: "the PDF file",
  image: "the image",
};

/** A PDF has several tables: the one that is meant goes by its title. */
function tableOf({ source, name, title }: Relation): string {
  const titled = quotable(name);
  return source === "pdf" && titled !== "" && name !== title ? `the table “${titled}” of ` : "";
}

/** The longest text that links to the file and names it. */
function linkName(url: string, { pages }: Survey): string | undefined {
  const names = [...pages.values()]
    .flatMap((page) => page.links)
    .filter((link) => link.url === url)
    .flatMap(({ text }) => namedByLink(text) ?? []);
  return names.sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
}

/** "on the page “Admission” of …", where that page offers only one file of this kind. */
function offeredOn(relation: Relation, survey: Survey): string | undefined {
  const page = offeringPage(relation, survey);
  return page === undefined ? undefined : `on the page “${page}” of ${survey.siteName}`;
}

/** The title of the page that offers this file and no other of its kind. */
function offeringPage(relation: Relation, { pages, relations }: Survey): string | undefined {
  const kind = new Set(
    relations.filter((other) => other.relation.source === relation.source).map((other) => other.relation.url),
  );
  for (const page of pages.values()) {
    const files = new Set(page.links.map((link) => link.url).filter((url) => kind.has(url)));
    const title = quotable(page.title.split(/\s+[|–—·-]\s+/)[0]!);
    if (files.size === 1 && files.has(relation.url) && title !== "") return title;
  }
  return undefined;
}

function sheetName({ name }: Relation): string | undefined {
  const sheet = quotable(name);
  return sheet === "" || /^(?:sheet|tabelle|table)\s*\d*$/i.test(sheet) ? undefined : sheet;
}

/** "attendees-2024.csv" -> "attendees 2024" */
function plainName(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  return decoded(last)
    .replace(/\.\w+$/, "")
    .replace(/[-_]+/g, " ");
}

const quotable = (text: string) => text.replace(/[“”"]/g, "").replace(/\s+/g, " ").trim();
