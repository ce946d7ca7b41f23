import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { contentId, sha256 } from "../core/ids.ts";
import type { Program } from "../core/program.ts";
import type { Relation } from "../core/relation.ts";
import type { Task } from "../core/task.ts";
import { HttpFetcher } from "../crawler/fetch/http-fetcher.ts";
import { collectPages } from "../crawler/read/collections/collect.ts";
import { read } from "../crawler/read/read.ts";
import { openWeb } from "../crawler/session/open-web.ts";
import type { Web } from "../crawler/web.ts";
import { run } from "../logic/interpreter.ts";

const LAKES = [
  ["Arvo", "12.5", "Mira Holt"],
  ["Belt", "7.25", "Jonas Frey"],
  ["Corr", "30.1", "Lena Osk"],
  ["Dunn", "4.4", "Pia Marsh"],
] as const;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** A site of lakes: a root, a list, a page of `label: value` blocks for each lake, and a table of depths. */
export function lakePages(): Map<string, string> {
  const pages = new Map<string, string>();
  pages.set(
    "/",
    page(
      "Lakes of Norra",
      `<p>All lakes.</p><p><a href="/lakes">The lakes</a> <a href="/depths">Depths</a> <a href="/levels.csv">Levels</a></p>`,
    ),
  );
  const items = LAKES.map(([name]) => `<li><a href="/lakes/${name.toLowerCase()}">Lake ${name}</a></li>`).join("");
  pages.set("/lakes", page("The lakes", `<ul>${items}</ul>`));
  for (const [name, area, keeper] of LAKES) {
    const facts = `<dl><dt>Area</dt><dd>${area} km²</dd><dt>Keeper</dt><dd>${keeper}</dd><dt>Region</dt><dd>North ${name}shire</dd></dl>`;
    pages.set(`/lakes/${name.toLowerCase()}`, page(`Lake ${name}`, facts));
  }
  const rows = LAKES.map(([name], at) => `<tr><td>Lake ${name}</td><td>${(at + 1) * 11} m</td></tr>`).join("");
  // Long enough for several parts, so that the table is not on the first one.
  const prose = Array.from(
    { length: 120 },
    (_, at) => `<p>Sounding number ${at} was taken from the boat on a calm day in spring, twice.</p>`,
  );
  pages.set(
    "/depths",
    page("Depths", `${prose.join("")}<table><tr><th>Lake</th><th>Greatest depth</th></tr>${rows}</table>`),
  );
  pages.set("/levels.csv", `Lake,Level\n${LAKES.map(([name], at) => `Lake ${name},${100 + at * 7}.5 m`).join("\n")}\n`);
  return pages;
}

export interface SmallSite {
  origin: string;
  pages: Map<string, string>;
  web(): Promise<Web>;
  close(): Promise<void>;
}

/** Serves pages on loopback; what is changed in `pages` is served changed. */
export async function serveSmallSite(pages = lakePages()): Promise<SmallSite> {
  const server: Server = createServer((request, response) => {
    const found = pages.get(new URL(request.url ?? "/", "http://site").pathname);
    const type = request.url?.endsWith(".csv") ? "text/csv" : "text/html; charset=utf-8";
    response.writeHead(found === undefined ? 404 : 200, { "content-type": type });
    response.end(found ?? "not here");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pages,
    web: () => openWeb({ backend: "static", fetcher: new HttpFetcher({ userAgent: "test", allowPrivate: [origin] }) }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The collection of the lakes' pages, read as a crawl reads them. */
export function lakeCollection(site: SmallSite): Relation {
  const pages = [...site.pages].filter(([path]) => path.startsWith("/lakes/"));
  const [found] = collectPages(
    pages.map(([path, html]) => ({ url: site.origin + path, snapshot: sha256(html), html: () => html })),
  );
  return found!.relation;
}

/** The relation that a page or file of the site holds. */
export async function relationOn(site: SmallSite, path: string): Promise<Relation> {
  const body = Buffer.from(site.pages.get(path)!);
  const contentType = path.endsWith(".csv") ? "text/csv" : "text/html";
  const found = await read({ url: site.origin + path, body, contentType }, { relations: true });
  return found.relations[0]!;
}

/** A task whose program is run over these relations; `paths` are the clicks to each page, the page last. */
export function taskOver(
  site: SmallSite,
  relations: readonly Relation[],
  program: Program,
  paths: readonly (readonly string[])[],
): Task {
  const execution = run(program, new Map(relations.map((relation) => [relation.id, relation])));
  return {
    id: contentId(program),
    kind: "aggregation",
    question: "A question that the program answers?",
    answer: execution.answer,
    answerText: execution.answerText,
    root: `${site.origin}/`,
    language: "en",
    subtype: execution.subtype,
    operations: execution.operations,
    level: 1,
    program,
    derivation: execution.derivation,
    pages: paths.map((path) => ({
      url: site.origin + path.at(-1)!,
      title: path.at(-1)!,
      depth: path.length - 1,
      path: path.map((each) => site.origin + each),
    })),
    sources: relations.map((relation) => relation.source),
  };
}
