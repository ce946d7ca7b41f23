import { z } from "zod";
import { ActionError } from "../../core/errors.ts";
import type { Observation } from "../../core/observation.ts";
import { partsOf } from "../../crawler/read/observe/parts.ts";
import { sessionText } from "../../crawler/session/session-text.ts";
import { search } from "./search-tool.ts";
import { address, type Tool, tool, type Workplace } from "./tool.ts";
import { toolText } from "./tool-texts.ts";

/** Characters of a page that are shown at once (DeepWeb-Bench: typically 2,000 to 20,000). */
const SHOWN = 20_000;

const part = z.int().positive().optional();

/** The three tools of DeepWeb-Bench, by its names: text alone, nothing to click. */
const webSearch: Tool = { ...search, name: "web_search" };

const pageVisit = tool("page_visit", z.strictObject({ url: address, part }), async (workplace, given) => {
  const { session } = workplace;
  const observation = await session.visit(given.url);
  return { observation: shown(workplace, observation, session.page?.mainText ?? "", given.part) };
});

const pdfFetch = tool("pdf_fetch", z.strictObject({ url: address, part }), async (workplace, given) => {
  const { session } = workplace;
  const observation = await session.read_file(given.url);
  const { page } = session;
  if (!page?.contentType.includes("pdf"))
    throw new ActionError(toolText(workplace, "no_pdf", { url: observation.url }));
  return { observation: shown(workplace, observation, page.observation, given.part) };
});

export const DEEPWEB_TOOLS = [webSearch, pageVisit, pdfFetch];

function shown(workplace: Workplace, observation: Observation, text: string, wanted = 1): Observation {
  const { url } = observation;
  const parts = partsOf(text, SHOWN);
  const body = parts[wanted - 1];
  if (body === undefined) throw new ActionError(toolText(workplace, "fewer_parts", { url, parts: parts.length }));
  const { language = "en" } = workplace;
  const title = workplace.session.page?.title || sessionText(language, "no_title");
  const head = [sessionText(language, "page", { title, url })];
  if (parts.length > 1) head.push(sessionText(language, "part", { part: wanted, parts: parts.length }));
  return { ...observation, text: `${head.join(" ")}\n${body}`, part: wanted, parts: parts.length, elements: [] };
}
