/** The line of an observation that is being written. */
export class ObservedLine {
  /** What it was put together from: thousands of links can stand on one. */
  #parts: string[] = [];
  #tail = "";

  /** Its last two characters. */
  get tail(): string {
    return this.#tail;
  }

  get text(): string {
    if (this.#parts.length > 1) this.#parts = [this.#parts.join("")];
    return this.#parts[0] ?? "";
  }

  set text(text: string) {
    this.#parts = [text];
    this.#tail = text.slice(-2);
  }

  append(text: string): void {
    if (text === "") return;
    this.#parts.push(text);
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
