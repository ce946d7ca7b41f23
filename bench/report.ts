/** What a bench measured: text for people as it goes, or with `--json` one document at the end. */
export class Report {
  readonly #bench: string;
  readonly #json: boolean;
  readonly #rows: { name: string; value: number; unit: string }[] = [];
  readonly #ratios: Record<string, number> = {};

  constructor(bench: string, args: readonly string[] = process.argv) {
    this.#bench = bench;
    this.#json = args.includes("--json");
  }

  /** A line for people; it goes to stderr where stdout is for the document. */
  say(line: string): void {
    (this.#json ? process.stderr : process.stdout).write(`${line}\n`);
  }

  /** A figure; one that could not be had is left out. */
  row(name: string, value: number | undefined, unit: string): void {
    if (value !== undefined && Number.isFinite(value)) this.#rows.push({ name, value, unit });
  }

  /** How many times better Waymark is, or another ratio within this run. */
  ratio(name: string, value: number): void {
    if (!Number.isFinite(value)) return;
    this.#ratios[name] = value;
    this.say(`${name} ${value.toFixed(2)}`);
  }

  end(): void {
    if (!this.#json) return;
    const document = { bench: this.#bench, rows: this.#rows, ratios: this.#ratios };
    process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  }
}
