import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Fetched, Fetcher } from "../fetch/fetcher.ts";
import { sitemapUrls } from "./sitemaps.ts";

const LISTED = "<urlset><url><loc>http://site.test/alpha</loc></url><url><loc>/beta</loc></url></urlset>";

function serving(files: Record<string, Uint8Array>): Fetcher {
  const fetch: Fetcher["fetch"] = ({ url }) => Promise.resolve({ url, body: files[url] ?? Buffer.from("") } as Fetched);
  return { fetch } as Fetcher;
}

it("unpacks sitemaps that are sent as packed files, those of an index too", async () => {
  const index = "<sitemapindex><sitemap><loc>http://site.test/one.xml.gz</loc></sitemap></sitemapindex>";
  const fetcher = serving({
    "http://site.test/index.xml.gz": gzipSync(index),
    "http://site.test/one.xml.gz": gzipSync(LISTED),
  });
  const urls = await sitemapUrls(["http://site.test/index.xml.gz"], fetcher, 10);
  expect(urls).toEqual(["http://site.test/alpha", "http://site.test/beta"]);
});

it("reads sitemaps in other encodings than theirs should be in", async () => {
  const fetcher = serving({
    "http://site.test/wide.xml": Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${LISTED}`, "utf16le"),
    "http://site.test/marked.txt": Buffer.from("\ufeffhttp://site.test/gamma\r\n"),
  });
  const urls = await sitemapUrls(["http://site.test/wide.xml", "http://site.test/marked.txt"], fetcher, 10);
  expect(urls).toEqual(["http://site.test/alpha", "http://site.test/beta", "http://site.test/gamma"]);
});

it("passes over one whose packing is torn", async () => {
  const fetcher = serving({
    "http://site.test/torn.gz": gzipSync(LISTED).subarray(0, 30),
    "http://site.test/sound.xml": Buffer.from(LISTED),
  });
  const urls = await sitemapUrls(["http://site.test/torn.gz", "http://site.test/sound.xml"], fetcher, 10);
  expect(urls).toHaveLength(2);
});

it("takes no address that was cut off with the rest of its file", async () => {
  const cut = "<urlset><url><loc>http://site.test/alpha</loc></url><url><loc>http://site.test/bet";
  const fetcher = serving({ "http://site.test/cut.xml": Buffer.from(cut) });
  expect(await sitemapUrls(["http://site.test/cut.xml"], fetcher, 10)).toEqual(["http://site.test/alpha"]);
});

it("reads feeds that stand for sitemaps", async () => {
  const fetcher = serving({
    "http://site.test/feed.rss": Buffer.from(
      "<rss><channel><link>http://site.test/</link><item><title>A</title><link>http://site.test/a</link></item></channel></rss>",
    ),
    "http://site.test/feed.atom": Buffer.from(
      '<feed><link href="http://site.test/"/><entry><link rel="self" href="/self"/><link href="/b"/></entry></feed>',
    ),
  });
  const urls = await sitemapUrls(["http://site.test/feed.rss", "http://site.test/feed.atom"], fetcher, 10);
  expect(urls).toEqual(["http://site.test/a", "http://site.test/b"]);
});
