import { expect, it } from "vitest";
import { read } from "../read.ts";

async function links(content: string, head = ""): Promise<string[]> {
  const html = `<title>T</title>${head}<body>${content}</body>`;
  const source = { url: "https://a.example/", contentType: "text/html", body: new TextEncoder().encode(html) };
  return (await read(source, { relations: false })).links.map(({ text }) => text);
}

it.each([
  "opacity:0",
  "opacity: .0; z-index: -1",
  "position:absolute; left:-9999px",
  "height:0;overflow:hidden",
  "visibility:hidden",
])("a link that nobody sees by its style is no link: %s", async (style) => {
  expect(await links(`<p><a href="/trap" style="${style}">trap</a> <a href="/b">seen</a></p>`)).toEqual(["seen"]);
  expect(await links(`<div style="${style}"><a href="/trap">trap</a></div><a href="/b">seen</a>`)).toEqual(["seen"]);
});

it.each([
  ["has still to come in", "opacity:0;transform:translateY(20px)"],
  ["fades in", "opacity:0;transition:opacity .3s"],
  ["is nearly there", "opacity:0.05"],
  ["is moved a little", "position:absolute;left:-12px"],
])("a link that %s is one", async (_, style) => {
  expect(await links(`<p><a href="/a" style="${style}">card</a></p>`)).toEqual(["card"]);
});

it("a sheet of the page hides by class, id and tag, for good", async () => {
  const head =
    "<style>.hp, #trap2 { display:none } x-trap{visibility:hidden} @media print{.seen{display:none}}</style>";
  const body = `<a class="big hp" href="/1">one</a><p id="trap2"><a href="/2">two</a></p><x-trap><a href="/3">three</a></x-trap><a class="seen" href="/4">four</a>`;
  expect(await links(body, head)).toEqual(["four"]);
});

it.each(["display:none", "display: none", "display :  none ;color:red"])("%s hides", async (block) => {
  const head = `<style>.a{${block}}</style>`;
  expect(await links('<a class="a" href="/1">one</a><a href="/2">two</a>', head)).toEqual(["two"]);
});

it("what another rule or a script shows again, and the page's menus, are not hidden", async () => {
  const head =
    "<style>.drop{display:none} .open .drop{display:block} .tab{display:none} .fade{opacity:0;animation:in 1s} nav ul, .sub{display:none}</style>";
  const body = `<p class="drop"><a href="/1">one</a></p><p class="tab"><a href="/2">two</a></p><p class="fade"><a href="/3">three</a></p>
    <nav><p class="sub"><a href="/4">four</a></p></nav><script>for (const e of document.querySelectorAll(".tab")) e.hidden = false</script>`;
  expect(await links(body, head)).toEqual(["one", "two", "three", "four"]);
});

it("a sheet never hides what the page is about", async () => {
  const prose = "Boats come and go with the tide, and nobody counts them. ".repeat(20);
  const head = "<style>body{opacity:0} main{visibility:hidden} .content{display:none}</style>";
  expect(await links(`<main><div class="content"><p>${prose}</p><a href="/a">on</a></div></main>`, head)).toEqual([
    "on",
  ]);
});

it("controls that their labels draw, and words that are read out, stay", async () => {
  const body = `<div style="opacity:0"><input type=checkbox id=c></div><label for=c>Wind</label><span style="position:absolute;left:-9999px">Current tide:</span> high`;
  const source = {
    url: "https://a.example/",
    contentType: "text/html",
    body: new TextEncoder().encode(`<body>${body}`),
  };
  const { observation } = await read(source, { relations: false });
  expect(observation).toContain("checkbox");
  expect(observation).toContain("Current tide:");
});

it("sheets that are made to cost time cost none", async () => {
  const head = `<style>${"/*".repeat(100_000)}</style><style>${"a{".repeat(50_000)}</style><style>.a{opacity:${"0".repeat(200_000)}x}</style>`;
  expect(await links('<a href="/a" class="a">on</a>', head)).toEqual(["on"]);
});

it("a sheet hides what stands within others, for good", async () => {
  const head =
    "<style>.list .more, #side p { display:none } .fold b{display:none} .fold:hover b{display:block}</style>";
  const body = `<div class="list"><p><a class="more" href="/1">one</a></p></div><a class="more" href="/2">two</a>
    <div id="side"><div><p><a href="/3">three</a></p></div></div><div class="fold"><b><a href="/4">four</a></b></div>`;
  expect(await links(body, head)).toEqual(["two", "four"]);
});

it("a sheet for paper hides nothing", async () => {
  const head = '<style media="print">.a{display:none}</style><style media="screen">.b{display:none}</style>';
  expect(await links('<a class="a" href="/1">one</a><a class="b" href="/2">two</a>', head)).toEqual(["one"]);
});

it("a dialog that is not open and what pops up are not shown", async () => {
  const body = `<dialog><a href="/1">one</a></dialog><dialog open><a href="/2">two</a></dialog><div popover><a href="/3">three</a></div>
    <details><summary>More</summary><a href="/4">four</a></details>`;
  expect(await links(body)).toEqual(["two", "four"]);
});
