import iconv from "iconv-lite";

/** How far a declaration is looked for: HTML allows 1,024 bytes, real pages need more (HTML 13.2.3.2). */
const DECLARATION_BYTES = 4096;
/** How much of a text of unknown encoding is tried in each candidate. */
const SAMPLE_BYTES = 65_536;

export interface Decoded {
  text: string;
  /** Lower-case name of the encoding that was used. */
  encoding: string;
  /** The encoding that was declared and not believed. */
  disbelieved?: string;
}

/**
 * Bytes to text: byte order mark, then what HTTP or the document declares where the bytes bear it out, then what the bytes
 * look like. Text that is valid UTF-8 and not plain ASCII is UTF-8, whatever is declared: other encodings hardly ever
 * produce valid UTF-8 by chance. Never throws.
 */
export function decodeBytes(bytes: Uint8Array, contentType: string): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = byteOrderMark(buffer);
  if (mark) return { text: iconv.decode(buffer, mark), encoding: mark };
  const declared = declaredEncoding(buffer, contentType);
  const utf8 = decodeUtf8(buffer);
  if (utf8 !== undefined) {
    const ascii = utf8.length === buffer.length;
    // ISO-2022-JP and UTF-7 look like ASCII: only there does a declaration change what ASCII bytes say.
    if (!(ascii && declared?.startsWith("iso-2022"))) {
      const lied = !ascii && declared !== undefined && declared !== "utf-8";
      return lied ? { text: utf8, encoding: "utf-8", disbelieved: declared } : { text: utf8, encoding: "utf-8" };
    }
  }
  if (declared !== undefined && declared !== "utf-8") {
    const text = iconv.decode(buffer, declared);
    if (!isBroken(text)) return { text, encoding: declared };
  }
  const encoding = sniffEncoding(buffer.subarray(0, SAMPLE_BYTES), declared);
  const text = encoding === "utf-8" ? buffer.toString("utf8") : iconv.decode(buffer, encoding);
  return declared !== undefined && declared !== encoding
    ? { text, encoding, disbelieved: declared }
    : { text, encoding };
}

function byteOrderMark(buffer: Buffer): string | undefined {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return "utf-8";
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return "utf-16be";
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return "utf-16le";
  return undefined;
}

function declaredEncoding(buffer: Buffer, contentType: string): string | undefined {
  const head = buffer.subarray(0, DECLARATION_BYTES).toString("latin1");
  const label =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1];
  return label === undefined ? undefined : knownEncoding(label.toLowerCase());
}

/** Names as the Encoding Standard maps them: Latin-1 means windows-1252, GB2312 means GB18030. */
function knownEncoding(label: string): string | undefined {
  if (/^(?:utf-?8|unicode-1-1-utf-8)$/.test(label)) return "utf-8";
  if (/^(?:iso-?8859-1|latin-?1|us-ascii|ascii|cp1252)$/.test(label)) return "windows-1252";
  if (/^(?:gb2312|gbk|gb_2312-80|x-gbk|gb18030|euc-cn)$/.test(label)) return "gb18030";
  if (/^(?:shift[-_]?jis|sjis|x-sjis|ms_kanji|windows-31j)$/.test(label)) return "shift_jis";
  // A document that could be read far enough to find UTF-16 declared in it is not UTF-16 (HTML 13.2.3.2).
  if (/^utf-?16/.test(label)) return undefined;
  return iconv.encodingExists(label) ? label : undefined;
}

function decodeUtf8(buffer: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch {
    return undefined;
  }
}

/** More than one replacement character in a thousand, or C1 controls: not written in this encoding. */
function isBroken(text: string): boolean {
  const bad = text.match(/[\ufffd\u0080-\u0084\u0086-\u009f]/g)?.length ?? 0;
  return bad > 2 && bad * 1000 > text.length;
}

/**
 * The likeliest encoding of bytes that are not valid UTF-8: nearly valid UTF-8 (one broken byte in a large page), else the
 * candidate whose text looks most like writing.
 */
function sniffEncoding(sample: Buffer, declared: string | undefined): string {
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const utf8 = sample.toString("utf8");
  const broken = utf8.match(/\ufffd/g)?.length ?? 0;
  if (broken * 10 < high || (declared === "utf-8" && broken * 4 < high)) return "utf-8";
  let best = "windows-1252";
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const encoding of [
    "windows-1252",
    "windows-1251",
    "windows-1250",
    "gb18030",
    "big5",
    "shift_jis",
    "euc-jp",
    "euc-kr",
  ]) {
    const score = plausibility(iconv.decode(sample, encoding), encoding);
    if (score > bestScore) {
      best = encoding;
      bestScore = score;
    }
  }
  return best;
}

/** Frequent characters of the writings that an encoding is for: a few cover a large share of any text. */
const FREQUENT: Record<string, RegExp> = {
  gb18030:
    /[的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严首底液官德随病苏失尔死讲配女黄推显谈罪神艺呢席含企望密批营项防举球英氧势告李台落木帮轮破亚师围注远字材排供河态封另施减树溶怎止案言士均武固叶鱼波视仅费紧爱左章早朝害续轻服试食充兵源判护司足某练差致板田降黑犯负击范继兴似余坚曲输修故城夫够送笔船占右财吃富春职觉汉画功巴跟虽杂飞检吸助升阳互初创抗考投坏策古径换未跑留钢曾端责站简述钱副尽帝射草冲承独令限阿宣环双请超微让控州良轴找否纪益依优顶础载倒房突坐粉敌略客袁冷胜绝析块剂测丝协诉念陈仍罗盐友洋错苦夜刑移频逐靠混母短皮终聚汽村云哪既距卫停烈央察烧迅境若印洲刻括激孔搞甚室待核校散侵吧甲游久菜味旧模湖货损预阻毫普稳乙妈植息扩银语挥酒守拿序纸医缺雨吗针刘啊急唱误训愿审附获茶鲜粮斤孩脱硫肥善龙演父渐血欢械掌歌沙刚攻谓盾讨晚粒乱燃矛乎杀药宁鲁贵钟煤读班伯香介迫句丰培握兰担弦蛋沉假穿执答乐谁顺烟缩征脸喜松脚困异免背星福买染井概慢怕磁倍祖皇促静补评翻肉践尼衣宽扬棉希伤操垂秋宜氢套督振架亮末宪庆编牛触映雷销诗座居抓裂胞呼娘景威绿晶厚盟衡鸡孙延危胶屋乡临陆顾掉呀灯岁措束耐剧玉赵跳哥季课凯胡额款绍卷齐伟蒸殖永宗苗川炉岩弱零杨奏沿露杆探滑镇饭浓航怀赶库夺伊灵税途灭赛归召鼓播盘裁险康唯录菌纯借糖盖横符私努堂域枪润幅哈竟熟虫泽脑壤碳欧遍侧寨敢彻虑斜薄庭纳弹饲伸折麦湿暗荷瓦塞床筑恶户访塔奇透梁刀旋迹卡氯遇份毒泥退洗摆灰彩卖耗夏择忙铜献硬予繁圈雪函亦抽篇阵阴丁尺追堆雄迎泛爸楼避谋吨野猪旗累偏典馆索秦脂潮爷豆忽托惊塑遗愈朱替纤粗倾尚痛楚谢奋购磨君池旁碎骨监捕弟暴割贯殊释词亡壁顿宝午尘闻揭炮残冬桥妇警综招吴付浮遭徐您摇谷赞箱隔订男吹园纷唐败宋玻巨耕坦荣闭湾键凡驻锅救恩剥凝碱齿截炼麻纺禁废盛版缓净睛昌婚涉筒嘴插岸朗庄街藏姑贸腐奴啦惯乘恢匀纱扎辩耳彪臣亿璃抵脉秀萨俄网舞店喷纵寸汗挂洪贺闪柬爆烯津稻墙软勇像滚厘蒙芳肯坡柱荡腿仪旅尾轧冰贡登黎削钻勒逃障氨郭峰币港伏轨亩毕擦莫刺浪秘援株健售股岛甘泡睡童铸汤阀休汇舍牧绕炸哲磷绩朋淡尖启陷柴呈徒颜泪稍忘泵蓝拖洞授镜辛壮锋贫虚弯摩泰幼廷尊窗纲弄隶疑氏宫姐震瑞怪尤琴循描膜违夹腰缘珠穷森枝竹沟催绳忆邦剩幸浆栏拥牙贮礼滤钠纹罢拍咱喊袖埃勤罚焦潜伍墨欲缝姓刊饱仿奖铝鬼丽跨默挖链扫喝袋炭污幕诸弧励梅奶洁灾舟鉴苯讼抱毁懂寒智埔寄届跃渡挑丹艰贝碰拔爹戴码梦芽熔赤渔哭敬颗奔铅仲虎稀妹乏珍申桌遵允隆螺仓魏锐晓氮兼隐碍赫拨忠肃缸牵抢博巧壳兄杜讯诚碧祥柯页巡矩悲灌龄伦票寻桂铺圣恐恰郑趣抬荒腾贴柔滴猛阔辆妻填撤储签闹扰紫砂递戏吊陶伐喂疗瓶婆抚臂摸忍虾蜡邻胸巩挤偶弃槽劲乳邓吉仁烂砖租乌舰伴瓜浅丙暂燥橡柳迷暖牌秧胆详簧踏瓷谱呆宾糊洛辉愤竞隙怒粘乃绪肩籍敏涂熙皆侦悬掘享纠醒狂锁淀恨牲霸爬赏逆玩陵祝秒浙貌]/,
  big5: /[的一是不我有在人他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可她里後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長知民樣現分將外但身些與高意進把法此實回二理美點月明其種聲全工己話兒者向情部正名定女問力機給等幾很業最間新什打便位因重被走電四第門相次東政海口使教西再平真聽世氣信北少關並內加化由卻代軍產入先山五太水萬市眼體別處總才場師書比住員九笑性通目華報立馬命張活難神數件安表原車白應路期叫死常提感金何更反合放做系計或司利受光王果親界及今京務制解各任至清物台象記邊共風戰幹接它許八特覺望直服毛林題建南度統色字請交愛讓認算論百吃義科怎元社術結六功指思非流每青管夫連遠資隊跟帶花快條院變聯言權往展該領傳近留紅治決周保達辦運武半候七必城父強步完革深區即求品士轉量空甚眾技輕程告江語英基派滿式李息寫呢識極令黃德收臉錢黨倒未持取設始版雙歷越史商千片容研像找友孩站廣改議形委早房音火際則首單據導影失拿網香似斯專石若兵弟誰校讀志飛觀爭究包組造落視濟喜離雖壞兵]/,
  shift_jis: /[\u3041-\u309f\u30a1-\u30ff]/,
  "euc-jp": /[\u3041-\u309f\u30a1-\u30ff]/,
  "euc-kr": /[\uac00-\ud7a3]/,
  "windows-1251": /[оеаинтсрвлкмдпуяызьгбчйОЕАИНТСРВЛКМДПУ]/,
  "windows-1250": /[áéíóúýčďěňřšťůžąćęłńśźżőűâăîşţ]/i,
  "windows-1252": /[éèêëàâäáãåçñöôóòõüûúùíìîïæøœßß“”‘’–—…€£©®°§«»·ÉÀÄÖÜ]/,
};

/** Share of non-ASCII characters that are frequent in such writing, minus the broken and the improbable ones. */
function plausibility(text: string, encoding: string): number {
  let good = 0;
  let all = 0;
  let bad = 0;
  const frequent = FREQUENT[encoding];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    all++;
    if (code === 0xfffd || (code >= 0x80 && code < 0xa0) || (code >= 0xe000 && code < 0xf900) || code > 0xffff) bad++;
    else if (frequent?.test(character)) good++;
    else if (code >= 0xff61 && code <= 0xff9f) bad++;
  }
  return all === 0 ? 0 : (good - 3 * bad) / all;
}
