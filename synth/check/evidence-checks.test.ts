import { expect, it } from "vitest";
import { lakeSite } from "../relation.fixture.ts";
import { context, outcome, task } from "./check.fixture.ts";
import { informationRelevant } from "./information-relevant.ts";
import { urlValid } from "./url-valid.ts";

const bytes = async () => ({ url: "", body: new Uint8Array(1), contentType: "text/html" });
const withPages = (pages: typeof task.pages) => ({ ...task, pages });
const [root] = lakeSite().pages;

it("url_valid passes for pages that were recorded, and fails for those that were not or whose bytes are gone", async () => {
  expect(await outcome(urlValid, context({ source: bytes }))).toBe("pass");
  expect(await outcome(urlValid, context())).toBe("fail");
  expect(await outcome(urlValid, context({ source: bytes, pages: new Map() }))).toBe("fail");
});

it.each(["not an address", "ftp://lakes.example/a", "https://me:secret@lakes.example/"])(
  "url_valid fails for %s",
  async (url) => {
    const page = { ...task.pages[0]!, url };
    const given = { task: withPages([...task.pages, page]), source: bytes, pages: new Map([[url, root!]]) };
    expect(await outcome(urlValid, context(given))).toBe("fail");
  },
);

it("information_relevant fails for a page that gives nothing, and for a cell of a page that is not named", async () => {
  expect(await outcome(informationRelevant, context())).toBe("pass");
  expect(await outcome(informationRelevant, context({ task: withPages([...task.pages, root!]) }))).toBe("fail");
  expect(await outcome(informationRelevant, context({ task: withPages(task.pages.slice(1)) }))).toBe("fail");
});

it("information_relevant lets pages that a description does not fit go unnamed, where one page is asked about", async () => {
  const [lake, ...others] = task.pages;
  const uses = task.derivation.flatMap((step) => step.uses);
  const told = { as: "one", op: "identify", text: "the only one", uses };
  const asked = {
    as: "fact",
    op: "lookup",
    text: "its fact",
    uses: uses.filter(({ evidence }) => evidence.url === lake!.url),
  };
  const of = (kind: typeof task.kind, derivation: typeof task.derivation) =>
    outcome(informationRelevant, context({ task: { ...task, kind, pages: [lake!], derivation } }));
  expect(others.length).toBeGreaterThan(0);
  expect(await of("single_source", [told, asked])).toBe("pass");
  expect(await of("aggregation", [told, asked])).toBe("fail");
  expect(await of("single_source", [{ ...told, op: "filter" }, asked])).toBe("fail");
});
