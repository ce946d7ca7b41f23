import { expect, it } from "vitest";
import { read } from "../read.ts";

async function page(content: string) {
  const source = {
    url: "https://a.example/",
    contentType: "text/html",
    body: new TextEncoder().encode(`<title>T</title><body>${content}</body>`),
  };
  return read(source, { relations: false });
}

const WORDS =
  "We use cookies and similar technologies to give you the best experience, to measure how our site is used, and to show advertisements that suit you, together with our 812 partners. You can accept all of them or choose in the settings.";
const BOXES = [
  `<div id="onetrust-banner-sdk"><p>${WORDS}</p><button>Accept all</button></div>`,
  `<section class="gdpr-notice"><h2>Your privacy</h2><p>${WORDS}</p><button>Reject</button></section>`,
  `<div style="position:fixed;bottom:0"><p>${WORDS}</p><button>Accept all</button></div>`,
  `<div role="dialog" aria-modal="true"><p>${WORDS}</p><a href="/privacy">More</a></div>`,
];

it.each(BOXES)("a box that asks for consent is no main text, and stands last in what is observed: %s", async (box) => {
  const article = `<h1>The ferry</h1>${"<p>The ferry crosses the sound six times a day, and in the winter four times, unless the wind is too strong for it.</p>".repeat(4)}`;
  for (const content of [article, "<h1>Harbours</h1><ul><li><a href=/a>Aalesund</a><li><a href=/b>Bergen</a></ul>"]) {
    const { mainText, observation } = await page(box + content);
    expect(mainText).not.toMatch(/cookies|privacy/i);
    expect(mainText).not.toBe("");
    expect(observation.indexOf("cookies")).toBeGreaterThan(
      observation.indexOf("ferry") + observation.indexOf("Bergen"),
    );
    expect(observation.startsWith("# ")).toBe(true);
  }
});

it("a page about cookies keeps what it says of them", async () => {
  const { mainText, observation } = await page(
    `<div class="cookie-policy"><h2>Cookies</h2><p>${WORDS}</p></div><p>Contact us.</p>`,
  );
  expect(mainText).toContain("We use cookies");
  expect(observation.indexOf("We use cookies")).toBeLessThan(observation.indexOf("Contact us"));
});

it("biscuits are none of it", async () => {
  const { mainText } = await page(
    `<h1>Baking</h1><div class="cookie-card"><h2>Oat cookies</h2><p>Bake the cookies for ten minutes.</p></div><div class="cookie-card"><h2>Nut cookies</h2><p>Bake the cookies for twelve.</p></div>`,
  );
  expect(mainText).toContain("ten minutes");
});
