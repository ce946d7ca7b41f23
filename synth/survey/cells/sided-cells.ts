/** What letters before a figure stand for where a thing is measured from side to side. */
const SIDES: Readonly<Record<string, string>> = {
  h: "Height",
  ht: "Height",
  w: "Width",
  d: "Depth",
  l: "Length",
  diam: "Diameter",
  dia: "Diameter",
  ø: "Diameter",
  height: "Height",
  width: "Width",
  depth: "Depth",
  length: "Length",
  diameter: "Diameter",
  高: "高",
  宽: "宽",
  长: "长",
  直径: "直径",
};
const SIDE = /^(?<side>\p{L}{1,8}|Ø)[.:：]?\s?(?<figure>\d[\d.,]*(?:\s?[\p{L}"″]{1,12})?)$/u;
const BETWEEN = /\s*[,;，；×]\s*|\sx\s|\s\/\s/;

/** The sides that a text measures, each with where its figure stands: "H 69 mm, W 35 mm". Undefined where it says anything else. */
export function sidesIn(text: string): Map<string, { start: number; end: number }> | undefined {
  const sides = new Map<string, { start: number; end: number }>();
  let from = 0;
  for (const piece of text.split(BETWEEN)) {
    const begins = text.indexOf(piece, from);
    from = begins + piece.length;
    const { side = "", figure = "" } = SIDE.exec(piece)?.groups ?? {};
    const name = SIDES[side.toLowerCase()];
    if (name === undefined || sides.has(name)) return undefined;
    sides.set(name, { start: begins + piece.length - figure.length, end: begins + piece.length });
  }
  return sides.size > 1 ? sides : undefined;
}
