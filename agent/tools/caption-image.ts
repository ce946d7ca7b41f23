import { z } from "zod";
import { ActionError } from "../../core/errors.ts";
import type { ReadPage } from "../../core/page.ts";
import { imageSize } from "../../crawler/read/files/image-size.ts";
import { read } from "../../crawler/read/read.ts";
import type { ChatImage } from "../../llm/chat.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { isChinese } from "../../logic/values/language.ts";
import { address, tool, type Workplace } from "./tool.ts";
import { toolText } from "./tool-texts.ts";

/** Tokens of a caption at most. */
const CAPTION_TOKENS = 1_024;

interface Picture extends ChatImage {
  source: string;
  /** What reading it as a file gave. */
  read?: ReadPage;
}

/** What a picture shows: by a model that sees, else the text that OCR finds in it. */
export const captionImage = tool(
  "caption_image",
  z.strictObject({
    url: address.optional(),
    question: z.string().min(1).optional(),
  }),
  async (workplace, { url, question }) => {
    const picture = url === undefined ? lastPicture(workplace) : await pictureAt(workplace, url);
    const { source } = picture;
    const seen = workplace.vision ? await captioned(workplace, picture, question) : await textIn(picture);
    return { told: { text: seen, source, data: seen } };
  },
);

function lastPicture(workplace: Workplace): Picture {
  const { picture } = workplace;
  if (!picture) throw new ActionError(toolText(workplace, "no_screenshot"));
  return { bytes: picture, mediaType: "image/png", source: "screenshot" };
}

/** Opens the picture and goes back, so that the agent still stands where it stood. */
async function pictureAt(workplace: Workplace, url: string): Promise<Picture> {
  const { session } = workplace;
  const before = session.page;
  const observation = await session.read_file(url);
  const { source, page } = session;
  if (before) await session.go_back();
  if (!source || !imageSize(source.body)) {
    throw new ActionError(toolText(workplace, "no_picture", { url: observation.url }));
  }
  return {
    bytes: source.body,
    mediaType: mediaTypeOf(source.body),
    source: observation.url,
    ...(page ? { read: page } : {}),
  };
}

/** By the bytes: servers often say something else. */
function mediaTypeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG")) return "image/png";
  if (head.startsWith("GIF8")) return "image/gif";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "image/webp";
  return "image/jpeg";
}

async function captioned(workplace: Workplace, picture: Picture, question?: string): Promise<string> {
  const { vision, asking } = workplace;
  if (!vision) return await textIn(picture);
  const prompt = promptNamed("caption");
  const { bytes, mediaType } = picture;
  const language = question === undefined ? (workplace.language ?? "en") : isChinese(question) ? "zh" : "en";
  const content =
    question === undefined ? prompt.text("user", language) : prompt.text("question", language, { question });
  const reply = await vision.chat(
    {
      messages: [
        { role: "system", content: prompt.text("system", language) },
        { role: "user", content, image: { bytes, mediaType } },
      ],
      maxTokens: CAPTION_TOKENS,
    },
    { ...asking, purpose: "caption_image" },
  );
  if (reply.text.trim() === "") throw new ActionError(toolText(workplace, "no_caption"));
  return reply.text.trim();
}

async function textIn({ bytes, mediaType, source, read: known }: Picture): Promise<string> {
  const { observation, warnings } =
    known ?? (await read({ url: source, body: bytes, contentType: mediaType }, { relations: false }));
  return [...warnings.map((warning) => `(${warning})`), observation].filter((line) => line !== "").join("\n");
}
