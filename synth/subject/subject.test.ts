import { describe, expect, it } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { domainOf } from "./domain-of.ts";
import { provenanceOf } from "./provenance-of.ts";
import { statedSource } from "./stated-source.ts";
import { siteSubject } from "./subject-of.ts";

describe("domainOf", () => {
  it.each([
    ["Geography", ["Lakes of the north", "Surface area", "Elevation", "Country"]],
    ["Sport", ["Premier League season", "Football club", "Goals", "Coach"]],
    ["Computer Science", ["SQL functions", "Default value", "Server configuration"]],
    ["Medical", ["各医院患者人数", "疫苗接种", "药品名称"]],
    ["Finance", ["上市公司年报", "营业收入", "净利润"]],
  ])("%s", (domain, texts) => {
    expect(domainOf(texts)).toBe(domain);
  });

  it("is unknown where hardly a word speaks for one, or two domains have as much", () => {
    expect(domainOf(["Welcome", "Contact us", "Opening hours"])).toBe("unknown");
    expect(domainOf(["football", "album"])).toBe("unknown");
    expect(domainOf([])).toBe("unknown");
  });

  it("looks for whole words", () => {
    expect(domainOf(["footballers", "basketballs", "tennisball"])).toBe("unknown");
  });
});

describe("siteSubject", () => {
  const about = (name: string, columns: readonly string[], pages: number) => {
    const site = lakeSite([testRelation("facts", columns, [columns.map((_, at) => `${name} ${at}`)])]);
    const [first] = site.pages;
    const titled = Array.from({ length: 20 }, (_, at) => ({
      ...first!,
      url: `${first!.url}/${at}`,
      title: at < pages ? `${name} ${at}` : `Plot ${at}`,
    }));
    return siteSubject({ ...site, pages: titled }).domain;
  };

  it("is told by what stands on a good part of the pages", () => {
    expect(about("Skin disease", ["Symptoms", "Treatment"], 6)).toBe("Medical");
    expect(about("Skin disease", ["Symptoms", "Treatment"], 1)).toBe("unknown");
  });
});

describe("provenanceOf", () => {
  it.each([
    ["https://www.census.gov/data", "T1"],
    ["https://www.ons.gov.uk/x", "T1"],
    ["https://www.stats.gov.cn/x", "T1"],
    ["https://www.who.int/x", "T1"],
    ["https://physics.example.edu/x", "T2"],
    ["https://www.cam.ac.uk/x", "T2"],
    ["https://data.oecd.org/x", "T2"],
    ["https://www.reuters.com/x", "T3"],
    ["https://someone.blog.example/x", "T4"],
    ["https://notreuters.com/x", "T4"],
    ["https://gov.example.com/x", "T4"],
    ["http://127.0.0.1:8080/", "T4"],
  ])("%s is %s", (url, level) => {
    expect(provenanceOf({ url, title: "" })).toBe(level);
  });

  it("takes what the page states of itself, and the best that fits", () => {
    const url = "https://host.example/";
    expect(provenanceOf({ url, title: "Acme Inc. Form 10-K for 2024" })).toBe("T1");
    const html = `<meta name="publisher" content="University of Somewhere"><script type="application/ld+json">{"@type":["NewsArticle"]}</script>`;
    expect(statedSource(html)).toEqual({ types: ["NewsArticle"], publisher: "University of Somewhere" });
    expect(provenanceOf({ url, title: "", ...statedSource(html) })).toBe("T2");
    expect(provenanceOf({ url, title: "", types: ["NewsArticle"] })).toBe("T3");
  });
});

describe("what a site is called", () => {
  it.each([
    [`<link rel="home" href="index.html" title="A Short History of Acme"/>`, "A Short History of Acme"],
    [`<a accesskey="h" href="index.html" title="Acme 15 Handbook &amp; Atlas">Home</a>`, "Acme 15 Handbook & Atlas"],
    [`<a href="/" title="Go to the start page">Home</a>`, undefined],
    [`<a href="/" title="Acme home page">Home</a>`, undefined],
    [`<link rel="start" href="index.html" title="Top">`, undefined],
    [`<a href="/boats" title="Boats of Acme">Boats</a>`, undefined],
  ])("stands on the way back to its first page: %s", (html, site) => {
    expect(statedSource(html).site).toBe(site);
  });
});
