/** Who did something to things, and what was done: "maker" (made). */
const DONE_BY: Readonly<Record<string, string>> = {
  architect: "designed",
  author: "written",
  brand: "made",
  builder: "built",
  composer: "composed",
  designer: "designed",
  developer: "developed",
  director: "directed",
  editor: "edited",
  engraver: "engraved",
  illustrator: "illustrated",
  librettist: "written",
  make: "made",
  maker: "made",
  manufacturer: "made",
  marque: "made",
  operator: "operated",
  organiser: "organised",
  organizer: "organized",
  owner: "owned",
  painter: "painted",
  printer: "printed",
  producer: "produced",
  publisher: "published",
  sponsor: "sponsored",
  translator: "translated",
};
const LASTING = /^(?:operated|owned)$/;

/** Who makes, owns or runs things is asked for by "who", be it a firm: an owner, a builder, and no brand or make. */
export const isDoer = (name: string): boolean => Object.hasOwn(DONE_BY, name) && DOER.test(name);

const DOER = /(?:er|or|ist|ect)$/;

/** "locomotives built" of a builder, "records published" of a publisher: what it did is no more done for it than of it. */
export const isWorkOf = (name: string, noun: string): boolean => isDoer(noun) && name.endsWith(` ${doneVerb(noun)}`);

/** "operated", and that it is so now, of an operator; undefined of what is no name for whoever did something. */
export function doneByDoer(name: string): { verb: string; now: boolean } | undefined {
  const verb = isDoer(name) ? doneVerb(name) : undefined;
  return verb === undefined ? undefined : { verb, now: isLasting(verb) };
}

/** "made" of "maker"; undefined of what names nobody who did something. */
export const doneVerb = (name: string): string | undefined =>
  Object.hasOwn(DONE_BY, name) ? DONE_BY[name] : undefined;

/** Is something done to things for as long as they are there: "operated"? */
export const isLasting = (verb: string): boolean => LASTING.test(verb);
