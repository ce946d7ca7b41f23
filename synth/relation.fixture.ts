import type { Relation } from "../core/relation.ts";
import { typeColumn } from "../logic/values/type-column.ts";
import type { SiteReading } from "./survey/survey.ts";
import type { SurveyedPage } from "./survey/surveyed.ts";

const ORIGIN = "https://lakes.example";
const at = (url: string, path: string) => ({ snapshot: "0".repeat(64), url, place: { at: "node" as const, path } });

/** Facts of ten lakes as their pages print them: area, depth, year of the first survey, kind. */
const LAKES: readonly (readonly [string, string, string, string, string])[] = [
  ["Arvasjaur", "36.3 km²", "21 m", "1911", "glacial"],
  ["Brenner", "9.1 km²", "43 m", "1934", "glacial"],
  ["Colmar", "120.4 km²", "18 m", "1952", "tectonic"],
  ["Drina", "54.7 km²", "77 m", "1928", "tectonic"],
  ["Ems", "3.6 km²", "12 m", "1966", "glacial"],
  ["Fulda", "18.2 km²", "31 m", "1947", "volcanic"],
  ["Gera", "75.5 km²", "64 m", "1959", "tectonic"],
  ["Havel", "27.9 km²", "9 m", "1973", "glacial"],
  ["Inn", "41.8 km²", "102 m", "1939", "volcanic"],
  ["Jagst", "66.2 km²", "56 m", "1981", "volcanic"],
];

export const lakePage = (name: string) => `${ORIGIN}/lakes/${name.toLowerCase()}`;

/** A page collection made by hand: one page per lake. */
export function lakes(): Relation {
  const headings = ["Name", "Surface area", "Depth", "Surveyed", "Kind"];
  const typed = headings.map((heading, index) =>
    typeColumn(
      heading,
      LAKES.map((row) => ({ text: row[index]! })),
    ),
  );
  return {
    id: "lakes",
    name: "lakes.example/lakes/*",
    source: "page_collection",
    url: lakePage("Arvasjaur"),
    columns: typed.map(({ column }, index) => (index === 0 ? { ...column, role: "label" } : column)),
    rows: LAKES.map((row, number) => ({
      about: lakePage(row[0]),
      cells: typed.map(({ values }, index) => ({
        value: values[number]!,
        evidence: at(lakePage(row[0]), `0/${index}`),
      })),
    })),
  };
}

/** The site of these lakes: an entry page that lists them under two headings, and their pages. */
export function lakeSite(relations: Relation[] = [lakes()]): SiteReading {
  const page = (url: string, title: string, links: SurveyedPage["links"], path: string[]): SurveyedPage => ({
    url,
    title,
    depth: path.length - 1,
    path,
    snapshot: "0".repeat(64),
    contentType: "text/html",
    links,
  });
  const root = `${ORIGIN}/`;
  const heading = (index: number) => (index < 5 ? "Northern lakes" : "Southern lakes");
  const links = LAKES.map(([name], index) => ({ url: lakePage(name), text: name, heading: heading(index) }));
  return {
    root,
    language: "en",
    relations,
    across: relations.map((relation) => relation.id),
    sections: [],
    pages: [
      page(root, "Home | Lake Register", links, [root]),
      ...LAKES.map(([name]) => page(lakePage(name), `${name} | Lake Register`, [], [root, lakePage(name)])),
    ],
  };
}
