import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kept } from "./kept.ts";
import { packageRoot } from "./package-root.ts";

/** Characters with their counterparts in the other way of writing Chinese. */
interface Scripts {
  simplified: ReadonlyMap<string, string>;
  traditional: ReadonlyMap<string, string>;
}

/** `configs/lexicon/chinese-scripts.txt`: a line of pairs for each of the two ways. */
function readScripts(): Scripts {
  const text = readFileSync(join(packageRoot(), "configs/lexicon/chinese-scripts.txt"), "utf8");
  const pairs = (name: string) => {
    const line = text.split("\n").find((one) => one.startsWith(`${name}: `)) ?? "";
    return new Map(
      line
        .slice(name.length + 2)
        .match(/../gu)
        ?.map((pair) => [...pair] as [string, string]),
    );
  };
  return { simplified: pairs("simplified"), traditional: pairs("traditional") };
}

/** Read once, where the first Chinese text is met. */
let known: Scripts | undefined;
function scripts(): Scripts {
  known ??= readScripts();
  return known;
}

const HAN = /[\u4e00-\u9fff]/;
const KANA = /[\u3040-\u30ff]/;
const exchanged = (text: string, by: ReadonlyMap<string, string>) =>
  [...text].map((character) => by.get(character) ?? character).join("");

const simplified = kept((text) => (KANA.test(text) ? text : exchanged(text, scripts().simplified)));

/** A Chinese text in simplified characters, each in its place: "步道長度" -> "步道长度"; other texts, Japanese ones too, as they are. */
export function toSimplified(text: string): string {
  // A look at a text costs less than to remember it: most are cells of figures.
  return HAN.test(text) ? simplified(text) : text;
}

/** Is something of it written as in traditional Chinese alone, and nothing as in simplified Chinese alone? */
export const isTraditional = kept(
  (text) => toSimplified(text) !== text && exchanged(text, scripts().traditional) === text,
);

/** Characters that both ways of writing have, where sentences of questions use them for one that the traditional way keeps apart. */
const WITHIN: readonly (readonly [RegExp, string])[] = [
  [/哪里/gu, "哪裡"],
  [/(?<=之|以|最|點|其)后/gu, "後"],
  [/(?<=[高低大小多少早晚短輕等位屬對關])于/gu, "於"],
  [/(?<=[哪少两兩一三四五六七八九十\d])只(?=\p{Script=Han})/gu, "隻"],
  [/复合/gu, "複合"],
  [/系數/gu, "係數"],
  [/標准/gu, "標準"],
];

/** A text of ours in traditional characters: "结果四舍五入" -> "結果四捨五入". What is written so already stays as it is. */
export function toTraditional(text: string): string {
  return WITHIN.reduce((said, [form, to]) => said.replace(form, to), exchanged(text, scripts().traditional)).replaceAll(
    "四舍五入",
    "四捨五入",
  );
}
