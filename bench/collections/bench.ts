/**
 * Page collections: `npm run bench -- collections [--no-mutations] [--folder FOLDER] [--json]`.
 *
 * Reads detail pages of real websites with hand-made truth as relations and has the data set's own scorer judge, beside
 * the two naive readers that its README names; then the same sites changed in ways that leave what they say as it was.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "../../core/random.ts";
import { addressOf } from "../../crawler/read/address-of.ts";
import { collectPages } from "../../crawler/read/collections/collect.ts";
import { collectionsDocument } from "../../crawler/read/collections/document.ts";
import { Report } from "../report.ts";
import { normal } from "./mutate-facts.ts";
import { MUTATIONS } from "./mutations.ts";
import { byConstantText, byPath } from "./naive-readers.ts";
import { type CollectionsRead, type Score, score } from "./score.ts";
import { type TrueSite, trueSites } from "./sites.ts";

const SHARED = join(import.meta.dirname, "../../../shared/data/page-collections");

const { values: flags } = parseArgs({
  options: {
    folder: { type: "string", default: SHARED },
    scorer: { type: "string", default: join(SHARED, "score.mjs") },
    /** Sites and mutations whose name holds this. */
    site: { type: "string", default: "" },
    mutation: { type: "string", default: "" },
    "no-mutations": { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

const report = new Report("collections");
const all = trueSites(resolve(flags.folder));
if (!all) {
  report.say("skipped");
  report.end();
  process.exit(0);
}
const sites = all.filter((site) => site.name.includes(flags.site));

function collect(site: TrueSite): { read: CollectionsRead; labels: Set<string> } {
  const pages = site.pages.map((page) => ({
    name: page.name,
    url: addressOf(page.html, `file:///${site.name}/${page.name}.html`),
    snapshot: page.name,
    html: () => page.html,
  }));
  const names = new Map(pages.map((page) => [page.url, page.name]));
  const collections = collectPages(pages);
  const labels = new Set<string>();
  for (const { relation } of collections)
    for (const column of relation.columns)
      if (!column.unnamed && column.role !== "label")
        labels.add(
          normal(
            column.name
              .split(" > ")
              .at(-1)!
              .replace(/ \(\d+\)$/, ""),
          ),
        );
  return { read: collectionsDocument(collections, (url) => `${names.get(url) ?? url}.html`), labels };
}

const judge = (list: readonly TrueSite[], read: (site: TrueSite) => CollectionsRead): Score =>
  score(
    flags.scorer,
    list.map((site) => ({ name: site.name, truth: site.truth, read: read(site) })),
  );

const figure = (value: number | undefined) => (value === undefined ? "-" : value.toFixed(3));
const print = (cells: readonly (string | number)[]) =>
  report.say(`| ${cells.map((cell) => String(cell)).join(" | ")} |`);

const known = new Map(sites.map((site) => [site.name, collect(site)]));
const waymark = judge(sites, (site) => known.get(site.name)!.read);
if (flags.mutation === "") {
  const paths = judge(sites, (site) => byPath(site.pages));
  const texts = judge(sites, (site) => byConstantText(site.pages));
  print([
    "site",
    "attribute_f1",
    "pair_f1",
    "columns",
    "constant",
    "by path",
    "columns",
    "by constant text",
    "pair_f1",
  ]);
  print(new Array(9).fill("---"));
  waymark.rows.forEach((row, i) => {
    const text = texts.rows[i]!;
    const path = paths.rows[i]!;
    print([
      row.site,
      figure(row.f1),
      figure(row.pairs?.f1),
      row.columns,
      row.constant,
      figure(path.f1),
      path.columns,
      figure(text.f1),
      figure(text.pairs?.f1),
    ]);
  });
  print([
    "mean",
    figure(waymark.total.attribute_f1),
    figure(waymark.total.pair_f1),
    waymark.total.columns_per_site.toFixed(1),
    waymark.total.constant_columns,
    figure(paths.total.attribute_f1),
    paths.total.columns_per_site.toFixed(0),
    figure(texts.total.attribute_f1),
    figure(texts.total.pair_f1),
  ]);
  report.say("");
  const readers = { Waymark: waymark, "one column per path": paths, "one column per constant text": texts };
  for (const [name, { total }] of Object.entries(readers)) {
    report.row(`${name}: attribute_f1`, total.attribute_f1, "share");
    report.row(`${name}: pair_f1`, total.pair_f1, "share");
    report.row(`${name}: columns a site`, total.columns_per_site, "columns");
  }
  for (const row of waymark.rows) report.row(`${row.site}: attribute_f1`, row.f1, "share");
}
print(["what was changed", "attribute_f1", "pair_f1", "columns", "constant", "sites that lost more than .02"]);
print(new Array(6).fill("---"));
const random = seededRandom("collections");
for (const mutation of flags["no-mutations"] ? [] : MUTATIONS.filter(({ name }) => name.includes(flags.mutation))) {
  const changed = sites.map((site) =>
    mutation.apply(site, known.get(site.name)!.labels, random.fork(`${mutation.name} ${site.name}`)),
  );
  const result = judge(changed, (site) => collect(site).read);
  const lost = result.rows.flatMap((row, i) => {
    const was = waymark.rows[i]!;
    const attribute = was.f1 - row.f1 > 0.02 ? [row.f1.toFixed(2)] : [];
    const pair = (was.pairs?.f1 ?? 0) - (row.pairs?.f1 ?? 0) > 0.02 ? [`pairs ${row.pairs!.f1.toFixed(2)}`] : [];
    return attribute.length + pair.length > 0 ? [`${row.site} ${[...attribute, ...pair].join(", ")}`] : [];
  });
  report.row(`${mutation.name}: attribute_f1`, result.total.attribute_f1, "share");
  report.row(`${mutation.name}: pair_f1`, result.total.pair_f1, "share");
  print([
    mutation.name,
    figure(result.total.attribute_f1),
    figure(result.total.pair_f1),
    result.total.columns_per_site.toFixed(1),
    result.total.constant_columns,
    lost.join("; "),
  ]);
}
report.end();
