import { openStore } from "./storage/open-store.ts";
import { siteOfRoot } from "./storage/site-store.ts";
import { InboundLinks, listsTogether } from "./synth/survey/inbound-links.ts";
import { NounEvidence } from "./synth/survey/naming/noun-evidence.ts";
import { SiteArchive } from "./synth/survey/site-archive.ts";

const [db, root] = process.argv.slice(2);
const store = await openStore(db!);
const site = await siteOfRoot(store, root!);
const r = await new SiteArchive(store, site!).read();
console.log("listParts", [...r.listParts!]);
console.log("headed", JSON.stringify(r.headed?.map((h) => [h.head, h.urls.length])));
console.log("said", [...r.said!], "headings", [...r.headings!], "measures", [...(r.measures ?? [])]);
const inb = new InboundLinks(r.pages);
const ev = new NounEvidence(r.headed, r.relations);
for (const c of r.relations.filter((x) => x.source === "page_collection")) {
  console.log(c.id, c.name, c.columns.map((x) => x.name).slice(0, 3));
  const l = listsTogether(inb.listing(c), r.listParts);
  for (const { page, links } of l)
    console.log(
      "   ",
      page.url,
      page.title,
      new Set(links.map((x) => x.url)).size,
      [...new Set(links.map((x) => x.heading))].slice(0, 5),
    );
  const about = new Set(c.rows.flatMap((x) => x.about ?? []));
  console.log("  about", about.size, "col", ev.columnOf(about), "heads", ev.headsOf(about));
}
process.exit(0);
