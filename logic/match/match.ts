/** Whether an answer is right, by which rule, and why. */
export interface Match {
  match: boolean;
  /** e.g. "number.places", "list.unordered", "name.equal" */
  rule: string;
  /** One sentence. */
  explanation: string;
  /** Set where no rule can tell: the answer is not known to be wrong. */
  undecided?: true;
}
