// How fast verdicts and intervals come, and how the rules do on labelled answers: npm run bench -- judge [--json]
import { agreementWith, labelledAnswers } from "../../judge/answer-pairs.fixture.ts";
import { clusterInterval } from "../../judge/bootstrap.ts";
import { matchAnswer } from "../../logic/match/match-answer.ts";
import { Report } from "../report.ts";

/** Verdicts that are measured, after as many to warm up. */
const VERDICTS = 20_000;
const TASKS = 1_000;
const RESAMPLES = 1_000_000;

const report = new Report("judge");

/** Seconds of processor time that a piece of work takes, whatever else the machine does. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

for (const part of ["tuned", "held-out", "fresh", "stranger", "unseen"] as const) {
  const { pairs, precision, recall } = agreementWith(labelledAnswers(part));
  report.row(`${part}: precision`, precision, "");
  report.row(`${part}: recall`, recall, "");
  report.say(`${pairs} labelled answers (${part}): precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
}

const labelled = labelledAnswers("tuned");
const judge = () => {
  for (let at = 0; at < VERDICTS; at++) {
    const { expected, given, question } = labelled[at % labelled.length]!;
    matchAnswer(expected, given, question);
  }
};
judge();
const rate = VERDICTS / seconds(judge);
report.row("verdicts", rate, "verdicts/s");
report.say(`${rate.toFixed(0)} verdicts by rules a second and core`);

const rightOrWrong = Array.from({ length: TASKS }, (_, at) => ({ sum: Number(at % 10 < 7), count: 1 }));
const drawn = seconds(() => clusterInterval(rightOrWrong, "bench", RESAMPLES));
report.row("bootstrap", drawn, "s");
report.say(`${RESAMPLES} resamples of ${TASKS} tasks that are right or wrong: ${drawn.toFixed(2)} s`);

const graded = Array.from({ length: TASKS }, (_, at) => ({ sum: (at % 64) / 64 + at / 1e6, count: 1 }));
const oneByOne = seconds(() => clusterInterval(graded, "bench", RESAMPLES));
report.row("bootstrap of graded tasks", oneByOne, "s");
report.say(`${RESAMPLES} resamples of ${TASKS} tasks that are scored in part: ${oneByOne.toFixed(2)} s`);
report.end();
