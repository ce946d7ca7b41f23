import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A page with what a person said its article is. */
export interface TruePage {
  id: string;
  url: string;
  html: string;
  article: string;
}

const FOLDER = join(import.meta.dirname, "../../../shared/data/article-extraction");

/** The pages with truth, in order of id; undefined where the data are not there. */
export function truePages(): TruePage[] | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const truth = JSON.parse(readFileSync(join(FOLDER, "ground-truth.json"), "utf8")) as Record<
    string,
    { url: string; articleBody: string }
  >;
  return readdirSync(join(FOLDER, "html"))
    .map((name) => name.replace(".html.gz", ""))
    .sort()
    .map((id) => {
      const known = truth[id];
      if (!known) throw new Error(`article-extraction: ground-truth.json lacks ${id}`);
      const html = gunzipSync(readFileSync(join(FOLDER, "html", `${id}.html.gz`))).toString("utf8");
      return { id, url: known.url, html, article: known.articleBody };
    });
}
