import { z } from "zod";
import { tool } from "./tool.ts";

/** The tool that ends an attempt. */
export const FINAL_ANSWER = "final_answer";

export const finalAnswer = tool(
  FINAL_ANSWER,
  z.strictObject({ answer: z.string().min(1) }),
  async (_workplace, { answer }) => ({ answer }),
);
