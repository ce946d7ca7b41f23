/** "Is the north route longer than the south route?" */
const QUESTION =
  /^(?:is|are|was|were|does|do|did|has|have)\s(?<first>.+)\s(?:(?:have|has|have had|cost|take|get|got|become)\s)?(?<word>more|fewer|less|\p{L}+er)\s(?:[\p{L}\s]+?\s)?than\s(?<second>.+?)\?/iu;
const OPPOSITES = new Map(
  "longer-shorter taller-shorter larger-smaller bigger-smaller greater-smaller greater-less higher-lower older-younger older-newer heavier-lighter earlier-later faster-slower deeper-shallower wider-narrower warmer-colder hotter-colder cheaper-dearer richer-poorer stronger-weaker nearer-farther closer-farther more-fewer more-less"
    .split(" ")
    .flatMap((pair) => {
      const [one, other] = pair.split("-") as [string, string];
      return [
        [`${one} ${other}`, true],
        [`${other} ${one}`, true],
      ] as const;
    }),
);

/**
 * What a comparison says to a question that compares: true for "A is longer" to "Is A longer than B?", false for "B is longer"
 * and "A is shorter"; undefined where either is no comparison, or the statement is denied.
 */
export function comparisonSays(text: string, question: string): boolean | undefined {
  const { first, word, second } = QUESTION.exec(question)?.groups ?? {};
  if (first === undefined || word === undefined || second === undefined) return undefined;
  const clauses = text.split(/[,;.!\n]\s*|\s(?:and|while|but)\s/);
  const said = new Set(clauses.flatMap((clause) => clauseSays(clause, first, word.toLowerCase(), second) ?? []));
  return said.size === 1 ? [...said][0] : undefined;
}

function clauseSays(clause: string, first: string, word: string, second: string): boolean | undefined {
  const found =
    /^(?<subject>.+?)\s(?:\([^)]{0,80}\)\s)?(?:is|are|was|were|has|have|had|took|takes|costs?)\s(?<denied>not\s)?(?:much\s|slightly\s|far\s|even\s|the\s)?(?<said>more|fewer|less|\p{L}+er)\b/iu.exec(
      clause,
    )?.groups;
  if (!found) return undefined;
  const subject = bare(found.subject!);
  const of = subject === bare(first) ? true : subject === bare(second) ? false : undefined;
  const said = found.said!.toLowerCase();
  const same = said === word ? true : OPPOSITES.has(`${said} ${word}`) ? false : undefined;
  if (of === undefined || same === undefined) return undefined;
  // "B is not longer" leaves open which is, but for the first: it denies what was asked.
  if (found.denied !== undefined) return of === same ? false : undefined;
  return of === same;
}

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:yes|no|so|because|since|as)\s/, "")
    .replace(/^(?:the|an?)\s/, "")
    .trim();
