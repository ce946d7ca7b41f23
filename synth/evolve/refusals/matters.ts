/**
 * What quantities are about, by the words that call them: a coarse subject index of everyday statistics, in the manner of the
 * headings of statistical yearbooks. A word may belong to several matters; a word of none says nothing.
 */
const MATTERS = {
  people:
    "inhabitants residents people births deaths birth death fertility mortality expectancy age aged ages migration migrants immigrants emigrants dependency literacy marriages divorces children women men females males female male ethnic speakers support refugees",
  settlement: "urban urbanization urbanisation rural households density housing slums",
  sexes: "sex gender",
  health:
    "health hospital hospitals physician physicians doctors nurses obesity overweight underweight mortality hiv aids disease diseases smoking tobacco alcohol vaccination beds sanitation maternal infant contraceptive expectancy deaths death drinking",
  economy:
    "gnp gni income incomes inflation unemployment unemployed labor labour employment tax taxes revenue revenues debt budget surplus deficit exports imports trade poverty investment investments savings saving industrial industry currency wages salary salaries prices turnover profit profits sales expenditure expenditures spending economic account stock credit household government",
  energy: "energy oil petroleum crude gas coal fuel fuels carbon dioxide emissions barrels refined biofuels",
  power: "energy electricity electrification electric nuclear solar wind hydroelectric carbon dioxide emissions",
  land: "area areas land coastline coast shoreline boundaries boundary border borders island islands",
  relief:
    "elevation altitude terrain mountain mountains peak peaks highest lowest point points depth height latitude longitude",
  farming:
    "land forest forests agricultural arable crops crop pasture irrigated farming farms livestock cattle harvest",
  water: "water waters lake lakes river rivers sea irrigated",
  transport:
    "railway railways rail roadways roads road highways vehicles cars passengers freight stations platforms bus buses trains lines",
  flight: "airport airports runways heliports air carriers aircraft flights airlines",
  shipping: "waterways ports port seaport harbours harbors merchant marine ships canals ferries",
  conduits: "pipelines pipes cables",
  communication:
    "telephone telephones phone phones mobile cellular internet broadband subscriptions subscribers users hosts radio television broadcast",
  education:
    "school schools pupils students literacy education teachers university universities enrollment enrolment graduates classes faculties lecturers courses",
  military: "military army navy troops weapons defence defense soldiers conscription manpower",
  government:
    "parliament seats votes voters election elections suffrage legislature legislative turnout constituencies ministers government",
  sky: "orbit orbital mass radius diameter moons gravity period aphelion perihelion magnitude brightness luminosity distance",
  weather: "climate temperature temperatures rainfall precipitation sunshine snow snowfall humidity frost wind",
  substance: "melting boiling density atomic isotopes electronegativity ionization electrons solubility hardness",
  sport: "goals wins losses draws matches games points assists titles caps medals gold silver bronze appearances",
  money: "price prices cost costs fee fees rent",
} as const;

type Matter = keyof typeof MATTERS;

const OF_WORD = new Map<string, Matter[]>();
for (const [matter, words] of Object.entries(MATTERS) as [Matter, string][])
  for (const word of words.split(" ")) OF_WORD.set(word, [...(OF_WORD.get(word) ?? []), matter]);

/** What the population, or the product, of a place is held against as a matter of course. */
const WHOLES: readonly (readonly [RegExp, readonly Matter[]])[] = [
  [
    /^(?:total )?(?:populations?|inhabitants)$/,
    [
      "people",
      "settlement",
      "health",
      "economy",
      "energy",
      "power",
      "transport",
      "flight",
      "communication",
      "education",
      "military",
    ],
  ],
  [
    /^(?:real |total )?(?:gdp|gnp|gni)(?: (?:\(.*\)|per capita))?$/,
    ["economy", "people", "health", "energy", "power", "education"],
  ],
];
/** In "electricity exports" the trade is how, not what. */
const HOW: ReadonlySet<Matter> = new Set(["economy", "people", "government"]);
const PHYSICAL: ReadonlySet<Matter> = new Set([
  "energy",
  "power",
  "transport",
  "flight",
  "shipping",
  "land",
  "relief",
  "farming",
  "water",
  "communication",
  "education",
  "military",
  "weather",
  "sky",
  "substance",
]);

/** The matters that a column's name speaks of; empty where no word of it tells. */
export function mattersOf(name: string): ReadonlySet<Matter> {
  const whole = WHOLES.find(([pattern]) => pattern.test(name.trim().toLowerCase()));
  if (whole) return new Set(whole[1]);
  const words: readonly string[] = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = new Set(words.flatMap((word) => OF_WORD.get(word) ?? []));
  if ([...found].some((matter) => PHYSICAL.has(matter))) for (const matter of HOW) found.delete(matter);
  if (found.size > 0) return found;
  // What a figure is a share of says what it is about only where nothing else does.
  if (words.some((word) => /^populations?$/.test(word))) return new Set(["people"]);
  return new Set(words.includes("gdp") ? ["economy"] : []);
}
