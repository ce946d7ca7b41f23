/** The line of links that leads from the front page down to a page: "You are here: Home > Bridges > Old Bridge". */
export interface Trail {
  /** The first of its tokens, and the one behind the last. */
  first: number;
  end: number;
  /** Where its links lead, from the front page on, as printed. */
  hrefs: readonly string[];
}

/** A run of text, the line that it stands in, and where it leads. */
interface Text {
  text: string;
  line: number;
  href?: string;
}

/** What leads from one step to the next. */
const STEP = /^[>»›→＞〉≫/／\\·-]+$/u;
/** What begins or ends with it: "> Old Bridge". */
const STEPPED = /^[>»›→＞〉≫]|[>»›→＞〉≫]$/u;
/** The front page of a site, from wherever on it. */
const FRONT = /^(?:https?:\/\/[^/?#]+)?\/?(?:\.{1,2}\/)*(?:(?:index|default|home|main)\.\w{2,5})?$/i;

/**
 * The trail of a page, told by how it is made: on one line, links that a mark leads from one to the next, of which the first goes to the
 * front page. Its words name where the page stands and are no facts of what it is about, whatever the markup calls it.
 */
export function trailOf(tokens: readonly Text[]): Trail | undefined {
  for (let first = 0; first < tokens.length; ) {
    let end = first + 1;
    while (end < tokens.length && tokens[end]!.line === tokens[first]!.line) end++;
    const hrefs = stepsOf(tokens.slice(first, end));
    if (hrefs !== undefined) return { first, end, hrefs };
    first = end;
  }
  return undefined;
}

/** Where the steps of a line lead; undefined of a line that is no trail. */
function stepsOf(line: readonly Text[]): string[] | undefined {
  const from = line.findIndex(({ href }) => href !== undefined);
  if (from < 0 || from > 1 || !FRONT.test(line[from]!.href!)) return undefined;
  const hrefs: string[] = [];
  let isLed = true;
  let steps = 0;
  for (const { href, text } of line.slice(from)) {
    if (href === undefined) {
      // What names what follows is a label: "Home > Sheet: 7".
      if (/[:：]\s*$/u.test(text)) return undefined;
      const leads = STEP.test(text) || STEPPED.test(text);
      if (!leads && !isLed) return undefined;
      if (leads) steps++;
      isLed = leads;
    } else {
      if (!isLed) return undefined;
      hrefs.push(href);
      isLed = STEPPED.test(text);
    }
  }
  return steps > 0 ? hrefs : undefined;
}

export const isInTrail = ({ trail }: { trail?: Trail }, at: number): boolean =>
  trail !== undefined && at >= trail.first && at < trail.end;
