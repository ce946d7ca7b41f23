/**
 * A made-up site of any size, the same at every run: pages of 6-9 kB with a table, prose and ten links each. Page `n`
 * links to pages `10n+1` to `10n+10` while there are so many (so that 100,000 pages lie within five clicks), and else to
 * pages anywhere.
 */

const LINKS = 10;
const ROWS = 12;
const PARAGRAPHS = 8;
const VOCABULARY = 3_000;

/** Numbers from 0 to 1, fixed by `seed` (mulberry32, public domain). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi zo nar lis mon ter gal win".split(" ");
const WORDS = makeWords();

function makeWords(): string[] {
  const next = numbers(7);
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    let word = "";
    for (let left = 2 + Math.floor(next() * 3); left > 0; left--)
      word += SYLLABLES[Math.floor(next() * SYLLABLES.length)];
    words.add(word);
  }
  return [...words];
}

/** Path of a page: the first is the root. */
export function pathOf(number: number): string {
  return number === 0 ? "/" : `/${WORDS[number % 40]}/${WORDS[(number * 7) % VOCABULARY]}-${number}.html`;
}

/** The HTML of a page of a site of `total` pages. */
export function pageHtml(number: number, total: number): string {
  const next = numbers(number + 1);
  const word = () => WORDS[Math.floor(next() * VOCABULARY)] ?? "";
  const words = (count: number) => Array.from({ length: count }, word).join(" ");
  const name = (at: number) => `${WORDS[(at * 7) % VOCABULARY]} ${at}`;
  const links = Array.from({ length: LINKS }, (_, position) => {
    const child = number * LINKS + position + 1;
    const target = child < total ? child : Math.floor(next() * total);
    return `<li><a href="${pathOf(target)}">${name(target)}</a> ${words(6)}</li>`;
  });
  const rows = Array.from(
    { length: ROWS },
    (_, row) =>
      `<tr><td>${word()} ${row + 1}</td><td>${1950 + Math.floor(next() * 75)}</td>` +
      `<td>${(next() * 10_000).toFixed(1)}</td><td>${Math.floor(next() * 1_000_000).toLocaleString("en-US")}</td><td>${words(2)}</td></tr>`,
  );
  const paragraphs = Array.from({ length: PARAGRAPHS }, () => `<p>${words(45 + Math.floor(next() * 30))}.</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name(number)}</title>
<meta name="description" content="${words(12)}"><link rel="stylesheet" href="/style.css"></head>
<body><header><h1>${name(number)}</h1></header><main>
<h2>${words(3)}</h2>
${paragraphs.slice(0, 4).join("\n")}
<h2>${words(3)}</h2>
<table><caption>${words(4)}</caption><thead><tr><th>Name</th><th>Year</th><th>Length (km)</th><th>People</th><th>Kind</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table>
${paragraphs.slice(4).join("\n")}
<h2>${words(2)}</h2>
<ul>${links.join("\n")}</ul>
</main><footer><p>${words(10)}</p></footer></body></html>
`;
}
