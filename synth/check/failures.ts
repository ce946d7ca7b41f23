import type { CheckName } from "../../core/task.ts";

/** What is wrong with a task that a check turns away, in a clause; the check's own reason names the place. */
export const FAILURES: Readonly<Record<CheckName, string>> = {
  faithful: "the question does not say what its program computes",
  ground_truth_valid: "the pages, read anew, do not give the answer",
  unique: "another page states another value, so that there are two answers",
  self_contained: "the question cannot be understood by itself",
  aggregation_necessary: "one page or one line gives the answer",
  retrieval_necessary: "the answer can be given without looking",
  multi_page: "the answer needs too few pages",
  not_duplicate: "another task asks the same",
  clear: "a word of the question is unclear",
  time_stable: "the answer changes with the day of asking",
  safe: "it is about private persons or unsafe matters",
  not_leaked: "a public benchmark has it",
  url_valid: "a page that it needs was not recorded",
  information_relevant: "a page that it names gives nothing of the answer",
  matrix_complete: "cells of the matrix are missing",
  matrix_consistent: "cells of the matrix contradict each other",
  matrix_split: "the matrix has not the dimensions that it says it has",
  matrix_sealed: "the prompt of the matrix tells its answers",
};
