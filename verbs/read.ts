import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { UsageError, WaymarkError } from "../core/errors.ts";
import { packageVersion } from "../core/package-root.ts";
import type { ReadPage } from "../core/page.ts";
import type { Relation } from "../core/relation.ts";
import { HttpFetcher } from "../crawler/fetch/http-fetcher.ts";
import { readStorageState } from "../crawler/fetch/storage-state.ts";
import { defaultUserAgent } from "../crawler/fetch/user-agent.ts";
import { addressOf } from "../crawler/read/address-of.ts";
import { collectPages } from "../crawler/read/collections/collect.ts";
import { collectionsDocument, printedCell } from "../crawler/read/collections/document.ts";
import { partsOf } from "../crawler/read/observe/parts.ts";
import { read as readBytes } from "../crawler/read/read.ts";
import type { CollectionPage, Source } from "../crawler/read/reader.ts";
import { decodeBytes } from "../crawler/read/text/charset.ts";
import { complete, type Options } from "./options.ts";

/** One file as an agent would see it. */
export interface ReadDocument {
  /** As it was given or found; "-" for standard input. */
  path: string;
  url: string;
  title: string;
  language: string;
  published: string | null;
  main_text: string;
  /** The first part, or the whole with `full`. */
  observation: string;
  elements: { ref: number; role: string; name: string }[];
  links: { url: string; text: string; context: string }[];
  relations?: ReadRelation[];
  markdown?: string;
  warnings: string[];
}

export interface ReadRelation {
  name: string;
  source: string;
  columns: { name: string; type: string; role: string; unit?: string }[];
  /** Cells as printed, lists as lists, null where nothing stands. */
  rows: (string | string[] | null)[][];
}

/** Page collections of a folder: its pages grouped by template. */
export type CollectionsDocument = ReturnType<typeof collectionsDocument>;
/** A file that could not be read, and why. */
export interface UnreadDocument {
  path: string;
  error: string;
}

/**
 * Reads files, folders (all that is in them), URLs, or standard input ("-"), with no store. Yields a document for each
 * file, in order of path; of a folder with `relations`, its page collections last.
 */
export async function* read(
  inputs: readonly string[],
  options: Options<
    "full" | "relations" | "markdown" | "allowPrivate" | "userAgent" | "header" | "proxy" | "storageState"
  > = {},
): AsyncGenerator<ReadDocument | CollectionsDocument | UnreadDocument> {
  const settings = complete(options);
  for (const input of inputs) {
    if (/^https?:\/\//.test(input)) {
      yield await readOne(input, () => fetchSource(input, settings), settings);
    } else if (input === "-") {
      yield await readOne(
        input,
        () => ({ url: "file:///dev/stdin", body: readFileSync(0), contentType: "" }),
        settings,
      );
    } else if (isFolder(input)) {
      yield* readFolder(input, settings);
    } else {
      yield await readOne(input, () => fileSource(input), settings);
    }
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new UsageError(code === "ENOENT" ? `there is no file or folder ${path}` : `cannot read ${path} (${code})`);
  }
}

async function* readFolder(
  folder: string,
  settings: ReadSettings,
): AsyncGenerator<ReadDocument | CollectionsDocument | UnreadDocument> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (files.length === 0) throw new UsageError(`there are no files in the folder ${folder}`);
  const pages: CollectionPage[] = [];
  const paths = new Map<string, string>();
  for (const path of files) {
    const document = await readOne(
      path,
      () => fileSource(path),
      settings,
      (page, source) => {
        if (!page.contentType.includes("html")) return;
        const html = () => decodeBytes(readFileSync(path), "").text;
        const url = addressOf(html(), source.url);
        paths.set(url, path);
        pages.push({ url, snapshot: page.snapshot, html });
      },
    );
    yield document;
  }
  if (settings.relations) yield collectionsDocument(collectPages(pages), (url) => paths.get(url) ?? url);
}

type ReadSettings = ReturnType<typeof complete>;

async function readOne(
  path: string,
  source: () => Source | Promise<Source>,
  settings: ReadSettings,
  onPage?: (page: ReadPage, source: Source) => void,
): Promise<ReadDocument | UnreadDocument> {
  try {
    const found = await source();
    const page = await readBytes(found, { relations: settings.relations });
    onPage?.(page, found);
    return await documentOf(path, page, found, settings);
  } catch (error) {
    // One bad file is a result of its own; the others are still read.
    if (error instanceof WaymarkError && !(error instanceof UsageError)) return { path, error: error.message };
    throw error;
  }
}

function fileSource(path: string): Source {
  return { url: pathToFileURL(path).href, body: readFileSync(path), contentType: "" };
}

async function fetchSource(url: string, settings: ReadSettings): Promise<Source> {
  const fetcher = new HttpFetcher({
    userAgent: settings.userAgent || defaultUserAgent(packageVersion()),
    // Who names a private address on the command line means it.
    allowPrivate: [new URL(url).origin, ...settings.allowPrivate],
    ...(settings.proxy === "" ? {} : { proxy: settings.proxy }),
    ...(settings.storageState === "" ? {} : { storageState: readStorageState(settings.storageState) }),
  });
  try {
    const fetched = await fetcher.fetch({ url });
    return { url: fetched.finalUrl, body: fetched.body, contentType: fetched.contentType };
  } finally {
    await fetcher.close();
  }
}

/** What writes Markdown is loaded where it is asked for: it brings a DOM of its own. */
async function markdownOf({ body, contentType }: Source, url: string): Promise<string> {
  const { toMarkdown } = await import("../crawler/read/observe/markdown.ts");
  return toMarkdown(decodeBytes(body, contentType).text, url);
}

async function documentOf(path: string, page: ReadPage, source: Source, settings: ReadSettings): Promise<ReadDocument> {
  const html = page.contentType.includes("html");
  return {
    path,
    url: page.url,
    title: page.title,
    language: page.language,
    published: page.published ?? null,
    main_text: page.mainText,
    observation: settings.full ? page.observation : (partsOf(page.observation)[0] ?? ""),
    elements: page.elements.map(({ ref, role, name }) => ({ ref, role, name })),
    links: page.links.map(({ url, text, context }) => ({ url, text, context })),
    ...(settings.relations ? { relations: page.relations.map(readRelation) } : {}),
    ...(settings.markdown ? { markdown: html ? await markdownOf(source, page.url) : page.mainText } : {}),
    warnings: page.warnings,
  };
}

/** A relation as printed text, for people and pipes. */
export function readRelation(relation: Relation): ReadRelation {
  return {
    name: relation.name,
    source: relation.source,
    columns: relation.columns.map(({ name, type, role, unit }) => ({
      name,
      type,
      role,
      ...(unit === undefined ? {} : { unit }),
    })),
    rows: relation.rows.map((row) => row.cells.map(printedCell)),
  };
}
