/**
 * Entry of the child process that parses foreign formats. It reads a kind as its first argument and the file's bytes on
 * stdin, and writes one JSON document on stdout. It runs under limits of the operating system and may die at any time.
 */
import type { ForeignKind } from "./foreign-document.ts";
import { parseImage } from "./image-text.ts";
import { parsePdf } from "./pdf-pages.ts";
import { parseWorkbook } from "./workbook.ts";

const kind = process.argv[2] as ForeignKind;
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const bytes = Buffer.concat(chunks);
const parsers = { xlsx: parseWorkbook, pdf: parsePdf, image: parseImage };
try {
  process.stdout.write(JSON.stringify(await parsers[kind](bytes)));
} catch (error) {
  // Libraries throw things that print without their message: the parent reads one line that says it.
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  process.stderr.write(`Error: ${(message || name).replace(/\s+/g, " ")}\n`, () => process.exit(1));
}
