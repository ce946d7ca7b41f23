import type { ChatMessage, ChatToolCall } from "../llm/chat.ts";
import type { Repetition } from "./repeated-lines.ts";

/** One step as it is told. */
export interface Turn {
  thought: string;
  call: ChatToolCall;
  /** What the tool answered, line by line. */
  lines: readonly string[];
  /** Characters of it. */
  length: number;
  /** Whose words they are; "" for our own, where the call failed. */
  source: string;
  /** Words of ours that stand with the observation. */
  note: string;
  /** Words of ours behind the observation: a correction, a reflection. */
  after: readonly ChatMessage[];
  /** Runs of lines that an observation before this one shows already. */
  repeated: readonly Repetition[];
  /** Lines that a later observation refers to: they stay. */
  pinned: Set<number>;
}
