const WHAT = "(?:[\\p{L}\\d-]+\\s+){0,3}?";

const WORDINGS = [
  `(?:load|show|view|see|display)\\s+${WHAT}(?:more|all|remaining)\\b`,
  "more\\s+(?:results|items|entries|rows|comments|posts|articles|products)\\b",
  `weitere(?!\\p{L})|mehr\\s+${WHAT}(?:laden|anzeigen|zeigen|ansehen)`,
  `(?:voir|afficher|charger)\\s+${WHAT}(?:plus|tout|toutes|tous|davantage|la suite|suivants?|suivantes?)(?!\\p{L})`,
  `(?:cargar|ver|mostrar)\\s+${WHAT}(?:más|tod[oa]s?)(?!\\p{L})`,
  `(?:carregar|ver|mostrar)\\s+${WHAT}(?:mais|tod[oa]s?|tudo)(?!\\p{L})`,
  "(?:carica|mostra|vedi)\\s+(?:altr[oie]|di più|tutt[oie])(?!\\p{L})",
  `(?:toon|laad)\\s+${WHAT}(?:meer|alle)|meer\\s+${WHAT}(?:laden|tonen|weergeven|bekijken)`,
  `(?:visa|vis|ladda|last inn|hent|indlæs)\\s+${WHAT}(?:fler|flere|mer|mere|alla|alle)(?!\\p{L})`,
  "(?:pokaż|załaduj|zobacz|wczytaj)\\s+(?:więcej|wszystk)|(?:zobrazit|načíst)\\s+(?:další|více|vše)",
  "(?:показать|загрузить|смотреть)\\s+(?:ещё|еще|больше|все|всё)(?!\\p{L})",
  "もっと(?:見る|読む|表示)|さらに(?:表示|読み込む)|すべて(?:見る|表示)",
  "더\\s?(?:보기|불러오기)|모두\\s?보기",
  "加载更多|查看更多|显示更多|展开(?:更多|全部|全文)?|載入更多|查看全部|顯示更多",
];

/** How a control begins that shows more of a list where it stands. */
export const SHOWS_MORE = new RegExp(`^(?:[+↓▼⌄…. ]*)(?:${WORDINGS.join("|")})`, "iu");
