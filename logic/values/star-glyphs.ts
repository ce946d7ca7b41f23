/** "★★★★", "★★★☆☆": signs that draw a figure, the full ones before the empty ones. */
const DRAWN = /^(?<full>(?:[★⭐✭✮🟊]\uFE0F?\s?)+)(?:☆\s?)*$/u;

/** Four of "★★★★" and of "★★★★☆": how many stars some signs draw; undefined of what else stands there. Nobody says the signs. */
export function starsDrawn(text: string): number | undefined {
  const full = DRAWN.exec(text.trim())?.groups?.["full"];
  return full === undefined ? undefined : [...full.replace(/\s|\uFE0F/gu, "")].length;
}
