/** The line of an observation that is being written. */
export class ObservedLine {
  #text = "";
  /** Kept apart: to look into a text that is being put together, the engine copies it, and thousands of links can stand on one. */
  #tail = "";

  /** Its last two characters. */
  get tail(): string {
    return this.#tail;
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.#tail = text.slice(-2);
  }

  append(text: string): void {
    if (text === "") return;
    this.#text += text;
    this.#tail = (text.length > 1 ? text : this.#tail + text).slice(-2);
  }

  /** Adds what holds single spaces only, and keeps them single. */
  addSpaced(text: string): void {
    // Punctuation stands right behind the element that it follows in the text.
    if (this.#tail === '" ' && /^[,.;:!?)]/.test(text)) this.text = this.text.slice(0, -1);
    const isSpaced = this.#tail === "" || this.#tail.endsWith(" ");
    this.append(isSpaced && text.startsWith(" ") ? text.slice(1) : text);
  }
}

const LABEL_LENGTH = 60;

/** A label on a line of its own, whose value stands below. */
export function isLabelLine(line: string): boolean {
  return line.length <= LABEL_LENGTH && /[:：]$/.test(line) && !line.startsWith("#");
}
