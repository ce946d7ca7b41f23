import { expect, it } from "vitest";
import type { Seen } from "./agent.ts";
import { Conversation } from "./conversation.ts";

const SITE = "https://lakes.example";
const MENU = (first: number) =>
  ["Home", "Lakes of the north", "Lakes of the south", "Depths and areas", "Keepers", "About this collection of lakes"]
    .map((name, at) => `- [${first + at}] link "${name}"`)
    .join("\n");

/** What a visit of a lake's page shows: its menu's elements are numbered from `first`. */
function page(name: string, first: number, fact: string): Seen {
  const url = `${SITE}/${name.toLowerCase()}`;
  const text = `Page: ${name} · ${url}\n${MENU(first)}\n\n# ${name}\n${fact}\nBoats may be rented in summer.`;
  return seen("visit", { url }, `I read of ${name}.`, text, url);
}

function seen(tool: string, args: Record<string, unknown>, thought: string, text: string, url: string): Seen {
  const observation = { url, title: "", text, part: 1, parts: 1, elements: [] };
  return { call: { thought, action: { tool, arguments: args } }, text, failed: false, observation };
}

function about(question: string, full?: number): { talk: Conversation; add: (...steps: Seen[]) => void } {
  const talk = new Conversation("SYSTEM", question, { question, language: "en", ...(full ? { full } : {}) });
  const add = (...steps: Seen[]) => {
    for (const step of steps) {
      const { tool, arguments: args } = step.call.action;
      talk.add({ id: "c", name: tool, arguments: JSON.stringify(args) }, step);
    }
  };
  return { talk, add };
}

const all = (talk: Conversation) =>
  talk
    .messages()
    .map(({ content }) => content)
    .join("\n---\n");

const arvo = page("Arvo", 1, "Depth | 11 m");
const belt = page("Belt", 11, "Depth | 23 m");
const corr = page("Corr", 21, "Depth | 7 m");
const dunn = page("Dunn", 31, "Depth | 44 m");

it("of pages seen long ago the thoughts stay, and the lines that the question asks for", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  add(arvo, belt, corr, dunn);
  expect(talk.condensed).toEqual([1, 2, 3]);
  const text = all(talk);
  for (const kept of ["I read of Arvo.", "Depth | 11 m", "Depth | 23 m", "Depth | 7 m"]) expect(text).toContain(kept);
  // Boats are mentioned on the last page, which is whole.
  expect(text.match(/Boats may be rented/g)).toHaveLength(1);
  expect(talk.messages().map(({ role }) => role)).toEqual(["system", "user", "assistant", "tool"]);
});

it("what pages said stands between marks however it is shortened", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  add(arvo, belt, corr, dunn);
  const user = talk.messages()[1]!.content;
  const outside = user.replace(/<page-text source="[^"]*">\n[\s\S]*\n<\/page-text>/, "");
  expect(outside).not.toContain("Depth |");
  expect(user).toContain("Page: Arvo · /arvo");
});

it("between two shortenings messages only grow at their end", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  add(arvo, belt, corr, dunn);
  const before = talk.messages();
  add(page("Esk", 41, "Depth | 3 m"));
  expect(talk.messages().slice(0, before.length)).toEqual(before);
});

it("a menu is shown once; its refs can be used on every page that has it", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  add(arvo, belt);
  expect(all(talk).match(/link "Depths and areas"/g)).toHaveLength(1);
  expect(all(talk)).toContain("as above: [1] to [6]");
  expect(talk.actual(4)).toBe(14);
  expect(talk.actual(99)).toBe(99);
  add(corr, dunn);
  // The page that the menu was first seen on is shortened; the menu is not.
  expect(all(talk).match(/link "Depths and areas"/g)).toHaveLength(1);
  expect(talk.actual(4)).toBe(34);
});

it("a page that is seen again is shown whole again, and told once among those seen earlier", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  add(arvo, belt, arvo);
  expect(talk.actual(4)).toBe(4);
  expect(all(talk).match(/link "Depths and areas"/g)).toHaveLength(2);
  add(corr, dunn);
  expect(talk.messages()[1]!.content.match(/Depth \| 11 m/g)).toHaveLength(1);
});

it("a step that is made again and again to no other end is told once", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  const lost = { ...seen("visit", { url: "/map" }, "I try the map.", "no page there", ""), failed: true };
  add(lost, lost, lost, arvo, belt);
  const user = talk.messages()[1]!.content;
  expect(user).toContain('1–3. visit {"url":"/map"}: I try the map.');
  expect(user.match(/no page there/g)).toHaveLength(1);
});

it("what two pages say alike is kept of each, and elements of pages that were left keep their names alone", () => {
  const { talk, add } = about("What is the depth and the keeper of the lakes?");
  const fact = 'Depth | 11 m\nKeeper | [9] link "Lena Osk"';
  add(page("Arvo", 1, fact), page("Belt", 11, fact), corr, dunn);
  const user = talk.messages()[1]!.content;
  expect(user.match(/Depth \| 11 m/g)).toHaveLength(2);
  expect(user.match(/Keeper \| "Lena Osk"/g)).toHaveLength(2);
});

it("addresses of one site are told relative to it", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  add(arvo);
  expect(talk.messages().at(-1)!.content).toMatch(/^<page-text source="\/arvo">\nPage: Arvo · \/arvo\n/);
  add(
    seen(
      "visit",
      { url: "https://rivers.example/" },
      "",
      "Page: Rivers · https://rivers.example/",
      "https://rivers.example/",
    ),
  );
  expect(all(talk)).toContain("Page: Arvo · https://lakes.example/arvo");
});

it("addresses are told in full where not all lie on one site", () => {
  const { talk, add } = about("What is the depth of the lakes?");
  const elsewhere = "https://rivers.example/";
  add(
    arvo,
    belt,
    corr,
    dunn,
    seen("visit", { url: elsewhere }, "", `Page: Rivers · ${elsewhere}\nThe rivers.`, elsewhere),
  );
  expect(talk.messages()[1]!.content).toContain("Page: Arvo · https://lakes.example/arvo");
});

it("an observation that the model cannot read whole is cut, with a word", () => {
  const { talk, add } = about("What is the depth of the lakes?", 1_000);
  add(page("Arvo", 1, "Depth | 11 m. ".repeat(100)));
  expect(all(talk)).toMatch(/more characters: too long to be shown whole/);
  expect(talk.condensed).toEqual([1]);
});
