import { z } from "zod";
import type { Observation } from "../../core/observation.ts";
import type { Session } from "../../crawler/web.ts";
import { address, browsing, tool } from "./tool.ts";

const ref = z.int().positive();

const visit = browsing(
  "visit",
  z.strictObject({
    url: address,
    part: z.int().positive().optional(),
  }),
  async (session, { url, part }) => turnTo(session, await session.visit(url), part),
);

const click = browsing("click", z.strictObject({ ref }), (session, params) => session.click(params.ref));

const input = browsing(
  "input",
  z.strictObject({
    ref,
    text: z.string(),
    submit: z.boolean().optional(),
  }),
  (session, params) => session.input(params.ref, params.text, params.submit),
);

const scroll = browsing("scroll", z.strictObject({ direction: z.enum(["down", "up"]) }), (session, { direction }) =>
  session.scroll(direction),
);

const goBack = browsing("go_back", z.strictObject({}), (session) => session.go_back());

const find = browsing("find", z.strictObject({ text: z.string().min(1) }), (session, { text }) => session.find(text));

const readFile = browsing(
  "read_file",
  z.strictObject({
    url: address,
    part: z.int().positive().optional(),
  }),
  async (session, { url, part }) => turnTo(session, await session.read_file(url), part),
);

const screenshot = tool("screenshot", z.strictObject({}), async (workplace) => {
  const observation = await workplace.session.screenshot();
  if (observation.image) workplace.picture = observation.image;
  return { observation };
});

/** The tools that are methods of a session, by the same names. */
export const BROWSING_TOOLS = [visit, click, input, scroll, goBack, find, readFile, screenshot];

/** Turns over to a part. Rejects with `ActionError` where the page has fewer. */
async function turnTo(session: Session, first: Observation, part = 1): Promise<Observation> {
  let observation = first;
  for (let at = 1; at < part; at++) observation = await session.scroll("down");
  return observation;
}
