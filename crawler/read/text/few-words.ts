import iconv from "iconv-lite";

/** The characters that come most often; kana count as such in Japanese. */
const OFTEN = {
  simplified:
    "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实" +
    "日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解" +
    "水名真论处走义各入几口认条平系气题活更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直资命山金指统区保至队形社便空决治展马科司五基书非则听白却界达光放强即难且权思完设式色路记南品住" +
    "告类求据程北边张该交规万取望术领共确传师观清今切院识候带导争运城县村镇江河湖州京广津川省湾武汉杭苏浙福云贵陕甘青宁藏港澳台车站线号楼店价元吨米型款版页首联闻简介",
  traditional:
    "的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作里用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實" +
    "日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解" +
    "水名真論處走義各入幾口認條平系氣題活更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直資命山金指統區保至隊形社便空決治展馬科司五基書非則聽白卻界達光放強即難且權思完設式色路記南品住" +
    "告類求據程北邊張該交規萬取望術領共確傳師觀清今切院識候帶導爭運城縣鄉鎮村江河湖州京臺灣雄港澳車站線號樓店價元噸型款版頁首聯聞簡介",
  japanese:
    "日一国人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会同事自社発者地業方新場員立開手力問代明" +
    "動京目通言理体田主題意不作用度強公持野以思家世多正安院心界教文元重近考画海売知道集別物使品計特私始朝運終台広住真有口少町料工建空急止送切転研足究楽起着店病質待試族銀早映親験英医仕去味写字答夜音注帰古歌" +
    "買図週室歩風紙花春赤青館屋色走秋夏習駅洋旅服県市区村郡府都線橋港島湖城寺神数客乗降宿阪横浜福岡札幌仙",
  korean:
    "이다는을에의가한하고지로도은를사기대인나자아시어서스정리보부해수일전그라동구과주상만제무들게안장적원여조신세공비소년중성와화있되니면국경으었오관때용모위선우문계각말방생교물치연점학실간발내현회개미통업" +
    "음월였명진단거행산유체역심식직영재외반등운북남울천광강충청특별군읍호당건입출금매번차표목록",
} as const;

const ENCODINGS: readonly { encoding: string; often: ReadonlySet<string>; kana: boolean }[] = [
  { encoding: "gb18030", often: new Set(OFTEN.simplified), kana: false },
  { encoding: "big5", often: new Set(OFTEN.traditional), kana: false },
  { encoding: "shift_jis", often: new Set(OFTEN.japanese), kana: true },
  { encoding: "euc-jp", often: new Set(OFTEN.japanese), kana: true },
  { encoding: "euc-kr", often: new Set(OFTEN.korean), kana: false },
];
/** Characters beyond ASCII that it takes; more than `MOST` of them are told by who counts them all. */
const LEAST = 4;
const MOST = 400;
/** So many of them come often in what is written so, and so many times those of the next best. */
const LEAST_SHARE = 0.4;
const LEAD = 2;

/**
 * The encoding of a few words of Chinese, Japanese or Korean, as lists and tables are: the one by which most of them are
 * characters that come often. `undefined` where that is none or several.
 */
export function fewWordsOfEastAsia(sample: Buffer): string | undefined {
  const shares = ENCODINGS.map(({ encoding, often, kana }) => {
    const all: readonly string[] = iconv.decode(sample, encoding).match(/[^\0-\x7f\u3000-\u303f\uff00-\uff60]/gu) ?? [];
    if (all.length < LEAST || all.length > MOST || all.includes("\ufffd")) return { encoding, share: 0 };
    const known = all.filter((char) => often.has(char) || (kana && /[\u3041-\u30fe]/u.test(char))).length;
    return { encoding, share: known / all.length };
  }).sort((a, b) => b.share - a.share);
  const [best, next] = shares;
  return best && next && best.share >= LEAST_SHARE && best.share >= next.share * LEAD ? best.encoding : undefined;
}
