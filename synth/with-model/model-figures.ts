import { OPINION_PARTS, type OpinionPart, type SecondOpinion } from "../../storage/second-opinion-store.ts";

/** How often the model's second opinion and the rule checks say the same of one part. */
export interface Agreement {
  /** Tasks of which both say `pass` or `fail`. */
  compared: number;
  agreed: number;
  /** Tasks that the model says `unsure` of, or nothing that could be read. */
  open: number;
}

/** What the second stage came to. Its tasks are those that the rules accepted. */
export interface SecondStage {
  asked: number;
  dropped: number;
  /** Dropped of asked, 0 to 1. The second stage of WebAggregator dropped .1172. */
  share: number;
  /** Tasks by what they were dropped for; one may fail for several reasons. */
  reasons: Readonly<Record<string, number>>;
  agreement: Readonly<Record<OpinionPart, Agreement>>;
  closed_book: { probed: number; known: number };
  /** It was against all that it was asked about, and asked no more before the end. */
  set_aside?: boolean;
}

/** Figures of second opinions; undefined where none was given. */
export function secondStage(opinions: readonly SecondOpinion[]): SecondStage | undefined {
  if (opinions.length === 0) return undefined;
  const dropped = opinions.filter((opinion) => opinion.dropped);
  const reasons: Record<string, number> = {};
  const count = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  for (const { parts, known } of dropped) {
    for (const part of OPINION_PARTS) if (parts[part] === "fail") count(part);
    if (known > 0) count("closed_book");
  }
  return {
    asked: opinions.length,
    dropped: dropped.length,
    share: dropped.length / opinions.length,
    reasons,
    agreement: Object.fromEntries(
      OPINION_PARTS.map((part) => [part, agreementOf(part, opinions)]),
    ) as SecondStage["agreement"],
    closed_book: {
      probed: opinions.filter(({ tries }) => tries > 0).length,
      known: opinions.filter(({ known }) => known > 0).length,
    },
  };
}

function agreementOf(part: OpinionPart, opinions: readonly SecondOpinion[]): Agreement {
  const sure = (outcome: string) => outcome === "pass" || outcome === "fail";
  const compared = opinions.filter(({ parts, rules }) => sure(parts[part]) && sure(rules[part]));
  return {
    compared: compared.length,
    agreed: compared.filter(({ parts, rules }) => parts[part] === rules[part]).length,
    open: opinions.filter(({ parts }) => !sure(parts[part])).length,
  };
}
