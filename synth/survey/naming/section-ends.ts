/** What a menu adds to the word for what stands in a section of a site: "车型频道", "绘本专区". Each is a word for places, too. */
const SECTION =
  /(?<=\p{Script=Han})(?:中心|频道|专栏|专区|专柜|园地|天地|世界|之窗|长廊|橱窗|广场|平台|空间|总汇|集锦|荟萃|书系|网络|体系|精品|精选|集萃|撷英|精粹|巡礼|掠影|一角|赏析|品鉴|推介|速览|风貌|回顾|预告|回放|纪实|实录|速递|快讯)$/u;
/** What a menu says of all things of a sort together: "物种资源", "藏品资源". What it says of a matter ("人力资源") has no things. */
const STOCK = /(?<=\p{Script=Han}{2})资源$/u;
/** What a rest of one character would be: nobody calls a thing by half a word. */
const LEAST_REST = 2;
/** One thing may be called so among others that are none. */
const LEAST_NAMED = 2;

/** What pages say of the things of a section beside its title. */
export interface SectionWitness {
  /** Names of the things. */
  names: readonly string[];
  /** Headings of their own columns, and lines above links to them. */
  labels: readonly string[];
  /** Do columns elsewhere that lead to them say so? */
  isHeadedSo: (noun: string) => boolean;
  /** Do lines of other pages name them behind the word, as “代表绘本：” does? */
  introduces?: (noun: string) => boolean;
  /** What their columns show them to be. */
  kind?: string | undefined;
}

/**
 * What the things of a section are called: 绘本 of “绘本专区” where their pages, or what leads to them, speak of 绘本; the title
 * itself where one of them is called so (a 研究中心 is a thing), or where it only says that there is a stock of them; undefined where nobody says what they are.
 */
export function nounOfSection(title: string, witness: SectionWitness): string | undefined {
  const stock = STOCK.exec(title)?.[0];
  // Where nobody speaks of the things otherwise, the title is as good a word as there is.
  if (stock !== undefined) return nounIn(title, stock, witness) ?? title;
  const section = SECTION.exec(title)?.[0];
  if (section === undefined || witness.names.some((name) => name.includes(section))) return title;
  return nounIn(title, section, witness);
}

/** What stands in a title before the word for all of them, where others speak of the things so. */
function nounIn(title: string, end: string, witness: SectionWitness): string | undefined {
  const rest = title.slice(0, -end.length);
  if (rest.length < LEAST_REST) return undefined;
  const isSaid =
    witness.kind === rest ||
    witness.names.filter((name) => name.endsWith(rest)).length >= LEAST_NAMED ||
    witness.isHeadedSo(rest) ||
    witness.labels.some((label) => speaksOf(label.trim(), rest)) ||
    witness.introduces?.(rest) === true;
  return isSaid ? rest : undefined;
}

/** "绘本编号", "同系列绘本": a label begins or ends with the word; the word alone may be of anything. */
const speaksOf = (label: string, noun: string) =>
  label.length > noun.length && !SECTION.test(label) && (label.startsWith(noun) || label.endsWith(noun));
