import { z } from "zod";
import { findSnapshot } from "../../crawler/archive/snapshot-reader.ts";
import { read } from "../../crawler/read/read.ts";
import { decodeBytes } from "../../crawler/read/text/charset.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { untrusted } from "../../llm/untrusted.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { Store } from "../../storage/open-store.ts";
import { type ProseFact, saveProseFacts } from "../../storage/prose-fact-store.ts";
import type { Site } from "../../storage/site-store.ts";
import { findFact, PageText } from "../survey/facts/prose-relations.ts";
import { grouped } from "../survey/grouped.ts";
import type { SiteReading } from "../survey/survey.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import type { Aide } from "./aide.ts";

/** Pages of one folder that make a table, and pages of a site that are read at most. */
const LEAST_PAGES = 4;
const MOST_PAGES = 60;
/** Characters of running text that a page has at least, that are read of it at most, and the share of what the model reads. */
const TEXT = { least: 200, most: 6_000, share: 0.4 };
/** Pages that print this many cells state their facts in tables already. */
const TABLED_CELLS = 8;
/** Pages of a folder after which it is given up where no fact of them stood. */
const BARREN = 2;
const FACTS_TOKENS = 3_000;

const Found = z.strictObject({
  subject: z.string(),
  kind: z.string(),
  facts: z.array(z.strictObject({ attribute: z.string(), value: z.string(), quote: z.string() })),
});

/** What became of the facts that a model found in prose. */
export interface ProseFigures {
  pages: number;
  /** Facts that it named, and those that stand on their pages. */
  named: number;
  stood: number;
  /** The others, by why they do not. */
  refused: Record<string, number>;
}

export const NO_PROSE: ProseFigures = { pages: 0, named: 0, stood: 0, refused: {} };

/**
 * Lets a model look for facts in the running text of pages of one kind that state few in tables. A fact is kept only where its
 * quote stands on the page and our parser reads its value from it; how often one did not is counted.
 */
export async function readProse(aide: Aide, site: Site, reading: SiteReading, store: Store): Promise<ProseFigures> {
  const figures: ProseFigures = { ...NO_PROSE, refused: {} };
  for (const pages of foldersOf(reading)) {
    const known = { kind: "", attributes: new Map<string, string>() };
    let stood = 0;
    for (const [index, page] of pages.entries()) {
      if (aide.over !== undefined || figures.pages >= MOST_PAGES || (index >= BARREN && stood === 0)) break;
      const facts = await factsOn(page, known, aide, store, figures);
      stood += facts.length;
      await saveProseFacts(store, site.id, aide.model.name, facts);
    }
  }
  return figures;
}

/** Pages that lie in one folder and hardly state anything in tables, folder by folder. */
function foldersOf(reading: SiteReading): SurveyedPage[][] {
  const across = new Set(reading.across);
  const cells = new Map<string, number>();
  for (const { id, rows } of reading.relations) {
    if (across.has(id)) continue;
    for (const row of rows)
      for (const { evidence } of row.cells) cells.set(evidence.url, (cells.get(evidence.url) ?? 0) + 1);
  }
  const bare = reading.pages.filter(
    ({ url, contentType }) => /html/i.test(contentType) && (cells.get(url) ?? 0) < TABLED_CELLS,
  );
  const folders = grouped(bare, ({ url }) => new URL(".", url).href);
  return [...folders.values()].filter((pages) => pages.length >= LEAST_PAGES);
}

async function factsOn(
  page: SurveyedPage,
  known: { kind: string; attributes: Map<string, string> },
  aide: Aide,
  store: Store,
  figures: ProseFigures,
): Promise<ProseFact[]> {
  const found = await findSnapshot(store, page.snapshot);
  if (!found) return [];
  const body = found.bytes();
  const { mainText, language } = await read(
    { url: page.url, body, contentType: found.contentType },
    { relations: false },
  );
  if (mainText.length < TEXT.least) return [];
  figures.pages++;
  const prompt = promptNamed("facts");
  const room = await aide.model.room(TEXT.most, TEXT.share);
  const slots = {
    kind: known.kind || "–",
    attributes: [...known.attributes.values()].join(", ") || "–",
    page: untrusted(`${page.title}\n${mainText.slice(0, room)}`, page.url),
  };
  const reply = await aide.ask({
    purpose: "facts",
    messages: [
      { role: "system", content: prompt.text("system", language) },
      { role: "user", content: prompt.text("user", language, slots) },
    ],
    shape: { name: "facts", schema: Found },
    more: { maxTokens: FACTS_TOKENS },
  });
  if ("failed" in reply) return [];
  const { subject, kind, facts } = reply.value;
  const text = new PageText(decodeBytes(body, found.contentType).text);
  const standing: ProseFact[] = [];
  for (const fact of facts) {
    figures.named++;
    const checked = findFact({ url: page.url, kind: kind.trim(), subject: subject.trim(), ...fact }, text);
    if (typeof checked === "string") figures.refused[checked] = (figures.refused[checked] ?? 0) + 1;
    else {
      const { span: _, named: __, ...plain } = checked;
      standing.push(plain);
      figures.stood++;
      if (known.kind === "") known.kind = plain.kind;
      if (!known.attributes.has(foldText(plain.attribute)))
        known.attributes.set(foldText(plain.attribute), plain.attribute);
    }
  }
  return standing;
}
