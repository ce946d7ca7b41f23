import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { sureWords } from "./left-out.ts";
import type { PlacedPage, PlacedWord } from "./placed-word.ts";

/** Words read with less confidence than this are no words: lines of a drawing, letters of another writing. */
const SURE = 60;
/** Where more than this share of what was found is unsure, another writing is tried. */
const UNSURE_SHARE = 0.2;
/** Western writing first, for it is read faster; the Chinese data knows Latin letters and figures too. */
const LANGUAGES = ["eng", "chi_sim"] as const;
type Language = (typeof LANGUAGES)[number];

/** The line between two cells of a table, read as a letter. */
const RULE = /^[|¦│┃‖]+$/;

const require = createRequire(import.meta.url);
/** Where the packages of the trained data stand. */
const PACKAGES: Record<Language, string> = {
  eng: dirname(require.resolve("@tesseract.js-data/eng/package.json")),
  chi_sim: dirname(require.resolve("@tesseract.js-data/chi_sim/package.json")),
};

/**
 * The words of an image with their places and confidences, by the trained data that the packages bring: nothing is fetched.
 * What is read with little confidence is left out, and doubted what stands beside it.
 */
export async function parseImage(bytes: Buffer): Promise<PlacedPage> {
  let best: { page: PlacedPage; letters: number } | undefined;
  for (const language of LANGUAGES) {
    const worker = await openWorker(language);
    try {
      const words = await recognise(worker, bytes);
      const sure = sureWords(words, SURE);
      const letters = sure.reduce((sum, { text }) => sum + text.length, 0);
      if (!best || letters > best.letters) best = { page: pageOf(sure), letters };
      if (words.length > 0 && words.length - sure.length <= words.length * UNSURE_SHARE) break;
    } finally {
      await worker.terminate();
    }
  }
  return best?.page ?? pageOf([]);
}

async function openWorker(language: Language): Promise<Worker> {
  const local = { langPath: join(PACKAGES[language], "4.0.0_best_int"), cacheMethod: "none", gzip: true };
  const worker = await createWorker(language, OEM.LSTM_ONLY, local);
  // Labels of a chart and cells of a table stand anywhere.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return worker;
}

async function recognise(worker: Worker, bytes: Buffer): Promise<PlacedWord[]> {
  const { data } = await worker.recognize(bytes, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const words = lines.flatMap(({ words, bbox: line, baseline }) =>
    words.map(({ text, bbox, confidence }) => {
      const along = (bbox.x0 - baseline.x0) / Math.max(1, baseline.x1 - baseline.x0);
      const y = baseline.y0 + along * (baseline.y1 - baseline.y0);
      return {
        text,
        x: bbox.x0,
        // A baseline that was misjudged is kept within the word.
        y: Math.round(Math.min(bbox.y1, Math.max((bbox.y0 + bbox.y1) / 2, y))),
        width: bbox.x1 - bbox.x0,
        height: line.y1 - line.y0,
        sure: Math.round(confidence),
      };
    }),
  );
  return words.filter(({ text }) => !RULE.test(text));
}

function pageOf(words: PlacedWord[]): PlacedPage {
  const width = Math.max(0, ...words.map((word) => word.x + word.width));
  return { width, height: Math.max(0, ...words.map(({ y }) => y)), words };
}
