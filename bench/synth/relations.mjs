const ORIGIN = "https://bench.example";
const WORDS = [
  "amber",
  "birch",
  "cedar",
  "delta",
  "ember",
  "fjord",
  "grove",
  "heath",
  "inlet",
  "jetty",
  "knoll",
  "larch",
];
const KINDS = ["coastal", "inland", "alpine", "urban"];
const ROWS = 30;

const nameOf = (relation, row) =>
  `${WORDS[row % WORDS.length][0].toUpperCase()}${WORDS[row % WORDS.length].slice(1)} ${WORDS[(row + relation) % WORDS.length]} ${relation}-${row}`;

/** "Amber birches", "Birch cedars": a kind of thing for each relation. */
function kindOf(relation) {
  const [first, second, third] = [relation, Math.floor(relation / 12), Math.floor(relation / 144)].map(
    (at) => WORDS[at % WORDS.length],
  );
  const noun = third === WORDS[0] ? `${first} ${second}s` : `${third} ${first} ${second}s`;
  return {
    noun: `${noun[0].toUpperCase()}${noun.slice(1)}`,
    folder: noun.replaceAll(" ", "-"),
    word: `${first} ${second}`,
  };
}

const column = (name, over) => ({ name, type: "text", role: "text", ...over });

const columnsOf = (word) => [
  column("Name", { role: "label" }),
  column(`Area of ${word}`, { type: "number", role: "measure", unit: "km²", additive: true }),
  column(`Population near ${word}`, { type: "number", role: "measure", additive: true }),
  column("Founded", { type: "number", role: "year" }),
  column("Opened", { type: "date", role: "date" }),
  column(`Kind of ${word}`, { role: "category" }),
];

function valueAt(relation, row, index) {
  const seed = (relation * 7919 + row * 104_729 + index * 1299) % 100_003;
  const text = (printed) => ({ kind: "text", printed });
  const number = (decimal, unit) => ({
    kind: "number",
    printed: unit ? `${decimal} ${unit}` : decimal,
    decimal,
    precision: decimal.split(".")[1]?.length ?? 0,
    ...(unit ? { unit } : {}),
  });
  switch (index) {
    case 0:
      return text(nameOf(relation, row));
    case 1:
      return number(`${10 + (seed % 900)}.${seed % 10}`, "km²");
    case 2:
      return number(String(1000 + seed));
    case 3:
      return number(String(1800 + (seed % 200)));
    case 4: {
      const iso = `${1900 + (seed % 120)}-0${1 + (seed % 9)}-1${seed % 9}`;
      return { kind: "date", printed: iso, iso, granularity: "day" };
    }
    default:
      return text(KINDS[seed % KINDS.length]);
  }
}

/** A site of this many page collections, `rows` pages each, all reachable from its root: a `SiteReading`. */
export function benchSite(relations, rows = ROWS) {
  const pages = [];
  const root = `${ORIGIN}/`;
  // As the store and the readers hand them on: each page has a text of its own for its snapshot, which all of its cells share.
  const page = (url, title, links, path) => ({
    url,
    title,
    depth: path.length - 1,
    path,
    snapshot: "0".repeat(64),
    contentType: "text/html",
    links,
  });
  const made = [];
  for (let relation = 0; relation < relations; relation++) {
    const { noun, folder, word } = kindOf(relation);
    const columns = columnsOf(word);
    const list = `${ORIGIN}/${folder}/`;
    const url = (row) => `${list}${nameOf(relation, row).toLowerCase().replaceAll(" ", "-")}`;
    const links = Array.from({ length: rows }, (_, row) => ({
      url: url(row),
      text: nameOf(relation, row),
      heading: "",
    }));
    pages.push(page(list, `${noun} | Bench`, links, [root, list]));
    const all = links.map((link, row) => {
      const read = page(link.url, `${link.text} | Bench`, [], [root, list, link.url]);
      pages.push(read);
      const cells = columns.map((_, index) => ({
        value: valueAt(relation, row, index),
        evidence: { snapshot: read.snapshot, url: link.url, place: { at: "node", path: `0/${index}` } },
      }));
      return { about: link.url, cells };
    });
    made.push({
      id: `r${relation}`,
      name: noun,
      source: "page_collection",
      url: url(0),
      columns,
      rows: all,
    });
  }
  pages.unshift(page(root, "Home | Bench", [], [root]));
  return { root, language: "en", pages, relations: made, across: made.map(({ id }) => id), sections: [] };
}
