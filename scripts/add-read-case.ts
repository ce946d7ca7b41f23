/**
 * Adds a case for one of the readers, or writes its expectation anew:
 *
 *     npx tsx scripts/add-read-case.ts tables row-spans page.html
 *     npx tsx scripts/add-read-case.ts tables row-spans
 *
 * Read what it prints before you commit it: the expectation is what the reader says today.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { READERS, type Reader, readCase } from "../crawler/read/cases/read-case.ts";

const [reader, name, source] = process.argv.slice(2);
if (!isReader(reader) || name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  console.error(`usage: add-read-case.ts ${READERS.join("|")} NAME [SOURCE]   (NAME: lower case, digits, hyphens)`);
  process.exit(2);
}
const folder = join(fileURLToPath(new URL("../crawler/read/cases/", import.meta.url)), reader, name);
if (source !== undefined) {
  if (existsSync(join(folder, "expected.json"))) {
    console.error(`${folder} is there already; leave SOURCE out to write its expectation anew`);
    process.exit(2);
  }
  mkdirSync(folder, { recursive: true });
  copyFileSync(source, join(folder, `source${extname(source)}`));
}
const expected = JSON.stringify(await readCase(reader, folder), null, 2);
writeFileSync(join(folder, "expected.json"), `${expected}\n`);
console.log(expected);

function isReader(text: string | undefined): text is Reader {
  return READERS.some((known) => known === text);
}
