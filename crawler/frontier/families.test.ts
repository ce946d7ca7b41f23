import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../storage/open-store.ts";
import type { PackedRelation } from "../../storage/packed-relation.ts";
import { ensureSite, siteId } from "../../storage/site-store.ts";
import { Families, familyOf, homeOf } from "./families.ts";

const ROOT = "https://a.org/";
const SITE = siteId(ROOT);

const packed = (source: string, ...names: string[]): PackedRelation => ({
  id: names.join(),
  name: "",
  source,
  url: ROOT,
  title: "",
  rowCount: 1,
  columns: JSON.stringify(names.map((name) => ({ name, type: "text", role: "text" }))),
  rows: "[]",
});

describe("families of pages", () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(":memory:");
    await ensureSite(store.db, { root: ROOT, scope: "host", options: {}, grants: [], at: new Date(0) });
  });
  afterEach(() => store.close());

  const learnt = (families: Families, pages: readonly PackedRelation[][]) =>
    pages.map((relations, at) => families.learn(store.sql, familyOf(`https://a.org/units/u${at}.html`), relations));

  it("are pages beside each other, whatever they are called", () => {
    expect(familyOf("https://a.org/units/elf.html")).toBe("a.org/units/*.html");
    expect(familyOf("https://a.org/units/orc-7.html")).toBe("a.org/units/*.html");
    expect(familyOf("https://a.org/units/elf/")).toBe("a.org/units/*/");
    expect(familyOf("https://a.org/unit?id=7")).toBe("a.org/unit?id");
    expect(familyOf("https://a.org/")).toBe("a.org/");
  });

  it("state the same once three pages share two labels", () => {
    const page = [packed("infobox", "Cost", "Hitpoints")];
    expect(learnt(new Families(SITE), [page, page, page, page])).toEqual([false, false, true, false]);
  });

  it("state nothing where pages share one label, lists of links, or hardly a page has the same", () => {
    const one = [packed("infobox", "Author")];
    const links = [packed("records", "Name", "Reference")];
    expect(learnt(new Families(SITE), [one, one, one, one])).not.toContain(true);
    const others = new Families("another");
    expect(learnt(others, [links, links, links, links])).not.toContain(true);
    const apart = ["a", "b", "c", "d", "e"].map((name) => [packed("html_table", name, `${name}2`)]);
    expect(learnt(new Families("a third"), apart)).not.toContain(true);
  });

  it("are remembered by the store", () => {
    const page = [packed("html_table", "Cost", "Hitpoints")];
    const first = new Families(SITE);
    learnt(first, [page, page]);
    first.save(store.sql);
    const next = new Families(SITE);
    expect(next.learn(store.sql, familyOf("https://a.org/units/third.html"), page)).toBe(true);
    next.save(store.sql);
    expect(new Families(SITE).isStating(store.sql, "a.org/units/*.html")).toBe(true);
  });
});

describe("the home of an anchor", () => {
  it("is the folder that it stands in", () => {
    expect(homeOf("https://a.org/docs/hwmon/index.html")).toBe("a.org/docs/hwmon/");
    expect(homeOf("https://a.org/")).toBe("a.org/");
  });
});
