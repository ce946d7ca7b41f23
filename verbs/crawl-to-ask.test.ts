import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { crawl } from "./crawl.ts";
import { crawlToAsk } from "./crawl-to-ask.ts";
import { complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

const SORTS = ["Oaks", "Firs", "Elms"];
/** Sixteen trees of each sort. */
const NUMBERS = Array.from({ length: 16 }, (_, at) => at + 1);
const link = (sort: string, number: number) =>
  `<li><a href="/${sort.toLowerCase()}-${number}.html">${sort} ${number}</a></li>`;
const INDEX = `<h1>Trees</h1>
<ul>${NUMBERS.flatMap((number) => SORTS.map((sort) => link(sort, number))).join("")}</ul>
${SORTS.map((sort) => `<h2>${sort}</h2><ul>${NUMBERS.map((number) => link(sort, number)).join("")}</ul>`).join("")}`;
const tree = (path: string) =>
  `<h1>${path.slice(1, -5)}</h1><dl><dt>Height</dt><dd>${path.length * 3 + Number(/\d+/.exec(path))} m</dd>
   <dt>Bark</dt><dd>${path.includes("o") ? "rough" : "smooth"}</dd></dl><p>A tree of the park, measured each spring.</p>`;

it("keeps pages back for what lacks only a few, so that a part of an index too long for the budget is read whole", async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const known = path === "/" || /^\/(?:oaks|firs|elms)-\d+\.html$/.test(path);
    response.writeHead(known ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html lang="en"><title>${path}</title><body>${path === "/" ? INDEX : tree(path)}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const folder = mkdtempSync(join(tmpdir(), "waymark-ask-"));
  const readOf = (db: string) =>
    withStore(db, async (store) => {
      const rows = await store.db.selectFrom("pages").select("url").where("state", "=", "done").execute();
      const counts = SORTS.map((sort) => rows.filter(({ url }) => url.includes(sort.toLowerCase())).length);
      return { all: rows.length, whole: counts.filter((count) => count === NUMBERS.length).length };
    });
  try {
    const given = { render: "never", maxPages: 40, maxPerShape: 40 } as const satisfies Options<
      "render" | "maxPages" | "maxPerShape"
    >;
    const [plain, asking] = [join(folder, "plain.db"), join(folder, "asking.db")];
    await crawl([root], { ...given, db: plain });
    expect(await readOf(plain)).toEqual({ all: 40, whole: 0 });
    await withStore(asking, (store) => crawlToAsk([root], complete({ ...given, db: asking }), store));
    expect(await readOf(asking)).toEqual({ all: 40, whole: 1 });
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
