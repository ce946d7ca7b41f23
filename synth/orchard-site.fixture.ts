import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Farms as their pages print them: hectares, trees, year of foundation, village. */
const FARMS: readonly (readonly [string, number, number, number, string])[] = [
  ["Aldermoor", 12, 340, 1921, "Wendle"],
  ["Bramhill", 31, 905, 1948, "Oxlow"],
  ["Cresswell", 7, 210, 1963, "Wendle"],
  ["Dunholm", 44, 1290, 1906, "Tarrant"],
  ["Eastry", 19, 515, 1977, "Oxlow"],
  ["Fenwick", 26, 730, 1934, "Tarrant"],
  ["Gorse Lea", 9, 275, 1985, "Wendle"],
  ["Hartwell", 38, 1105, 1912, "Pell"],
];

/** Villages: inhabitants and height above the sea. */
const VILLAGES: readonly (readonly [string, number, number])[] = [
  ["Wendle", 612, 84],
  ["Oxlow", 1480, 131],
  ["Tarrant", 957, 46],
  ["Pell", 233, 210],
];

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title} | Orchard Survey</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const facts = (rows: readonly (readonly [string, string])[]) =>
  `<table>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join("")}</table>`;

const list = (folder: string, names: readonly string[]) =>
  `<ul>${names.map((name) => `<li><a href="/${folder}/${slug(name)}">${name}</a></li>`).join("")}</ul>`;

/** Pages by path: two collections that link to each other, and a CSV file that tells more of one of them. */
export function orchardPages(): Map<string, string> {
  const pages = new Map<string, string>();
  const farms = FARMS.map(([name]) => name);
  const villages = VILLAGES.map(([name]) => name);
  pages.set(
    "/",
    page(
      "Orchard Survey",
      `<p>Read about <a href="/farms">all farms</a>, <a href="/villages">all villages</a> and the <a href="/harvest.csv">Harvest by farm (CSV)</a>.</p>`,
    ),
  );
  pages.set("/farms", page("Farms", list("farms", farms)));
  pages.set("/villages", page("Villages", list("villages", villages)));
  for (const [name, area, trees, founded, village] of FARMS) {
    const link = `<a href="/villages/${slug(village)}">${village}</a>`;
    const rows = [
      ["Area", `${area} ha`],
      ["Trees", `${trees}`],
      ["Founded", `${founded}`],
      ["Village", link],
    ] as const;
    pages.set(`/farms/${slug(name)}`, page(name, facts(rows)));
  }
  for (const [name, people, height] of VILLAGES) {
    const rows = [
      ["Inhabitants", `${people}`],
      ["Altitude", `${height} m`],
    ] as const;
    pages.set(`/villages/${slug(name)}`, page(name, facts(rows)));
  }
  const harvest = FARMS.map(([name, area], at) => `${name},${area * 7 + at},${at % 3 === 0 ? "cider" : "dessert"}`);
  pages.set("/harvest.csv", `Farm,Harvest weight,Use\n${harvest.join("\n")}\n`);
  return pages;
}

export interface OrchardSite {
  root: string;
  /** What is served; changes take effect at once. */
  pages: Map<string, string>;
  close(): Promise<void>;
}

/** Serves the site on loopback. */
export async function serveOrchards(): Promise<OrchardSite> {
  const pages = orchardPages();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const body = pages.get(path);
    if (body === undefined) response.writeHead(404).end();
    else response.setHeader("content-type", `text/${path.endsWith(".csv") ? "csv" : "html"}; charset=utf-8`).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    pages,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
