import { z } from "zod";

/** What several sources say of one fact: the same, different things, or only one of them says anything. */
export const AgreementMark = z.enum(["consistent", "divergent", "single"]);
export type AgreementMark = z.infer<typeof AgreementMark>;
