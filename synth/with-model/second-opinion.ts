import { z } from "zod";
import type { Clock } from "../../core/clock.ts";
import { Domain } from "../../core/domain.ts";
import type { CheckName, CheckResult, ProvenTask } from "../../core/task.ts";
import type { Web } from "../../crawler/web.ts";
import { SMALL_PARAMETERS } from "../../llm/context-window.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { untrusted } from "../../llm/untrusted.ts";
import {
  OPINION_PARTS,
  type OpinionOutcome,
  type OpinionPart,
  type SecondOpinion,
} from "../../storage/second-opinion-store.ts";
import type { Aide } from "./aide.ts";
import { probeClosedBook } from "./closed-book-probe.ts";
import { excerpt } from "./excerpt.ts";
import { type OpenedPage, openPages } from "./open-pages.ts";

/** Characters of all pages together that the model is shown at most, and the share of what it reads; of each at least and at most. */
const ALL_PAGES = { most: 24_000, share: 0.45 };
const ONE_PAGE = { least: 600, most: 4_000 };
const VERDICT_TOKENS = 4_096;
/** Lines of a derivation, and values of each, that are told; pages that are shown. */
const TOLD = { steps: 12, values: 40, pages: 40 };
/** The same of small models, which lose the question behind more, and take minutes to read it. */
const TOLD_SMALL = { steps: 6, values: 10, pages: 6 };

const Outcome = z.enum(["pass", "fail", "unsure"]);
const Verdict = z.strictObject({
  notes: z.string(),
  evidence: Outcome,
  question: Outcome,
  answer: Outcome,
  domain: Domain,
  operations: z.array(z.string()),
});
type Verdict = z.infer<typeof Verdict>;

/** Which rule checks look at which part (WebAggregator, appendix B.4). */
const RULES: Readonly<Record<OpinionPart, readonly CheckName[]>> = {
  evidence: ["url_valid", "information_relevant"],
  question: ["self_contained", "retrieval_necessary", "aggregation_necessary", "clear", "time_stable"],
  answer: ["faithful", "ground_truth_valid", "unique"],
};

/**
 * What a model thinks of a task that the rules accepted: it opens every page that the task refers to, and judges evidence,
 * question and answer; then it is asked the question without any page. The rules' own word stands beside it, unchanged.
 */
export async function secondOpinion(
  aide: Aide,
  task: ProvenTask,
  results: readonly CheckResult[],
  { web, clock }: { web: Web; clock: Clock },
): Promise<SecondOpinion> {
  const pages = await openPages(task, web, aide);
  const [verdict, book] = await Promise.all([judged(aide, task, pages), probeClosedBook(aide, task)]);
  const parts = "failed" in verdict ? SKIPPED : partsOf(verdict.value, pages);
  return {
    taskId: task.id,
    question: task.question,
    parts,
    rules: Object.fromEntries(
      OPINION_PARTS.map((part) => [part, ruleOutcome(part, results)]),
    ) as SecondOpinion["rules"],
    notes: "failed" in verdict ? verdict.failed : verdict.value.notes,
    domain: "failed" in verdict ? null : verdict.value.domain,
    operations: "failed" in verdict ? [] : verdict.value.operations,
    pages: pages.length,
    opened: pages.filter(({ text }) => text !== undefined).length,
    ...book,
    dropped: book.known > 0 || OPINION_PARTS.some((part) => parts[part] === "fail"),
    model: aide.model.name,
    prompt: promptNamed("verify").id,
    at: clock.now().toISOString(),
  };
}

const SKIPPED: SecondOpinion["parts"] = { evidence: "skipped", question: "skipped", answer: "skipped" };

/** A page that cannot be opened fails the evidence, whatever the model makes of the others. */
function partsOf({ evidence, question, answer }: Verdict, pages: readonly OpenedPage[]): SecondOpinion["parts"] {
  return { evidence: pages.every(({ text }) => text !== undefined) ? evidence : "fail", question, answer };
}

function ruleOutcome(part: OpinionPart, results: readonly CheckResult[]): OpinionOutcome {
  const outcomes = results.filter(({ check }) => RULES[part].includes(check)).map(({ outcome }) => outcome);
  const worst = (["fail", "unsure", "pass"] as const).find((outcome) => outcomes.includes(outcome));
  return worst ?? "skipped";
}

async function judged(aide: Aide, task: ProvenTask, pages: readonly OpenedPage[]) {
  const prompt = promptNamed("verify");
  const { language, question, answerText, kind } = task;
  const strict = prompt.names("en").includes(kind) ? [prompt.text(kind, language)] : [];
  const { parameters = Number.POSITIVE_INFINITY } = await aide.model.window();
  const told = parameters < SMALL_PARAMETERS ? TOLD_SMALL : TOLD;
  const some = pages.slice(0, told.pages);
  const all = await aide.model.room(ALL_PAGES.most, ALL_PAGES.share);
  const most = told === TOLD_SMALL ? ONE_PAGE.least : ONE_PAGE.most;
  const each = Math.max(ONE_PAGE.least, Math.min(most, Math.floor(all / Math.max(1, some.length))));
  const shown = some.map(({ url, text, reason = "" }) =>
    untrusted(
      text === undefined ? prompt.text("unopened", language, { reason }) : excerpt(text, printedOn(task, url), each),
      url,
    ),
  );
  const count = pages.length - some.length;
  const untold = count > 0 ? [prompt.text("untold", language, { count: String(count) })] : [];
  const slots = {
    question,
    answer: answerText,
    derivation: untrusted(derivationText(task, told), "derivation"),
    pages: [...shown, ...untold].join("\n"),
  };
  return aide.ask({
    purpose: "verify",
    messages: [
      { role: "system", content: [prompt.text("system", language), ...strict].join("\n\n") },
      { role: "user", content: prompt.text("user", language, slots) },
    ],
    shape: { name: "verdict", schema: Verdict },
    more: { maxTokens: VERDICT_TOKENS },
  });
}

const printedOn = ({ derivation }: ProvenTask, url: string) => [
  ...new Set(derivation.flatMap(({ uses }) => uses.flatMap((use) => (use.evidence.url === url ? [use.printed] : [])))),
];

function derivationText({ derivation }: ProvenTask, told: typeof TOLD): string {
  return derivation
    .slice(0, told.steps)
    .map(({ text, uses }, index) => {
      const values = uses.slice(0, told.values).map(({ label, printed }) => `${label}: ${printed}`);
      const more = uses.length > told.values ? `; and ${uses.length - told.values} more` : "";
      return `${index + 1}. ${text}${values.length > 0 ? ` [${values.join("; ")}${more}]` : ""}`;
    })
    .join("\n");
}
