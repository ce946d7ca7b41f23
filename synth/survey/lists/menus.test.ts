import { expect, test } from "vitest";
import { siteMenus } from "./menus.ts";

const MENU = '<b>Makes</b><p><a href="acme">Acme</a> <a href="ardo">Ardo</a> <a href="argo">Argo</a></p>';
const page = (name: string, body = "") => ({ url: `https://x.example/${name}`, html: () => `<body>${MENU}${body}` });
const canonical = (href: string, base: string) => new URL(href, base).href;
const at = (...names: string[]) => new Set(names.map((name) => `https://x.example/${name}`));

test("what most pages lead to is their menu, unless a page leads there otherwise as well", () => {
  const list = page("makes", '<h1>All makes</h1><p><a href="acme">Acme</a> <a href="ardo">Ardo</a></p>');
  const { headed, menus } = siteMenus([page("news"), page("shop"), page("help"), list], canonical);
  expect(headed).toEqual([{ head: "Makes", urls: [...at("acme", "ardo", "argo")] }]);
  expect(menus.get("https://x.example/news")).toEqual(at("acme", "ardo", "argo"));
  expect(menus.get("https://x.example/makes")).toEqual(at("argo"));
});

test("a few pages have no menu that all of a site has", () => {
  expect(siteMenus([page("news"), page("shop")], canonical).menus.size).toBe(0);
});
