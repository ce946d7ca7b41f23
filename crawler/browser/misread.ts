import iconv from "iconv-lite";
import type { Response } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { decodeBytes } from "../read/text/charset.ts";
import { knownEncoding } from "../read/text/encoding-names.ts";
import type { Ask } from "./ask.ts";

/** A body as the protocol gives it: decoded where the browser could decode it, else its bytes (`Network.getResponseBody`). */
export interface GivenBody {
  body: string;
  base64Encoded: boolean;
}

/** A document whose encoding is not plainly UTF-8: the bytes that came, and what is to be loaded in its place. */
export interface Document {
  bytes: Buffer;
  /** The document in UTF-8, where the browser read it in an encoding that it is not in. */
  mended?: Given;
}

/** What stands for the network's answer when a document is loaded anew. */
export interface Given {
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const BODY_DEADLINE_MS = 3_000;
/** Fields that spoke of the body as it came; and cookies, which have been set. */
const OF_BODY = /^(?:content-(?:type|encoding|length)|transfer-encoding|set-cookie)$/i;
/** Valid UTF-8, and so read as what it is. */
const READ_RIGHTLY = `document.characterSet === "UTF-8" && !document.documentElement?.textContent.includes("\\ufffd")`;
/** What the Encoding Standard maps bytes to for which their encodings have no letter. */
const CONTROLS = /([\x80-\x9f]+)/;

/**
 * The document that a browser shows, where it was not plainly right to read it as it did: browsers believe what is declared,
 * and many declarations are wrong (`decodeBytes`). Undefined where it was, or where the browser no longer has it.
 */
export async function documentAsCame(
  ask: Ask,
  response: Response,
  given: () => Promise<GivenBody | undefined>,
): Promise<Document | undefined> {
  const url = response.url();
  const [asked] = await Promise.allSettled([
    withDeadline(BODY_DEADLINE_MS, `the encoding of ${url}`, async () => {
      const charset = await ask<string | false>(`(${READ_RIGHTLY}) ? false : document.characterSet`);
      return charset === false ? undefined : { charset, came: await given() };
    }),
  ]);
  const read = asked?.status === "fulfilled" ? asked.value : undefined;
  const encoding = read && knownEncoding(read.charset);
  if (!read?.came || encoding === undefined) return undefined;
  const { body, base64Encoded } = read.came;
  const bytes = base64Encoded ? Buffer.from(body, "base64") : encoded(body, encoding);
  if (!bytes) return undefined;
  const headers = response.headers();
  const { text } = decodeBytes(bytes, headers["content-type"] ?? "");
  if ((base64Encoded ? iconv.decode(bytes, encoding) : body) === text) return { bytes };
  const kept = Object.entries(headers).filter(([name]) => !OF_BODY.test(name));
  const type = { "content-type": "text/html; charset=utf-8" };
  return {
    bytes,
    mended: {
      url,
      status: response.status(),
      headers: { ...Object.fromEntries(kept), ...type },
      body: Buffer.from(text),
    },
  };
}

/** The bytes that were decoded to a text; undefined where others could have been, too. */
function encoded(text: string, encoding: string): Buffer | undefined {
  const parts: Buffer[] = [];
  for (const [at, part] of text.split(CONTROLS).entries()) {
    const bytes = at % 2 === 1 ? Buffer.from(part, "latin1") : iconv.encode(part, encoding);
    if (at % 2 === 0 && iconv.decode(bytes, encoding) !== part) return undefined;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
