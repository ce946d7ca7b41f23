import { describe, expect, it } from "vitest";
import { GATES, NO_GATES } from "../../../fixtures/traps/gates.ts";
import { document } from "../../../fixtures/traps/trap.ts";
import { read } from "../../read/read.ts";
import { gateOf } from "./gate.ts";

async function judge(html: string, url = "http://site.test/page") {
  const source = { url, body: Buffer.from(html), contentType: "text/html; charset=utf-8" };
  const { mainText } = await read(source, { relations: false });
  return gateOf(source, mainText)?.gate;
}

describe("gateOf", () => {
  it.each(Object.entries(GATES))("recognises %s", async (_, { title, body, gate }) => {
    expect(await judge(document(title, body))).toBe(gate);
  });

  it.each(Object.entries(NO_GATES))("takes %s for what it is", async (_, { title, body }) => {
    expect(await judge(document(title, body))).toBeUndefined();
  });

  it("knows the first step of a login by its address too", async () => {
    const page = document("Sign in", "<form><input type=email autocomplete=username><button>Next</button></form>");
    expect(await judge(page, "http://site.test/account/signin")).toBe("login_required");
    expect(await judge(page, "http://site.test/newsletter")).toBeUndefined();
  });

  it("needs nothing to press where the page says itself that it is not free, or calls its wall so", async () => {
    const says = `<script type="application/ld+json">{"@type":"Article","isAccessibleForFree":false}</script>`;
    const lead = "<h1>The third pier</h1><p>It was never begun.</p>";
    const call = "Subscribe now to continue reading. Already a subscriber? Log in";
    expect(await judge(document("Pier", `${says}${lead}<div class=box>${call}</div>`))).toBe("paywall");
    expect(await judge(document("Pier", `${lead}<div class=paywall>${call}</div>`))).toBe("paywall");
    expect(await judge(document("Pier", `${lead}<div class=box>${call}</div>`))).toBeUndefined();
  });

  it("judges a page that is made to cost time", async () => {
    const deep = `Subscribe to continue reading ${"<div>".repeat(20_000)}<a>Subscribe</a><input type=password>`;
    expect(await judge(document("x", deep))).toBeUndefined();
  });

  it("leaves files alone", () => {
    const body = Buffer.from("captcha: please verify that you are human");
    expect(gateOf({ url: "http://site.test/a.txt", body, contentType: "text/plain" }, "")).toBeUndefined();
  });
});
