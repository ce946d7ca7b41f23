import { expect, test } from "vitest";
import { read } from "./read.ts";

const PROSE =
  "Rivers carry water from the mountains to the sea, and towns have grown along them since people settled. ";

const readOf = (content: string) =>
  read(
    {
      url: "https://a.example/",
      contentType: "text/html",
      body: new TextEncoder().encode(
        `<title>T</title><body><main><h1>Rivers</h1><p>${PROSE.repeat(8)}</p>${content}</main><script>1</script></body>`,
      ),
    },
    { relations: false },
  );
const reason = async (content: string) => (await readOf(content)).needsBrowser;

test.each([
  ["buttons", "<div><button>1</button><button>2</button><button>3</button>…<button>17</button></div>"],
  ["items", "<ul><li><span>1</span></li><li><a href='#'>2</a></li><li><a href='#'>3</a></li><li>Next</li></ul>"],
  ["scripts as addresses", "<p>1 <a href='javascript:go(2)'>2</a> <a href='javascript:go(3)'>3</a></p>"],
])("pages that numbers turn by scripts ask for a browser: %s", async (_, strip) => {
  expect(await reason(strip)).toBe("its pages are turned by scripts");
});

test("numbers with addresses, notes, ratings and forms ask for none", async () => {
  expect(
    await reason("<p><a href='?page=1'>1</a> <a href='?page=2'>2</a> <a href='?page=3'>3</a></p>"),
  ).toBeUndefined();
  expect(await reason("<p>Long<a href='#n1'>1</a> and wide<a href='#n2'>2</a></p>")).toBeUndefined();
  expect(await reason("<div class='rating'><button>1</button><button>2</button></div>")).toBeUndefined();
  expect(await reason("<form><button type=button>1</button><button type=button>2</button></form>")).toBeUndefined();
});

test("a button that loads more asks for a browser", async () => {
  expect(await reason("<button>More on loads</button>")).toBeUndefined();
  expect(await reason("<button>Load 20 more</button>")).toContain("loaded by a button");
});

test("items that lead on by scripts ask for a browser, three of a kind that say something else each", async () => {
  const card = (name: string) => `<div class="card" onclick="openRiver('${name}')"><h3>${name}</h3></div>`;
  expect(await reason(["Rhine", "Oder", "Elbe"].map(card).join(""))).toContain("lead on by scripts");
  expect(await reason(["Rhine", "Rhine", "Rhine"].map(card).join(""))).toBeUndefined();
});

test("a handler that does nothing but go to an address is a link, on whatever it stands", async () => {
  const { links } = await readOf(`
    <table><tr onclick="window.location.href='/rhine';"><td>Rhine<td>1230 km</tr></table>
    <div onclick="location.assign(&quot;oder?a=1&amp;b=2&quot;)">Oder</div>
    <a href="javascript:window.open('/elbe', 'w')">Elbe</a> <a href="#" onclick="location='/main'; return false">Main</a>
    <div onclick="location.href='/both'"><a href="/own">Own</a></div>
    <div onclick="if (ok) location.href='/maybe'">Maybe</div> <a href="/real" onclick="location.href='/other'">Real</a>`);
  expect(links.map(({ text, url }) => [text, url.replace("https://a.example", "")])).toEqual([
    ["Rhine 1230 km", "/rhine"],
    ["Oder", "/oder?a=1&b=2"],
    ["Elbe", "/elbe"],
    ["Main", "/main"],
    ["Own", "/own"],
    ["Real", "/real"],
  ]);
});
