import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBrowser } from "../browser/find-browser.ts";
import { AddressGuard } from "../fetch/address-guard.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { keepsSecret } from "../read/dom/secret-field.ts";
import { chromiumRoom } from "./chromium-room.ts";
import { openWeb } from "./open-web.ts";
import { TypedSecrets, WITHHELD } from "./typed-secrets.ts";

const SECRET = 'hérons & "reeds" 7';
const PAGE = (method: string) => `<!doctype html><title>Enter</title><h1>Enter</h1>
<form action="/in" method="${method}"><label>Name <input name="name"></label><label>Pass phrase <input type="password" name="pass"></label>
<label>Card <input name="card" autocomplete="billing cc-number"></label><button>Go</button></form>`;

let server: Server;
let origin: string;
const sent: URLSearchParams[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://site");
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (url.pathname !== "/in") {
        response.end(PAGE(url.pathname.slice(1)));
        return;
      }
      sent.push(new URLSearchParams(body || url.search));
      response.end("<!doctype html><title>In</title><p>You are in.</p>");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Entered {
  archived: string;
  /** What the agent was shown before the form was sent. */
  shown: string;
  /** What whoever writes down its steps keeps of the address where it arrived, and of what was typed. */
  noted: string;
  /** What another session of the same web keeps of it. */
  elsewhere: string;
}

async function enter(backend: "static" | "browser", method: string): Promise<Entered> {
  const kept: string[] = [];
  const secrets = new TypedSecrets();
  const sink: ExchangeSink = secrets.keptOutOf({
    record: async ({ url, requestBody, requestHeaders }) => {
      kept.push(url, requestBody ?? "", JSON.stringify(requestHeaders));
    },
    recordRendered: async (url, html) => {
      kept.push(url, Buffer.from(html).toString());
    },
  });
  const granted = [origin];
  const web = await openWeb({
    backend,
    secrets,
    fetcher: new HttpFetcher({ userAgent: "t", allowPrivate: granted, sink }),
    ...(backend === "browser" ? { browser: chromiumRoom({ guard: new AddressGuard(granted), sink }) } : {}),
  });
  try {
    const session = await web.open();
    const page = await session.visit(`${origin}/${method}`);
    const field = (name: string) => page.elements.find((element) => element.name === name)?.ref ?? 0;
    const shown = [
      (await session.input(field("Name"), "Ida")).text,
      (await session.input(field("Pass phrase"), SECRET)).text,
      (await session.input(field("Card"), "4111 1111")).text,
    ];
    const into = await session.click(field("Go"));
    expect(into.text).toContain("You are in.");
    const noted = [session.page?.url ?? "", into.text, `I type ${SECRET}`, SECRET, "41111"].map((text) =>
      session.withhold(text),
    );
    const elsewhere = (await web.open()).withhold(SECRET);
    return { archived: kept.join("\n"), shown: shown.join("\n"), noted: noted.join("\n"), elsewhere };
  } finally {
    await web.close();
  }
}

const decoded = (text: string) => decodeURIComponent(text.replaceAll("+", " ").replace(/%(?![0-9a-f]{2})/gi, "%25"));

describe.each(["post", "get"])("what is typed into a field for secrets, sent by %s", (method) => {
  it.each(["static", ...(findBrowser() ? ["browser" as const] : [])] as const)(
    "reaches the site and nothing that is kept, with the %s backend",
    async (backend) => {
      sent.length = 0;
      const { archived, shown, noted, elsewhere } = await enter(backend, method);
      expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ name: "Ida", pass: SECRET, card: "4111 1111" });
      for (const text of [
        archived,
        decoded(archived),
        shown,
        noted.replace("41111", ""),
        decoded(noted).replace("41111", ""),
      ]) {
        expect(text).not.toContain("reeds");
        expect(text).not.toContain("4111");
      }
      expect(noted).toContain(`I type ${WITHHELD}\n${WITHHELD}\n41111`);
      if (method === "get") expect(noted).toContain(`&card=${encodeURIComponent(WITHHELD)}`);
      expect(elsewhere).toBe(SECRET);
      if (backend === "static") expect(decoded(archived)).toContain(`pass=${WITHHELD}`);
    },
    60_000,
  );
});

it("fields for passwords, cards and one-time codes keep secrets, others do not", () => {
  expect(keepsSecret("Password", undefined)).toBe(true);
  expect(keepsSecret("text", "section-a billing cc-csc")).toBe(true);
  expect(keepsSecret(undefined, "one-time-code")).toBe(true);
  expect(keepsSecret("text", "username")).toBe(false);
  expect(keepsSecret(undefined, undefined)).toBe(false);
});
