"""Rewards for answers to Waymark's questions: 1.0 where the answer is right by rule, else 0.0.

Repeats the rules by which Waymark judges (matchAnswer), in English and Chinese, with nothing but the standard library.
verl:  custom_reward_function.path=reward.py            (compute_score)
TRL:   GRPOTrainer(reward_funcs=[reward.reward_func])    (columns of the dataset come as keyword arguments)

`ground_truth` is JSON text: {"answer": the typed answer, "question": what was asked}.
"""

import copy
import json
import re
import unicodedata
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import lru_cache

# ---------------------------------------------------------------- what trainers call


def compute_score(data_source, solution_str, ground_truth, extra_info=None, **_):
    """verl's custom reward function."""
    truth = json.loads(ground_truth) if isinstance(ground_truth, str) else ground_truth
    return 1.0 if is_right(truth["answer"], final_answer(solution_str), truth.get("question", "")) else 0.0


def reward_func(completions, reward_model, **_):
    """TRL's reward function: one completion (text, or messages) and one `reward_model` a row."""
    scores = []
    for completion, model in zip(completions, reward_model):
        model = json.loads(model) if isinstance(model, str) else model
        said = completion if isinstance(completion, str) else answer_of_messages(completion)
        scores.append(compute_score("", said, model["ground_truth"]))
    return scores


def answer_of_messages(messages):
    """What the last assistant's message answers: its call of final_answer, else its words."""
    for message in reversed(messages):
        if message.get("role") != "assistant":
            continue
        for call in reversed(message.get("tool_calls") or []):
            function = call.get("function") or call
            if function.get("name") == "final_answer":
                return _argument(function.get("arguments"))
        return message.get("content") or ""
    return ""


def final_answer(text):
    """The answer within a transcript: the last call of final_answer, else what follows the last thought."""
    found = None
    for match in re.finditer(r'\{\s*"name"\s*:\s*"final_answer"', text):
        try:
            call, _ = json.JSONDecoder().raw_decode(text[match.start():])
        except ValueError:
            continue
        found = _argument(call.get("arguments"))
    for match in re.finditer(r"\bfinal_answer\(\s*(?=[{\"])", text):
        try:
            given, _ = json.JSONDecoder().raw_decode(text[match.end():])
        except ValueError:
            continue
        found = _argument(given)
    return text.rsplit("</think>", 1)[-1].strip() if found is None else found


def _argument(arguments):
    if isinstance(arguments, str):
        try:
            parsed = json.loads(arguments)
        except ValueError:
            return arguments
        if not isinstance(parsed, dict):
            return arguments
        arguments = parsed
    answer = arguments.get("answer", "") if isinstance(arguments, dict) else ""
    return answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)


# ---------------------------------------------------------------- regular expressions as the rules state them


@lru_cache(None)
def _characters(name):
    """The inside of a character class for a Unicode property."""
    if name == "Script=Han":
        return "\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufad9\U00020000-\U0002fa1f"
    ranges, start, last = [], None, None
    for point in range(0x10000):
        if 0xD800 <= point < 0xE000 or not unicodedata.category(chr(point)).startswith(name):
            continue
        if last is not None and point == last + 1:
            last = point
            continue
        if start is not None:
            ranges.append((start, last))
        start = last = point
    ranges.append((start, last))
    return "".join(rf"\u{a:04x}" if a == b else rf"\u{a:04x}-\u{b:04x}" for a, b in ranges)


_WORD = "A-Za-z0-9_"
_EDGE = f"(?:(?<![{_WORD}])(?=[{_WORD}])|(?<=[{_WORD}])(?![{_WORD}]))"


def _re(pattern, flags=""):
    """A JavaScript pattern (flag u) as Python's: ASCII digits, words and word edges, Unicode properties, ends of the text."""
    out, at, within = [], 0, False
    while at < len(pattern):
        one, two = pattern[at], pattern[at : at + 2]
        at += 1
        if one == "\\":
            at += 1
            if two in ("\\p", "\\P"):
                end = pattern.index("}", at)
                inside = _characters(pattern[at + 1 : end])
                at = end + 1
                out.append(inside if within else f"[{'^' if two == chr(92) + 'P' else ''}{inside}]")
            elif two == "\\d":
                out.append("0-9" if within else "[0-9]")
            elif two == "\\w":
                out.append(_WORD if within else f"[{_WORD}]")
            elif two == "\\b":
                out.append(_EDGE)
            elif two == "\\k":
                end = pattern.index(">", at)
                out.append(f"(?P={pattern[at + 1 : end]})")
                at = end + 1
            else:
                out.append(two[1] if two == "\\/" else two)
        elif within:
            within = one != "]"
            out.append("\\" + one if one in "[&|~" else one)
        elif one == "[":
            within = True
            out.append(one)
            if pattern[at : at + 1] == "^":
                out.append("^")
                at += 1
        elif pattern.startswith("(?<", at - 1) and pattern[at + 2] not in "=!":
            out.append("(?P<")
            at += 2
        else:
            out.append(r"\Z" if one == "$" else one)
    number = (re.I if "i" in flags else 0) | (re.S if "s" in flags else 0)
    return re.compile("".join(out), number)


# ---------------------------------------------------------------- texts

_SPACES = re.compile("[\\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]")
_HAN = _re(r"\p{Script=Han}")
_KANA = re.compile("[\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\u32d0-\u32fe\uff66-\uff6f\uff71-\uff9d]")


def _plain_text(text):
    text = _SPACES.sub(" ", _INVISIBLE.sub("", text))
    text = re.sub("[０-９]", lambda digit: chr(ord(digit[0]) - 0xFEE0), text)
    text = re.sub(r"(?<=[0-9])．(?=[0-9])", ".", text)
    text = re.sub(r"(?<=[0-9])，(?=[0-9]{3}(?![0-9]))", ",", text)
    return re.sub(r"－(?=[0-9])", "-", text).replace("（", "(").replace("）", ")").strip()


def _is_chinese(text):
    return _HAN.search(text) is not None and _KANA.search(text) is None


def _fold(text):
    text = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.category(c).startswith("M"))
    text = re.sub("[‘’‛`´]", "'", text.lower())
    text = re.sub("[‐‑‒–—−]", "-", re.sub("[“”„«»]", '"', text))
    return re.sub(r"\s+", " ", text).strip()


_NO_NAME = _re(r"[^\p{L}\p{N}+#%$€£-]+")
_HYPHEN = _re(r"(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])")


@lru_cache(50_000)
def _name_key(text):
    bare = _HYPHEN.sub(" ", _NO_NAME.sub(" ", _fold(text).replace("&", " and "))).strip()
    return re.sub(r"\s+", " ", re.sub(r"^(?:the|an?)\s+(?=\S)", "", bare))


# ---------------------------------------------------------------- decimals

_EXACT = Context(prec=34, rounding=ROUND_HALF_UP)
_WIDE = Context(prec=400, rounding=ROUND_HALF_UP)


def _plain(number):
    text = format(number, "f")
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _times_ten(number, power):
    return _EXACT.multiply(number, _EXACT.power(Decimal(10), Decimal(power)))


# ---------------------------------------------------------------- units

# Key -> spellings. Two spellings of one key are the same unit.
_SPELLINGS = {
    "%": "%|percent|per cent|pct|percentage|％|个百分点", "‰": "‰",
    "bp": "bp|bps|basis point|basis points|个基点|基点", "stone": "stone|stones", "斤": "斤|市斤", "里": "里|华里",
    "km": "km|kms|kilometer|kilometre|kilometers|kilometres|公里|千米", "m": "m|meter|metre|meters|metres|米",
    "cm": "cm|centimeter|centimetre|centimeters|centimetres|厘米",
    "mm": "mm|millimeter|millimetre|millimeters|millimetres|毫米", "mi": "mi|mile|miles|英里", "ft": "ft|feet|foot|英尺",
    "in": "in|inch|inches|\"|″", "yd": "yd|yard|yards", "nm": "nm|海里|nautical mile|nautical miles",
    "sq km": "sq km|sq. km|km²|km2|km^2|square kilometer|square kilometre|square kilometers|square kilometres|平方公里|平方千米",
    "sq m": "sq m|sq. m|m²|m2|m^2|square meter|square metre|square meters|square metres|平方米",
    "sq mi": "sq mi|sq. mi|mi²|mi2|square mile|square miles",
    "sq ft": "sq ft|sq. ft|ft²|ft2|square foot|square feet", "ha": "ha|hectare|hectares|公顷", "acres": "acre|acres",
    "cu m": "cu m|cu. m|m³|m3|cubic meter|cubic metre|cubic meters|cubic metres|立方米",
    "cu km": "cu km|立方公里|立方千米|km³|km3|cubic kilometers|cubic kilometres",
    "kg": "kg|kgs|kilogram|kilograms|kilo|kilos|公斤|千克", "g": "g|gram|grams|gramme|grammes|克",
    "mg": "mg|毫克|milligram|milligrams", "t": "t|ton|tons|tonne|tonnes|metric ton|metric tons|吨",
    "lb": "lb|lbs|pound|pounds", "oz": "oz|ounce|ounces", "l": "l|L|liter|litre|liters|litres|升",
    "ml": "ml|毫升|mL|milliliter|milliliters|millilitre|millilitres", "gal": "gal|gallon|gallons",
    "bbl": "bbl|barrel|barrels", "bbl/day": "bbl/day|barrels per day|barrels/day",
    "years": "year|years|yr|yrs|y/o|years old|岁|年", "months": "month|months|mo|mos|个月",
    "weeks": "week|weeks|wk|wks|周|星期", "days": "day|days|天|日", "hours": "hour|hours|hr|hrs|h|小时",
    "minutes": "minute|minutes|min|mins|min.|分钟", "seconds": "second|seconds|sec|secs|s|秒",
    "ms": "ms|毫秒|millisecond|milliseconds", "B": "B|byte|bytes|字节", "bits": "bit|bits",
    "kB": "kB|KB|kilobyte|kilobytes", "MB": "MB|兆字节|megabyte|megabytes", "GB": "GB|gigabyte|gigabytes",
    "TB": "TB|terabyte|terabytes", "PB": "PB|petabyte|petabytes", "KiB": "KiB", "MiB": "MiB", "GiB": "GiB",
    "Mbit/s": "Mbps|Mbit/s|Mb/s", "Hz": "Hz", "kHz": "kHz", "MHz": "MHz", "GHz": "GHz", "W": "W|watt|watts|瓦",
    "kW": "kW|kilowatt|kilowatts|千瓦", "MW": "MW|megawatt|megawatts|兆瓦", "GW": "GW|gigawatt|gigawatts", "Wh": "Wh",
    "kWh": "kWh|千瓦时|度", "MWh": "MWh", "GWh": "GWh", "TWh": "TWh", "J": "J|joule|joules", "kJ": "kJ",
    "kcal": "kcal|calories|Cal|cal", "V": "V|volt|volts", "A": "A|amp|amps", "mAh": "mAh",
    "hp": "hp|马力|bhp|horsepower", "mpg": "mpg", "mph": "mph", "km/h": "km/h|公里/小时|千米/时|kph|kmh", "m/s": "m/s|米/秒",
    "kn": "kn|knots|knot|kt|kts", "°C": "°C|℃|° C|摄氏度", "°F": "°F|℉|° F", "°": "°|degrees|degree|deg",
    "K": "K|kelvin", "Pa": "Pa", "hPa": "hPa|mbar", "kPa": "kPa", "MPa": "MPa", "bar": "bar", "psi": "psi",
    "dB": "dB", "px": "px|像素|pixel|pixels", "MP": "MP|megapixel|megapixels", "pages": "page|pages|pp|pp.|页",
    "people": "people|名|persons|person|inhabitants|residents|人", "points": "point|points|pts|pt|pts.|分",
    "votes": "vote|votes|票", "seats": "seat|seats|席", "credits": "credit|credits|ECTS|credit hours|学分",
    "students": "student|students", "employees": "employee|employees", "goals": "goal|goals", "games": "game|games",
    "rooms": "room|rooms", "beds": "bed|beds", "copies": "copies",
    "$": "$|US$|USD|dollar|dollars|US dollars|U.S. dollars|美元", "€": "€|EUR|euro|euros|欧元",
    "£": "£|GBP|pounds sterling|英镑", "¥": "¥|￥|元|人民币|CNY|RMB|yuan", "JPY": "JPY|JP¥|yen|日元",
    "₹": "₹|INR|Rs|Rs.|rupees", "CHF": "CHF|Fr.|瑞士法郎", "C$": "C$|CA$|CAD", "A$": "A$|AU$|AUD", "NZ$": "NZ$|NZD",
    "HK$": "HK$|HKD|港元|港币", "R$": "R$|BRL", "₩": "₩|KRW|won|韩元", "₽": "₽|RUB|rubles|roubles|卢布", "SEK": "SEK|瑞典克朗",
    "NOK": "NOK|挪威克朗", "DKK": "DKK|丹麦克朗", "PLN": "PLN|zł", "CZK": "CZK|Kč", "HUF": "HUF|Ft", "SGD": "SGD|S$",
    "MXN": "MXN|MX$", "ZAR": "ZAR", "TRY": "TRY|₺", "THB": "THB|฿", "ILS": "ILS|₪",}
_KEYS = {spelling: key for key, spellings in _SPELLINGS.items() for spelling in spellings.split("|")}
_CURRENCIES = set("$ € £ ¥ JPY ₹ CHF C$ A$ NZ$ HK$ R$ ₩ ₽ SEK NOK DKK PLN CZK HUF SGD MXN ZAR TRY THB ILS".split())
_PREFIXES = "|".join(
    re.sub(r"([$.])", r"\\\1", spelling)
    for spelling in sorted(
        (s for s, key in _KEYS.items() if key in _CURRENCIES and not re.match("[a-z]", s) and not re.search(r"\s", s)),
        key=lambda spelling: -len(spelling),
    )
)
_RATE = _re(r"^[\p{L}°%$€£'()\s.-]*\/\s?[\d., ]*[\p{L}°²³][\p{L}°²³()\s-]*$")
_COMPLEMENT = _re(r"^(?:(?:of|per|in|annual|a|an)\s)[\p{L}\s'-]+$|^[\p{Ll}\s'-]{1,24}$")
_WITH_COMPLEMENT = _re(r"^(\S+(?:\s\S+)?)\s((?:of|per|an?)\s.+)$")
_PER = _re(r"^per\s[\p{L}\s-]+$")
_CHINESE_SCALE = _re(r"^(?:[十百千]?万亿?|[十百千]?亿|百|千|十)(?=\p{Script=Han}|[a-zA-Z$€£¥])")
_MEASURE_WORD = _re(
    r"^(?:[个名位家所座部辆台套件次张项种条间户株头只艘架篇册本场枚起例处层班门届匹羽亩卷幅桩宗款颗粒段栋幢节集期排列批轮遍趟])$|^(?:人次|辆次|架次|车次|标准箱|标箱|小时|学时|人口|册次|户次|平方|立方|床位|张床|个月|个百分点|公顷|亩|标准煤|吨标准煤)$"
)


def _lexicon_key(unit):
    key = _KEYS.get(unit) or (_KEYS.get(unit.lower()) if len(unit) > 2 else None)
    return key or (_lexicon_key(unit[:-1]) if len(unit) > 1 and unit.endswith(".") else None)


def _unit_key(unit):
    known = _lexicon_key(unit)
    if known is not None:
        return known
    folded = re.sub(r"\s+", " ", re.sub(r"\(e?s\)", "", unit)).strip().lower()
    return re.sub(r"(?<=[a-z]{2})s\Z", "", re.sub(r"ies\Z", "y", folded))


def _is_known_unit(text):
    if len(text) > 40:
        return False
    if _lexicon_key(text) is not None:
        return True
    if _HAN.match(text):
        return _is_chinese_unit(text)
    if _RATE.search(text):
        return True
    if text.startswith("%"):
        return _COMPLEMENT.search(text[1:].strip()) is not None
    complement = _WITH_COMPLEMENT.search(text)
    if complement:
        return _lexicon_key(complement[1]) is not None and _COMPLEMENT.search(complement[2]) is not None
    return _PER.search(text) is not None


def _is_chinese_unit(text):
    unit, *per = re.split(r"\s?[/／每]\s?", text)
    if per and not _is_plain_chinese_unit(re.sub("^[十百千万]+", "", per[0])):
        return False
    return _is_plain_chinese_unit(unit) or _is_plain_chinese_unit(_CHINESE_SCALE.sub("", unit))


def _is_plain_chinese_unit(text):
    return _lexicon_key(text) is not None or _MEASURE_WORD.search(text) is not None


_UNIT_SCALES = [("万亿", 12), ("亿", 8), ("千万", 7), ("百万", 6), ("十万", 5), ("万", 4), ("千", 3), ("百", 2)]


def _scaled_unit(unit):
    """("亿欧元") -> (8, "欧元"); None where the unit has no scale."""
    if _unit_key(unit) != unit:
        return None
    scale = next((scale for scale in _UNIT_SCALES if unit.startswith(scale[0])), None)
    base = unit[len(scale[0]) :] if scale else ""
    return (scale[1], base) if base and _is_known_unit(base) else None


_ENGLISH_SCALES = {"thousand": 3, "million": 6, "billion": 9, "trillion": 12}


def _english_scale(unit):
    """("billion EUR") -> (9, "EUR"), ("thousands") -> (3, None); None where the unit has no scale."""
    found = re.match(r"(thousand|million|billion|trillion)s?(?:\s+(?:of\s+)?(.+))?\Z", unit, re.IGNORECASE)
    return (_ENGLISH_SCALES[found.group(1).lower()], found.group(2)) if found else None


# Sizes of units, a kind of quantity a line.
_KINDS = [
    {
        "mm": "0.001", "cm": "0.01", "m": "1", "km": "1000", "里": "500", "in": "0.0254", "ft": "0.3048", "yd": "0.9144",
        "mi": "1609.344", "nm": "1852",
    },
    {
        "mg": "0.001", "g": "1", "kg": "1000", "t": "1000000", "斤": "500", "oz": "28.349523125", "lb": "453.59237",
        "stone": "6350.29318",
    },
    {"sq m": "1", "ha": "10000", "sq km": "1000000", "sq ft": "0.09290304", "sq mi": "2589988.110336"},
    {"ml": "0.001", "l": "1", "cu m": "1000", "cu km": "1000000000000"},
    {"ms": "0.001", "seconds": "1", "minutes": "60", "hours": "3600", "days": "86400", "weeks": "604800"},
    {"months": "1", "years": "12"},
    {"W": "1", "kW": "1000", "MW": "1000000", "GW": "1000000000"},
    {"Wh": "1", "kWh": "1000", "MWh": "1000000", "GWh": "1000000000", "TWh": "1000000000000"},
    {"Hz": "1", "kHz": "1000", "MHz": "1000000", "GHz": "1000000000"},
    {"km/h": "1000", "m/s": "3600", "mph": "1609.344", "kn": "1852"},
    {"bp": "0.01", "‰": "0.1", "%": "1"},
    {"°C": "1"},
    {"°F": "1"},
]  # fmt: skip
_KIND_OF = {key: sizes for sizes in _KINDS for key in sizes}
_OTHER_SYSTEM = {*"in ft yd mi nm oz lb stone mph kn m/s °F".split(), "sq ft", "sq mi"}


def _in_unit(decimal, unit, wanted):
    source, target = _unit_key(unit), _unit_key(wanted)
    value = Decimal(decimal)
    if source == "°F" and target == "°C":
        return _EXACT.divide(_EXACT.multiply(_EXACT.subtract(value, Decimal(32)), Decimal(5)), Decimal(9))
    if source == "°C" and target == "°F":
        return _EXACT.add(_EXACT.divide(_EXACT.multiply(value, Decimal(9)), Decimal(5)), Decimal(32))
    kind = _KIND_OF.get(source)
    if kind is None or target not in kind:
        return None
    return _EXACT.divide(_EXACT.multiply(value, Decimal(kind[source])), Decimal(kind[target]))


def _is_measure(unit):
    return _unit_key(unit) in _KIND_OF or _lexicon_key(unit) in _CURRENCIES


def _is_rounded_conversion(decimal, unit, wanted, wanted_unit):
    """Three significant figures at least that round to the wanted quantity: "93.2 mph" for 150 km/h."""
    if _unit_key(unit) not in _OTHER_SYSTEM and _unit_key(wanted_unit) not in _OTHER_SYSTEM:
        return False
    value = Decimal(_plain(Decimal(decimal)))
    if len(value.normalize().as_tuple().digits) < 3:
        return False
    exact = _in_unit(wanted, wanted_unit, unit)
    if exact is None:
        return False
    return exact.quantize(Decimal(1).scaleb(min(0, value.as_tuple().exponent)), context=_WIDE) == value


_UNITS_ASKED = [
    (_re(pattern, flags))
    for pattern, flags in (
        (r"\bin\s([\p{L}°%²³/]+(?:\s(?:kilomet(?:er|re)s|met(?:er|re)s|feet|miles|per\s\p{L}+))?)", "i"),
        (r"\bhow many\s(?:full\s|whole\s)?((?:square|cubic|nautical)?\s?[\p{L}°]+)", "i"),
        (r"\(\s?(?:in\s)?([\p{L}°²³/ ]{1,20})\)", ""),
    )
]
_CHINESE_UNIT_ASKED = _re(
    r"(?:多少|几|单位[是为：:]?)\s?((?:万亿|[十百千]?[万亿])?)(\p{Script=Han}{1,4}|[\p{L}²³/]{1,6})"
)


def _asked_unit(question):
    """The unit of measure that a question asks for."""
    if question == "":
        return None
    for pattern in _UNITS_ASKED:
        for match in pattern.finditer(question):
            for form in (match[1], match[1].split(" ")[0]):
                if _is_known_unit(form) and _is_measure(form):
                    return form
    for match in _CHINESE_UNIT_ASKED.finditer(question):
        if match[1]:
            return None
        for length in range(len(match[2]), 0, -1):
            form = match[2][:length]
            if _is_known_unit(form) and _is_measure(form):
                return form
    return None


# ---------------------------------------------------------------- numbers as they are printed

_SCALES = {
    "thousand": 3, "million": 6, "millions": 6, "billion": 9, "billions": 9, "trillion": 12, "mn": 6, "mln": 6,
    "bn": 9, "bln": 9, "trn": 12, "lakh": 5, "crore": 7, "千": 3, "万": 4, "百万": 6, "千万": 7, "亿": 8, "万亿": 12,
}  # fmt: skip
_SCALE = _re(r"^\s?(" + "|".join(sorted(_SCALES, key=lambda word: -len(word))) + r")(?![a-z])", "i")
_LETTER_SCALES = {"K": 3, "k": 3, "M": 6, "m": 6, "B": 9, "b": 9, "T": 12}
_ERA = re.compile(r"^(?:BCE?|B\.C\.(?:E\.)?|AD|A\.D\.|CE)\Z")
_APPROXIMATE = _re(
    r"^(?:about|approximately|approx\.?|around|roughly|circa|ca?\.|nearly|almost|est\.?|estimated(?: at)?|~|≈|约|大约)\s*(?=[\d$€£¥.−-])",
    "i",
)
_BOUND = _re(
    r"^(?:over|more than|less than|fewer than|under|below|above|up to|at least|at most|[<>]=?|≥|≤|超过|不到)\s*(?=[\d$€£¥.−-])",
    "i",
)
_HEAD = _re(
    r"^(?<sign>[-−–+]?)\s?(?:(?<currency>" + _PREFIXES + r")\s?(?<inner>[-−–]?))?(?<digits>\d+(?:[.,'’]\d+| \d{3}(?!\d))*|[.,]\d+)"
)
_QUALIFIERS = _re(r"^(?:\s?\((?<inside>(?:[^()]|\([^()]*\))*)\))*(?:\s?[;,]\s?(?<note>[^\d]+))?$")
_UNIT = _re(r"^\s?(?<unit>(?:[^()[\];,±–]|\(e?s\)|(?<=\/[^;]*\d),(?=\d))*?)(?<rest>\s?(?:\((?!e?s\))|[[;]|,\s).*|)$".replace(
    # Python looks back a fixed length only: a comma between digits is taken where a rate stands before it, see _tail.
    r"(?<=\/[^;]*\d),(?=\d)", r"(?<=\d),(?=\d)"
))
_EXPONENT = _re(
    r"^(?:e([+-]?\d{1,3})|\s?[×x·*]\s?10(?:\^([−-]?\d{1,3})|([⁻⁰¹²³⁴-⁹]{1,3})))(?![\w.])", "i"
)
_LETTER_BEHIND_MONEY = _re(r"^\s?([KkMmBbT])(?![\p{L}\d²³\/])")
_LETTER = _re(r"^([KkMBT])(?![\p{L}\d²³\/])")
_ORDINAL = _re(r"^(?:st|nd|rd|th)(?=$|\s?\()")
_TOLERANCE = _re(r"^\s?(?:±|\+\/[-−])\s?[\d.,]+(?:\s?%)?")
_OPEN_END = _re(r"^\s?\+(?=$|\s)")
_BARE = _re(r"^\d[\d.,]{0,29}$")
_HEAD_DIGITS = _re(r"^\d+(?:[.,]\d+)*$")


class _Unsure:
    """May be read in two ways."""


_UNSURE = _Unsure()


def _read_number(text):
    """(decimal, unit or None), _UNSURE, or None where the text is no number."""
    if _BARE.search(text):
        if not _HEAD_DIGITS.search(text):
            return None
        mantissa = _read_digits(text, False)
        return (_plain(_EXACT.plus(Decimal(mantissa))), None) if isinstance(mantissa, str) else mantissa
    bound, about = _BOUND.search(text), _APPROXIMATE.search(text)
    opening = bound or about
    rest = re.sub(r"^(?:#|No\.|№)\s?(?=[0-9]+\Z)", "", text[opening.end() if opening else 0 :])
    head = _HEAD.search(rest)
    if not head:
        return None
    sign, currency, inner, digits = head["sign"] or "", head["currency"], head["inner"] or "", head["digits"]
    rest = rest[head.end() :]
    shift = 0
    exponent = _EXPONENT.search(rest)
    if exponent and (exponent[1] is None or re.search("[+-]", exponent[1]) or re.search("[.,]", digits)):
        power = exponent[1] or exponent[2] or "".join("-" if c == "⁻" else str("⁰¹²³⁴⁵⁶⁷⁸⁹".index(c)) for c in exponent[3])
        shift = int(power.replace("−", "-"))
        rest = rest[exponent.end() :]
    scale = _SCALE.search(rest)
    letter = (_LETTER if currency is None else _LETTER_BEHIND_MONEY).search(rest)
    doubtful = False
    if scale:
        shift += _SCALES[scale[1].lower()]
        rest = rest[scale.end() :]
    elif letter:
        shift += _LETTER_SCALES[letter[1]]
        doubtful = currency is None
        rest = rest[letter.end() :]
    else:
        ordinal = _ORDINAL.search(rest)
        if ordinal and re.fullmatch("[0-9]+", digits):
            rest = rest[ordinal.end() :]
    tolerance = _TOLERANCE.search(rest)
    if tolerance:
        rest = rest[tolerance.end() :]
    open_end = _OPEN_END.search(rest)
    if open_end:
        rest = rest[open_end.end() :]
    tail = _tail(rest)
    if tail is None:
        return None
    unit = tail or None
    mantissa = _read_digits(digits, shift != 0 or (unit or "").startswith("%"))
    if not isinstance(mantissa, str):
        return mantissa
    if bound or open_end or doubtful:
        return _UNSURE
    number = _times_ten(Decimal(mantissa), shift)
    if re.search("[-−–]", sign + inner):
        number = -number
    if currency and unit:
        unit = f"{currency} {unit}" if re.match(r"(?:per\s|/|an?\s)", unit) else unit
    return _plain(number), unit or currency


def _tail(rest):
    """The unit behind a number, "" for none; None where what follows makes it something else."""
    if rest.strip() == "":
        return ""
    match = _UNIT.search(rest)
    if not match:
        return None
    unit = match["unit"].strip()
    if re.search(r"[0-9],[0-9]", unit) and not re.search(r"/[^;]*[0-9],[0-9]", unit):
        return None
    if _ERA.search(unit) or (unit != "" and not _is_known_unit(unit)):
        return None
    after = (match["rest"] or "").strip()
    if not _QUALIFIERS.search(after) or after.startswith(","):
        return None
    return unit


def _read_digits(digits, scaled):
    full = lambda pattern: re.fullmatch(pattern, digits)  # noqa: E731
    if full("[0-9]+"):
        return None if re.match("0[0-9]", digits) else digits
    if full(r"[0-9]{1,3}(?:[ '’][0-9]{3})+(?:[.,][0-9]+)?"):
        return re.sub("[ '’]", "", digits).replace(",", ".", 1)
    if re.search("[ '’]", digits):
        return None
    if full(r"[0-9]{1,3}(?:,[0-9]{3})+\.[0-9]+|[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}(?:\.[0-9]+)?"):
        return digits.replace(",", "")
    if full(r"[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]+"):
        return digits.replace(".", "").replace(",", ".", 1)
    if full(r"[0-9]{1,3}(?:,[0-9]{3}){2,}"):
        return digits.replace(",", "")
    if full(r"[0-9]{1,3}(?:\.[0-9]{3}){2,}"):
        return digits.replace(".", "")
    single = full(r"([0-9]*)([.,])([0-9]+)")
    if not single:
        return None
    whole, separator, fraction = single.groups()
    decimal = f"{whole or '0'}.{fraction}"
    if re.match("0[0-9]", whole):
        return None
    if not (re.fullmatch("[1-9][0-9]{0,2}", whole) and len(fraction) == 3):
        return decimal
    if separator == ",":
        return _UNSURE if scaled else whole + fraction
    return decimal if scaled else _UNSURE


# ---------------------------------------------------------------- numbers that an answer states

_TOKEN = _re(
    r"(?<![\p{L}\d.,])(?:[-−–+](?=[\d.$€£¥])|−\s)?(?:(?:" + _PREFIXES + r")\s?-?)?(?:\d(?:[\d.,'’]*\d)?|\.\d+)(?: \d{3}(?!\d))*"
    r"(?:e[+-]?\d+|\s?[×x·]\s?10(?:\^[-−]?\d{1,3}|[⁻⁰¹²³⁴-⁹]{1,3}))?"
    r"(?:\s?(?:thousand|million|billion|trillion|lakh|crore|mn|bn|万亿|千万|百万|万|亿|千(?![米克瓦卡帕伏赫字]))(?![a-z]))?",
    "i",
)
_UNIT_WORDS = _re(r"^\s?((?:[%‰°$€£¥₹₩₽]|\p{L})[\p{L}²³\/°.]*[23]?(?:\s[\p{L}²³][\p{L}²³\/°.]*[23]?){0,3})")
_SCALE_LETTER = _re(r"^\s?(bn|[kKmMbBT])(?![\p{L}\d²³\/])")
_SCALE_LETTERS = {"k": 3, "K": 3, "m": 6, "M": 6, "b": 9, "B": 9, "bn": 9, "T": 12}
_NEGATION = _re(
    r"(?:\b(?:not|never)\s(?:(?!only|just|more|less|fewer|but|sure|clear)[\p{L}’']+\s){0,2}|n['’]t\s(?:(?!only|just|but)[\p{L}’']+\s){0,2}|\brather than\s|\binstead of\s|\bnot (?:more|less|fewer) than\s|\b(?:all|none|everything|every one) (?:but|except)\s|\bexcept(?: for)?\s|不是\s?|而非\s?|并非\s?|没有\s?|除了?\s?)(?:the\s|about\s)?$",
    "i",
)
_NEGATED_BEHIND = _re(
    r"^\s?(?:[\p{L}-]+\s){0,2}?(?:(?:do|does|did|are|is|were|was|have|has)\snot|(?:do|does|did|are|is|were|was|have|has)n['’]t|no longer|(?:is|was|would be) (?:wrong|incorrect|false|too (?:high|low)))\b|^\s?(?:是错的|不对)",
    "i",
)
_ORDINAL_BEHIND = _re(r"^(?:st|nd|rd|th)\b", "i")
_RATE_BEHIND = _re(
    r"^\s?(?:(?:per|each|every)\s\p{L}|an?\s(?:second|minute|hour|day|week|month|year|piece|person|head|night)\b|\/\s?\p{L}|[²³]|每)",
    "i",
)
_POINTS = _re(r"^\s?(?:(?:percentage|per ?cent|%)[ -]?points?\b|pp\b|p\.p\.|个百分点)", "i")
_BOUND_BEFORE = _re(
    r"(?:\b(?:over|more than|less than|fewer than|under|below|above|beyond|exceed(?:s|ing)?|up to|at least|at most|no more than|no less than|no fewer than|a minimum of|a maximum of|every)|[<>≥≤]=?|超过|不到|至少|至多|最多|不足|低于|高于)\s*$",
    "i",
)
_BOUND_BEHIND = _re(
    r"^\s?(?:\+(?=\s|$)|or (?:more|less|fewer|over|under|above|below)\b|以上|以下|多(?=[个名位人万]))", "i"
)
_CALENDAR_BEFORE = _re(
    r"(?:\b(?:in|since|during|as of|by|until|for|from|to|year|between|and|of)|[年在于至到])\s?$", "i"
)


class _Given:
    def __init__(self, decimal, unit, scaled, at, end, token, text):
        before = text[max(0, at - 30) : at]
        self.decimal, self.unit, self.scaled, self.at, self.end = decimal, unit, scaled, at, end
        self.signed = token[:1] in "-−–+"
        behind = text[end : end + 40]
        self.negated = _NEGATION.search(before) is not None
        self.denied = _NEGATED_BEHIND.search(behind) is not None
        token_end = at + len(token)
        self.ordinal = _ORDINAL_BEHIND.search(text[token_end : token_end + 3]) is not None
        self.rate = _RATE_BEHIND.search(behind) is not None
        self.points = _POINTS.search(text[token_end : end + 20]) is not None
        self.bound = bool(_BOUND_BEFORE.search(before) or _BOUND_BEHIND.search(text[end : end + 12]))
        opened = text.rfind("(", 0, at + 1)
        self.bracketed = opened > 0 and text.rfind(")", 0, at + 1) < opened and ")" in text[at:]
        year = re.fullmatch("[12][0-9]{3}", token) is not None
        self.calendar = year and (unit == "年" or (unit is None and _CALENDAR_BEFORE.search(before) is not None))


def _given_numbers(text):
    found = []
    for match in _TOKEN.finditer(text):
        token = match[0]
        read = _read_token(token.strip(), text[match.end() : match.end() + 60])
        if read:
            decimal, unit, scaled, taken = read
            found.append(_Given(decimal, unit, scaled, match.start(), match.end() + taken, token, text))
    return found


def _read_token(token, behind):
    """(decimal, unit, what it is if its letter is a scale, characters taken behind), or None."""
    number = _read_figures(re.sub(r"^\+", "", token))
    if number is None:
        return None
    decimal, unit = number
    letter = _SCALE_LETTER.search(behind)
    if letter:
        scaled = _read_number(f"{decimal}e+{_SCALE_LETTERS[letter[1]]}")
        if isinstance(scaled, tuple):
            if unit is not None:
                return scaled[0], unit, None, letter.end()
            return decimal, letter[1], scaled[0], letter.end()
    if unit is not None:
        return decimal, unit, None, 0
    unit, taken = _unit_behind(behind)
    return decimal, unit, None, taken


def _read_figures(token):
    read = _read_number(token)
    if read is not _UNSURE:
        return read
    again = _read_number(re.sub(r"(?<=[0-9]),(?=[0-9]{3}(?![0-9]))", "", token))
    if isinstance(again, tuple):
        return again
    pointed = re.match(r"^([-−–]?)(.*?)([0-9]+\.[0-9]+)(.*)\Z", token)
    plain = _read_number(f"{pointed[1]}{pointed[2]}{pointed[3]}0{pointed[4]}") if pointed else None
    return plain if isinstance(plain, tuple) else None


def _unit_behind(behind):
    match = _UNIT_WORDS.search(behind)
    if not match:
        return None, 0
    space = len(match[0]) - len(match[1])
    words = re.sub(r"\.\Z", "", match[1]).split(" ")
    for count in range(len(words), 0, -1):
        unit = " ".join(words[:count])
        if unit == "in" and len(words) > 1:
            continue
        if _is_known_unit(unit) and not re.match(r"(?:in|a|an)\s", unit):
            return unit, space + len(unit)
    han = re.match(f"[{_characters('Script=Han')}]+", match[1])
    for length in range(min(len(han[0]) if han else 0, 6), 0, -1):
        if _is_known_unit(han[0][:length]):
            return han[0][:length], space + length
    return None, 0


# ---------------------------------------------------------------- numbers in words

_ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_WORD_SCALES = {"hundred": 10**2, "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split()
_SMALL = "|".join(_ONES + _TENS)
_PHRASE = _re(
    rf"\b(?:{_SMALL})(?:(?:[ -]|,? and )(?:{_SMALL}|{'|'.join(_WORD_SCALES)}))*(?: and a half(?: (?:thousand|million|billion|trillion))?)?\b",
    "i",
)
_MINUS = _re(r"\bminus\s(?=[\d$€£]|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b)", "i")


_PRONOUN_BEFORE = _re(r"\b(?:no|any|every|some|which|this|that|the|each|another)[ -]$", "i")
_PRONOUN = _re(
    r"^one(?:[ -](?:moment|another|more|less|could|can|cannot|would|should|must|may|might|has to|needs|knows|who|day|of (?:them|these|those|the))\b|['’]s)",
    "i",
)


def _is_pronoun(text, at):
    """ "no one", "which one", "one of them", "one moment": no number."""
    return bool(_PRONOUN_BEFORE.search(text[max(0, at - 8) : at]) or _PRONOUN.search(text[at : at + 16]))


def _with_english_figures(text):
    figures = re.search("[0-9]", text)
    text = _MINUS.sub("-", text)

    def said(match):
        words = re.findall("[a-z]+", match[0].lower())
        if words == ["one"] and _is_pronoun(text, match.start()):
            return match[0]
        number = None if len(words) == 1 and figures else _spelled_number(words)
        return match[0] if number is None else _plain(number)

    return _PHRASE.sub(said, text)


def _spelled_number(words):
    half = " ".join(words).find(" and a half")
    if half >= 0:
        whole = _spelled_number(" ".join(words)[:half].split(" "))
        return None if whole is None else (whole + Decimal("0.5")) * _WORD_SCALES.get(words[-1], 1)
    total, group, room = 0, 0, float("inf")
    for word in words:
        if word == "and":
            continue
        scale = _WORD_SCALES.get(word)
        if scale is None:
            ten = word in _TENS
            value = (_TENS.index(word) + 2) * 10 if ten else (_ONES.index(word) if word in _ONES else -1)
            if value >= room:
                return None
            group += value
            room = 10 if ten else 0
        elif group == 0:
            return None
        elif scale == 100:
            if group >= 100:
                return None
            group, room = group * 100, 100
        else:
            total, group, room = total + group * scale, 0, 1000
    return Decimal(total + group)


_DIGITS = {character: value for value, character in enumerate("零一二三四五六七八九")}
_DIGITS.update({"〇": 0, "两": 2, "壹": 1, "贰": 2, "叁": 3, "肆": 4, "伍": 5, "陆": 6, "柒": 7, "捌": 8, "玖": 9})
_SMALL_UNITS = {"十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1000, "仟": 1000}
_RUN = _re(
    r"(百分之|千分之)?(负)?(?<![\d第])(?<!\d\s)([零〇一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟]+(?:点[零〇一二三四五六七八九]+)?)"
)
_COUNTED = _re(r"^(?:[年月日号天岁个名位家所座部辆台套件次张项种条间户艘架篇倍。，,.！!]|$)")
_BEFORE = _re(r"(?:[有是为共约达到年月的中]|\P{Script=Han})$|^$")
_APART = _re(r"(?<=[\p{Script=Han}：，。、（])(?<!第)(?=[-−]?[\d$€£¥])")


def _with_figures(text):
    def said(match):
        whole, part, negative, run = match[0], match[1], match[2], match[3]
        if len(run) == 1 and part is None:
            if not (_COUNTED.search(text[match.end() :]) and _BEFORE.search(text[: match.start()])):
                return whole
        if re.match("[万亿千百]", run):
            return whole
        number = _numeral(run)
        if number is None:
            return whole
        figures = ("-" if negative else "") + _plain(number)
        return figures if part is None else figures + ("%" if part == "百分之" else "‰")

    text = _RUN.sub(said, text)
    text = re.sub(r"百分之(?=-?[0-9])(-?[0-9.]+)", r"\1%", text)
    return _APART.sub(" ", text)


def _numeral(text):
    whole, *fraction = text.split("点")
    integer = _integer(whole)
    if integer is None or not fraction:
        return integer
    digits = [_DIGITS.get(character) for character in fraction[0]]
    if not digits or None in digits:
        return None
    return integer + Decimal("0." + "".join(map(str, digits)))


def _integer(text):
    if not text:
        return None
    if all(character in _DIGITS for character in text):
        return Decimal("".join(str(_DIGITS[character]) for character in text))
    for word, size in (("亿", 10**8), ("万", 10**4)):
        at = text.rfind(word)
        if at < 0:
            continue
        head = _integer(text[:at])
        tail = Decimal(0) if at == len(text) - 1 else _integer(text[at + 1 :])
        return head * size + tail if head is not None and tail is not None and tail < size else None
    total, digit, last = 0, None, 10_000
    for character in text:
        unit = _SMALL_UNITS.get(character)
        if unit is None:
            value = _DIGITS.get(character)
            if value is None or digit:
                return None
            digit = value
        else:
            if unit >= last:
                return None
            total, last, digit = total + (digit or 1) * unit, unit, None
    return Decimal(total + (digit or 0))


# ---------------------------------------------------------------- the rules

_CUE = _re(r"^[\s\S]*\b(?:final answer|the answer|answer|result)\s*(?:is|was|:|=|：)\s*(?:is\s+|:\s*)?", "i")
_CHINESE_CUE = _re(r"^[\s\S]*(?:最终答案|答案|结果|结论|答)\s*(?:应该?)?(?:是|为|：|:|＝|=)+\s*")
_TAG = re.compile(r"<(answer|final_answer)>([\s\S]*?)</\1>", re.I)
_BOX = re.compile(r"\\boxed\{((?:[^{}]|\{[^{}]*\})*)\}")


def is_right(answer, given, question=""):
    """Whether what was given is the typed answer, by rule."""
    tags, boxes = _TAG.findall(given), _BOX.findall(given)
    marked = tags[-1][1] if tags else boxes[-1] if boxes else None
    plain = re.sub(r"\*\*|__|`", "", given if marked is None else marked)
    text = _CHINESE_CUE.sub("", _CUE.sub("", plain, 1), 1)
    introduced = marked is not None or len(text) < len(plain)
    text = re.sub(r"\s*\n\s*", "\n", text).strip()
    if text == "":
        return False
    single = answer["type"] not in ("list", "parts")
    return _is_said(answer, text.split("\n")[0] if introduced and single else text, question)


def _is_said(answer, text, question):
    kind = answer["type"]
    if kind in ("number", "date", "boolean") and _is_refusal(text, kind == "boolean"):
        return False
    if kind == "number":
        return _is_number(answer, text, question)
    if kind == "date":
        return _is_date(answer, text, question)
    if kind == "name":
        return _is_name(answer, text, question)
    if kind == "boolean":
        return _says_yes(text, question) == answer["value"]
    if kind == "list":
        return _is_list(answer, text, question)
    if kind == "parts":
        return any(_are_parts(answer["parts"], segments, question) for segments in _part_splits(text))
    raise ValueError(f"no rule decides answers of type {kind}")


_NEGATED = r"(?:(?:could|can|did|do|does|was|were|am|is|are|has|have)(?:\s?not|n['’]t)|cannot|can['’]t)"
_NOT_KNOWN = _re(
    "|".join(
        [
            rf"\b{_NEGATED}\s(?:\w+\s){{0,2}}?(?:find|found|determine|determined|know|known|locate|located|open|opened|access|accessed|verify|answer|answered|retrieve|load|able|tell|establish)\b",
            r"\bunable to\b|\bimpossible to\b|\bfailed to\b",
            r"\b(?:found|find|have|has|had|is|are|was|were|there['’]s|there)\s(?:is |are |was |were )?no\s(?:\w+\s){0,2}?(?:pages?|information|data|answers?|results?|evidence|mention|records?|figures?|sources?)\b",
            r"^(?:i have )?no (?:idea|clue)\b|^no one (?:knows|can (?:say|tell|know))\b|^it (?:is|was)(?:\s?not|n['’]t) (?:possible|clear|known)\b|^(?:hard|difficult) to (?:say|tell)\b",
            r"^no\s(?:\w+\s){0,2}?(?:information|data|answers?|results?|evidence|mention|records?|figures?|sources?|pages?)\b",
            r"^(?:unknown|undetermined|n/?a|not (?:available|found|enough|known|sufficient|applicable|possible|determinable)|insufficient|none of the (?:pages|sources|results|documents|sites|links|tools)|i (?:give up|have no idea))\b",
            r"无法(?:确定|判断|找到|得知|回答|获取|打开|访问|查到|确认)|(?:未能|没能|不能)(?:确定|判断|找到|回答|打开|访问)|不知道|不清楚|没有?(?:找到|查到)|未找到|没有?(?:任何|足够的?|相关的?)*(?:信息|资料|数据)|^(?:未知|暂无|不详)|不(?:能|太)?确定|说不(?:准|好|清)|不好说|难以(?:确定|判断)|不一定",
        ]
    ),
    "i",
)
_NOT_SAID = _re(
    r"\b(?:do|does|did)(?:\s?not|n['’]t)\s(?:\w+\s)?(?:list|state|give|say|mention|provide|disclose|contain|show|include|specify|report)\b|\b(?:is|are|was|were)(?:\s?not|n['’]t)\s(?:\w+\s)?(?:available|listed|stated|given|mentioned|provided|disclosed|specified|shown)\b|^not (?:stated|disclosed|given|listed|provided|mentioned|specified)\b",
    "i",
)


def _is_refusal(text, yes_or_no):
    first = re.split(r"[,;.!?\n，；。！？]|\sbut\s", text.strip())[0]
    return bool(_NOT_KNOWN.search(first) or (not yes_or_no and _NOT_SAID.search(first)))


_CONCLUSION = _re(
    r"\b(?:total|altogether|in all|in sum|the sum|the difference|so|therefore|thus|hence|overall|combined|makes|that is|i\.e\.)\b|共|合计|总计|因此|所以|差(?:值|额)?[是为]",
    "i",
)
_LESS = _re(
    r"\b(?:fell|fall|falls|decreas\w*|declin\w*|dropp?\w*|shr[aiu]nk\w*|reduc\w*|lost|loss|lower(?:ed)?|down)\b|下降|减少|降低|下跌|缩减|负增长",
    "i",
)
_CHANGED = _re(r"\bchang\w*\b|变化|变动", "i")
_LABEL = _re(r"(?:^|[.;,\n]\s*)(?:the\s)?(difference|sum|total|result|ratio|average|mean|差值?|合计|总计|结果|平均)\s?[:：=]\s*$", "i")
_MORE = _re(r"\b(?:gr[eo]w\w*|ris(?:e|es|en|ing)|rose|increas\w*|gain\w*|climb\w*)\b|增长|增加|上升|提高|上涨", "i")
_LED_TO = _re(
    r"(?:\b(?:grew|rose|rises|risen|increased|climbed|fell|declined|dropped|decreased)\s(?:up\s|down\s)?to\s|(?:增长到|增至|升至|降至|下降到|减少到)\s?)(?:about\s)?$",
    "i",
)
_CHANGE_ASKED = _re(r"\bby how\b|\bgrowth\b|增长了?多少|下降了?多少|减少了?多少|增幅|降幅", "i")
_YEAR_ASKED = _re(r"\b(?:which|what) year\b|哪一?年|年份", "i")
_COUNT_ASKED = _re(r"\bhow (?:many|much)\b|多少", "i")
_PERCENT_ASKED = _re(r"\bper\s?cent(?:age)?\b|%|百分", "i")
_POINTS_ASKED = _re(r"\bpoints?\b|\bdifference\b|\bby how\b|\bchang\w*|百分点|差|变化", "i")
_RATE_ASKED = _re(
    r"\bper\b|\/|\ban?\s(?:second|hour|day|week|month|year)\b|\beach\b|\bannual|\byearly|\bdaily|\bmonthly|\bhourly|\brate\b|\bspeed\b|\bfast\b|每|均|速",
    "i",
)
_DENIAL_ASKED = _re(r"\bnot?\b|n['’]t\b|\bnever\b|\bwithout\b|[不没未无]", "i")
_JOINED = _re(r"^\s?(?:-|–|—|~|to|or|and|至|到|或|和)\s?$", "i")
_CLASSIFIER = _re(r"^[个座所家位名间处项条只艘件次回]$")
_FUNCTION_WORD = _re(
    r"^(?:in|of|and|or|at|to|on|for|from|with|were|are|is|was|as|by|than|but|that|which|have|has|had|if|when|out|more|less|fewer|if|per|altogether|total|overall)$",
    "i",
)
_NONE = _re(r"^(?:there (?:is|are|was|were) )?(?:none|nil|nothing|nobody|no one|no\s\p{L}+)\b|^(?:没有|无)", "i")
_INCLUDED = _re(r"\b(?:including|of which|of whom|among them|i\.e\.)\s(?:\p{L}+\s){0,2}$", "i")
_OF_WHICH = _re(r"^\s(?:\p{L}+\s)?of (?:which|whom)\b", "i")
_OF_THEM = _re(r"^\sof (?:them|these|those)\b", "i")
_NOUNS_ASKED = _re(r"\bhow many\s((?:[\p{L}-]+\s?){1,3})", "i")
_TWO_WORDS = _re(r"^\s(\p{L}+)(?:\s(\p{L}+))?")
_ENDS_THERE = _re(r"^[^\p{L}\d]*$")
_BETWEEN_PARTS = _re(r"^(?:,?\s?(?:and\s)?|零|又)$")
_QUOTIENT = _re(r"^(-?\d+)(?:\s?\/\s?|(\s?:\s?|\sto\s|\s?比\s?))(\d+)$")
_CLAUSE_END = re.compile(r"[.,;:](?=\s)|[\n，。；：]")
_SAYS_LAST = _re(r"(?:\b(?:is|are|was|were|equals|makes|to)|[为是])\s+(?:about |exactly )?$", "i")
_VERB = _re(r"\b(?:is|are|was|were|equals|makes)\b|[为是]", "i")
_COMPUTED = _re(r"\b(?:sum|total|difference|mean|average|product|ratio)\b|和|差|平均", "i")


def _is_number(answer, text, question):
    unit = answer.get("unit")
    if unit is None and answer.get("places") is None and re.fullmatch("[12][0-9]{3}", answer["decimal"]):
        if _YEAR_ASKED.search(question):
            return _is_date({"iso": answer["decimal"], "granularity": "year"}, text, question)
    clean = _figures_of(text)
    fraction = _QUOTIENT.search(clean)
    if fraction and not re.fullmatch("0+", fraction[3]) and (fraction[2] is None or "." in answer["decimal"]):
        return _equals(answer, _EXACT.divide(Decimal(fraction[1]), Decimal(fraction[3])))
    ordinals = not _COUNT_ASKED.search(question)
    if not ordinals and re.fullmatch("[0-9]+(?:st|nd|rd|th)", clean, re.I):
        return False
    whole = _read_number(clean) if len(clean) <= 80 else None
    # Numbers of such a unit may be written out.
    scaled = unit is not None and re.match("(?:thousand|million|billion|trillion)", unit, re.I)
    if isinstance(whole, tuple) and whole[1] is None and not scaled:
        return _equals(answer, Decimal(whole[0]))
    every = _given_numbers(" ".join(clean.split(unit)) if unit and re.search("[0-9]", unit) else clean)
    counted = [number for number in every if not number.ordinal]
    stated = _compounds(counted if counted or not ordinals else every, clean)
    if not stated:
        return answer["decimal"] == "0" and _NONE.search(clean) is not None and _equals(answer, Decimal(0))
    wanted = unit if unit is not None else _asked_unit(question)
    meant = _meant(stated, clean, question, wanted)
    if not meant:
        return False
    turned = _is_turned(answer, clean, question)
    readings = [_in_wanted_unit(answer, wanted, number, _directed(number, turned), question) for number in meant]
    if len({wrong or _plain(value) for value, wrong in readings}) > 1 or readings[0][1] is not None:
        return False
    return _equals(answer, readings[0][0])


_VULGAR = {
    "½": "0.5", "¼": "0.25", "¾": "0.75", "⅓": "1/3", "⅔": "2/3", "⅕": "0.2", "⅛": "0.125", "⅜": "0.375", "⅝": "0.625",
    "⅞": "0.875",
}  # fmt: skip
_NUMERATORS = "one two three four five six seven eight nine".split()
_DENOMINATORS = "half third quarter fifth sixth seventh eighth ninth tenth".split()
_WORD_FRACTION = _re(
    r"\b(one|two|three|four|five|six|seven|eight|nine|an?)[ -](half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:s|halves)?\b(?!\s(?:place|largest|most|of \d{4}))",
    "i",
)
_ENGLISH_SPELLINGS = [
    (_re(pattern, flags), spelling)
    for pattern, flags, spelling in (
        (r"\bdegrees? (?=celsius|centigrade|fahrenheit)", "i", r"°"),
        (r"°(?:celsius|centigrade)\b", "i", r"°C"),
        (r"°fahrenheit\b", "i", r"°F"),
        (r"(\d[\d.,]*)\s?(?:°C?|degrees?(?: C(?:elsius)?)?) below (?:zero|freezing)\b", "i", r"-\g<1> °C"),
        (r"\bMio\b\.?", "", r"million"),
        (r"\b(?:Mrd|milliards?)\b\.?", "i", r"billion"),
        (r"\b(?:an?|one) (hour|day|week|month|year|mile|kilomet(?:er|re)) and a half\b", "i", r"1.5 \g<1>s"),
        (r"\b(?:an?|one) hour(?: and)? (?=\d)", "i", r"1 hour "),
        (r"\bhalf an? (hour|day|year|mile|kilomet(?:er|re))\b", "i", r"0.5 \g<1>s"),
        (r"\b(?:kilomet(?:er|re)s?|kms?)\s(?:per|an)\s(?:hour|h)\b", "i", r"km/h"),
        (r"\bmiles?\s(?:per|an)\s(?:hour|h)\b", "i", r"mph"),
        (r"\b(?:met(?:er|re)s?|m)\s(?:per|a)\ss(?:econd)?\b", "i", r"m/s"),
        (r"(\d)\s?(?:h|hrs?|hours?)\s?(\d{1,2})\s?(?:m|mins?\.?|minutes?)?(?!\s?[\p{L}\d]|[.,:]\d)", "i", r"\g<1> hours \g<2> minutes"),
        (r"(?<![\d:])(\d{1,3}):([0-5]\d)\s?(?:h|hrs?|hours?)\b", "i", r"\g<1> hours \g<2> minutes"),
        (r"(\d)\s?(?:m|mins?\.?)\s(\d{1,2})\s?s(?:ecs?)?\b", "i", r"\g<1> minutes \g<2> seconds"),
        (r'''(\d)\s?[′']\s?(\d{1,2})\s?(?:[″"”]|'')''', "", r"\g<1> ft \g<2> in"),
    )
]
_CHINESE_SPELLINGS = [
    (_re(pattern), spelling)
    for pattern, spelling in (
        (r"[俩](?![\p{Script=Han}])|俩(?=人)", r"两个"),
        (r"零上(?=\d|[一二三四五六七八九十])", r""),
        (r"零下\s?", r"负"),
        (r"(?:每小时|时速)(?:为|是|达|约)?\s?([\d.,]+|[一二三四五六七八九十百千零两]+)\s?(?:公里|千米)", r"\g<1>公里/小时"),
        (r"([一二两三四五六七八九十\d])个半(小时|月|钟头)", r"\g<1>点五个\g<2>"),
        (r"半个?(小时|年|天)", r"零点五\g<1>"),
        (r"钟头", r"小时"),
    )
]
_CHINESE_AFTER = [
    (_re(pattern), spelling)
    for pattern, spelling in (
        (r"(\d)点\s?5", r"\g<1>.5"),
        (r"(\d)个(?=小时)", r"\g<1>"),
        (r"负\s?(?=\d)", r"-"),
        (r"(\d小时)\s?(\d{1,2})\s?分(?!钟)", r"\g<1>\g<2>分钟"),
    )
]


def _figures_of(text):
    bare = _with_fractions(re.sub(r"[.!。！]\Z", "", _plain_text(text)))
    if not _is_chinese(bare):
        return _with_english_figures(_rewritten(_word_fractions(bare), _ENGLISH_SPELLINGS))
    chinese = _with_figures(_rewritten(_rewritten(bare, _ENGLISH_SPELLINGS), _CHINESE_SPELLINGS))
    return _rewritten(chinese, _CHINESE_AFTER).strip()


def _rewritten(text, rules):
    for pattern, spelling in rules:
        text = pattern.sub(spelling, text)
    return text


_VULGAR_MARK = _re(r"(\d+)?\s?([½¼¾⅓⅔⅕⅛⅜⅝⅞])")
_MIXED = _re(r"(?<![\d/.,])(\d{1,4}) ([1-9]\d?)\/([1-9]\d?)(?![\d/])")


def _with_fractions(text):
    if not re.search("[½¼¾⅓⅔⅕⅛⅜⅝⅞/]", text):
        return text

    def marked(match):
        over, _, under = _VULGAR[match[2]].partition("/")
        return _plain(_EXACT.add(_EXACT.divide(Decimal(over), Decimal(under or "1")), Decimal(match[1] or "0")))

    def mixed(match):
        if int(match[2]) >= int(match[3]):
            return match[0]
        return _plain(_EXACT.add(_EXACT.divide(Decimal(match[2]), Decimal(match[3])), Decimal(match[1])))

    return _MIXED.sub(mixed, _VULGAR_MARK.sub(marked, text))


def _word_fractions(text):
    def said(match):
        over, under = match[1].lower(), match[2].lower()
        if over not in _NUMERATORS:
            return match[0]
        part = _DENOMINATORS.index("quarter" if under == "fourth" else under) + 2
        return _plain(_EXACT.divide(Decimal(_NUMERATORS.index(over) + 1), Decimal(part)))

    return _WORD_FRACTION.sub(said, text)


def _several(numbers):
    return len({(number.decimal, number.unit) for number in numbers}) > 1


def _meant(stated, text, question, wanted):
    denial, change = _DENIAL_ASKED.search(question), _CHANGE_ASKED.search(question)
    left = [
        number
        for number in stated
        if not number.negated
        and (denial or not number.denied)
        and not (change and _LED_TO.search(text[max(0, number.at - 30) : number.at]))
    ]

    def keep(condition):
        nonlocal left
        left = [number for number in left if condition(number)] or left

    keep(lambda number: not number.bracketed)
    keep(
        lambda number: not _INCLUDED.search(text[max(0, number.at - 30) : number.at])
        and not _OF_WHICH.search(text[number.end : number.end + 30])
    )
    equals = max(text.rfind("="), text.rfind("≈"))
    if equals >= 0:
        keep(lambda number: number.at > equals)
    if _several(left) and question != "":
        asked = {number.decimal for number in _given_numbers(_figures_of(question))}
        asked |= {_plain(_numeral(one)) for one in re.findall("[一二两三四五六七八九十]", question)}
        keep(lambda number: number.decimal not in asked or _OF_THEM.search(text[number.end : number.end + 12]))
    if _several(left):
        keep(lambda number: not number.calendar)
    if _several(left):
        keep(lambda number: not number.bound)
    if _several(left):
        left = _of_kind(left, text, wanted)
    if _several(left):
        left = _of_noun(left, text, question)
    if _several(left):
        label = _LABEL.search(text[: left[-1].at])
        if label and _ENDS_THERE.search(text[left[-1].end :]) and (question == "" or label[1].lower() in question.lower()):
            left = [left[-1]]
    if _several(left):
        ends = [match.start() + 1 for match in _CLAUSE_END.finditer(text[: left[-1].at + 1]) if match.start() < left[-1].at]
        clause = max([0, *ends])
        if _CONCLUSION.search(text[clause:]):
            marks = [match.start() for match in _CONCLUSION.finditer(text[clause : left[-1].at])]
            begin = clause + (marks[-1] if marks else 0)
            keep(lambda number: number.at >= begin)
    if _several(left):
        last = left[-1]
        alone = not re.search("[,;]", text[last.end :]) and len(_VERB.findall(text)) == 1
        if alone and _SAYS_LAST.search(text[: last.at]) and _COMPUTED.search(text):
            left = [last]
    return [number for number in left if not number.bound]


def _of_kind(numbers, text, wanted):
    """Numbers in the wanted unit before those that have none or another, where they are no alternatives."""
    measured = wanted is not None and _is_measure(wanted)
    kept = [number for number in numbers if measured and number.unit is not None and _unit_fits(wanted, number.unit)]
    for one, following in zip(numbers, numbers[1:]):
        if (one in kept or following in kept) and _JOINED.search(text[one.end : following.at]):
            return numbers
    return kept or numbers


def _of_noun(numbers, text, question):
    """The number of what was asked for before those of other things: "42 museums in 5 districts"."""
    nouns = _NOUNS_ASKED.search(question)
    asked = [word for word in re.split(r"\s+", nouns[1].lower()) if len(word) > 3] if nouns else []
    if not asked:
        return numbers
    behind = []
    for number in numbers:
        words = _TWO_WORDS.search(text[number.end : number.end + 40])
        behind.append([words[1], words[2]] if words else [None])
    is_asked = [any(word is not None and word.lower() in asked for word in words) for words in behind]
    others = all(
        said or (words[0] is not None and not _FUNCTION_WORD.search(words[0])) for said, words in zip(is_asked, behind)
    )
    return [number for number, said in zip(numbers, is_asked) if said] if any(is_asked) and others else numbers


def _compounds(numbers, text):
    """ "1 hours 30 minutes", "2 km 500 m" are one quantity, in the smaller unit."""
    merged = []
    for number in numbers:
        last = merged[-1] if merged else None
        size = None
        if last and last.unit is not None and number.unit is not None:
            if _BETWEEN_PARTS.search(text[last.end : number.at]):
                size = _in_unit("1", last.unit, number.unit)
        if size is None or size <= 1:
            merged.append(number)
            continue
        whole = _in_unit(last.decimal, last.unit, number.unit)
        join = _EXACT.subtract if last.decimal.startswith("-") else _EXACT.add
        one = copy.copy(number)
        one.scaled, one.decimal = None, _plain(join(whole, Decimal(number.decimal)))
        one.at, one.signed, one.negated, one.bound = last.at, last.signed, last.negated, last.bound or number.bound
        merged[-1] = one
    return merged


def _is_turned(answer, text, question):
    """Do words give the number its sign: "fell by 5.2 %" where a change or a growth is asked for?"""
    fell, rose, less, more = _LESS.search(text), _MORE.search(text), _LESS.search(question), _MORE.search(question)
    return bool(
        (fell and (answer["decimal"].startswith("-") or (_CHANGED.search(question) and not less)))
        or (fell and not rose and more and not less)
        or (rose and not fell and less and not more)
    )


def _directed(number, turned):
    return number.decimal if not turned or number.signed or number.decimal.startswith("-") else f"-{number.decimal}"


def _in_wanted_unit(answer, wanted, number, decimal, question):
    """(value, None), or (value, the unit) where that is wrong."""
    value, unit = Decimal(decimal), answer.get("unit")
    scale = None if unit is None else _scaled_unit(unit) or _english_scale(unit)
    if scale:
        apart = _EXACT.divide(value, Decimal(10) ** scale[0])
        base = scale[1]
        if number.unit is not None and base is not None and _unit_key(number.unit) == _unit_key(base):
            return apart, None
        target = Decimal(answer["decimal"])
        # Thousands of what: the question says it, and an answer may.
        said = number.unit is None or (base is None and not _is_measure(number.unit))
        if said and abs(apart - target) < 1 and not abs(value - target) < 1:
            return apart, None
    if number.points and unit is not None and _unit_key(unit) == "%" and not _POINTS_ASKED.search(question):
        return value, "percentage points"
    if number.rate and wanted is not None and _is_measure(wanted) and _unit_key(wanted) != "%":
        if not _RATE_ASKED.search(f"{question} {wanted}"):
            return value, f"{number.unit or ''} a time"
    converted = None if wanted is None or number.unit is None else _in_unit(decimal, number.unit, wanted)
    if number.scaled is not None and converted is None:
        return Decimal(number.scaled), None
    if _unit_fits_asked(wanted, number.unit, question) if unit is None else _unit_fits(unit, number.unit):
        return value, None
    if converted is None:
        return value, number.unit
    rounded = _is_rounded_conversion(decimal, number.unit, answer["decimal"], wanted)
    return (Decimal(answer["decimal"]) if rounded else converted), None


def _unit_fits_asked(asked, given, question):
    if given is None:
        return True
    key = _unit_key(given)
    if key in ("%", "‰", "bp"):
        return key == "%" and _PERCENT_ASKED.search(question) is not None
    return asked is None or not _is_measure(given) or _unit_key(asked) == key


_SHARE_A_YEAR = _re(r"^(%|per\s?cent)\s(?:per year|a year)\b.*$", "i")
_OF_WHAT = _re(r"\s(?:of|in)\b.*$")
_RATE_REST = _re(r"^\s?(?:per\b|an?\b|each\b|[/每²³])")


def _unit_fits(expected, given):
    if given is None:
        return True
    said = _OF_WHAT.sub("", _SHARE_A_YEAR.sub(r"\1", given))
    key, wanted = _unit_key(said), _unit_key(expected)
    if wanted == key:
        return True
    if re.search("^%|percentage points", expected):
        return key == "%" or said.startswith("%")
    if said == "度" or key == "°":
        return wanted in ("°C", "°F", "°")
    if _CLASSIFIER.search(said) and (not _is_measure(expected) if said == "个" else _CLASSIFIER.search(expected)):
        return True
    short, longer = (said, expected) if len(said) < len(expected) else (expected, said)
    if not longer.startswith(short):
        return False
    if _RATE_REST.search(longer[len(short) :]):
        return (_lexicon_key(short) in _CURRENCIES and short == said) or not _is_measure(short)
    return not _is_measure(short) or re.search(r"^\s", longer[len(short) :]) is not None


def _equals(answer, said):
    wanted = Decimal(answer["decimal"])
    if answer.get("places") is not None:
        return said.quantize(Decimal(1).scaleb(-answer["places"]), context=_WIDE) == wanted
    return abs(said - wanted) <= abs(wanted) * Decimal("1e-12")


_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
_MONTH = r"(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?"
_CLOCK = r"(?:,? (?:at )?\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?)?"
_CANDIDATE = _re(
    "|".join(
        [
            r"\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?Z?)?",
            r"(?<!\d)[12]\d{3}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)",
            r"\d{4}[/.]\d{1,2}[/.]\d{1,2}",
            r"\d{1,2}[/.-]\d{1,2}[/.-]\d{4}",
            rf"\d{{1,2}}(?:st|nd|rd|th)?(?: of)?[ -]{_MONTH},?[ -]\d{{4}}{_CLOCK}",
            rf"{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?,? \d{{4}}{_CLOCK}",
            r"\d{4}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?[日号])?)?",
            rf"{_MONTH}(?:,| of)? \d{{4}}",
            r"\d{4}-0[1-9]|\d{4}-1[0-2]",
            r"(?<![\d/.-])(?:0?[1-9]|1[0-2])/[12]\d{3}(?![\d/])",
            r"(?<![\d,.])\d{3,4}(?!\d|[,.]\d|s\b|['’]s\b|\s?B\.?C)",
        ]
    ),
    "i",
)
_DENIED_DATE = _re(r"(?:\bnot|\brather than|\binstead of|不是|而非|并非)\s+(?:(?:on|in)\s)?$", "i")
_BOUND_DATE = _re(
    r"(?:\b(?:before|after|until|till|prior to|earlier than|later than|no later than|by)|早于|晚于)\s+(?:the\s)?(?:year\s)?$",
    "i",
)
_BOUND_BEHIND_DATE = _re(r"^,?\s(?:or|and)\s(?:earlier|later|before|after)\b|^(?:以前|以后|之前|之后)", "i")
_OTHER_CALENDAR = _re(r"(?:(?:公元前|前|农历|阴历)\s?|\b(?:lunar|hebrew|islamic|julian) )$", "i")
_ALTERNATIVE = _re(r"^\s*(?:or|maybe|possibly|perhaps|alternatively|或)", "i")
_NO_YEAR_BEHIND = _re(
    r"^(?:\s?[%$€£¥°]|\s(?!and\b|or\b|but\b|with\b|when\b|because\b|until\b|till\b|to\b|which\b|that\b|after\b|before\b|was\b|were\b|is\b|has\b|had\b|the\b|in\b|at\b|by\b|as\b|it\b|they\b|he\b|she\b|there\b|for\b|while\b|where\b|according\b|census\b|edition\b|season\b|ce\b|ad\b|onwards?\b|rather\b|instead\b|not\b|if\b|since\b|through\b|most\b)\p{Ll}{3,})"
)
_NO_YEAR_BEFORE = _re(r"(?:[$€£¥]|\b(?:from|than|of|reached|about|over|nearly) [$€£¥]?|\bfrom \d[\d,.]* to )$", "i")
_SHORTENED_DATE = _re(
    rf"(?:(?<![\d/.-])\d{{1,2}}(?:st|nd|rd|th)?|\b{_MONTH})\s?(?:[-–—]|(?:or|and|to|until)\s)\s?$", "i"
)
_LETTER_OF_ANY_KIND = _re(r"\p{L}")
_ORDINAL_WORDS = "|".join(_ORDINALS)
_ORDINAL_DAY = _re(rf"\b(?:the )?({_ORDINAL_WORDS})(?= of {_MONTH},? \d{{4}})", "i")
# Python looks back a fixed length only: the month before the word is taken and put back.
_DAY_BEHIND_MONTH = _re(rf"(\b{_MONTH} )(?:the )?({_ORDINAL_WORDS})(?=,? \d{{4}})", "i")


def _is_date(answer, text, question):
    iso, clean = answer["iso"], _date_text(text)
    said, unsure = [], []
    for match in _candidates(clean):
        before = clean[max(0, match.start() - 25) : match.start()]
        if _DENIED_DATE.search(before) or _OTHER_CALENDAR.search(before):
            continue
        if _SHORTENED_DATE.search(before):
            return False
        if _BOUND_DATE.search(before) or _BOUND_BEHIND_DATE.search(clean[match.end() : match.end() + 15]):
            continue
        read = _read_iso(match[0])
        if read is not None:
            said.append(read[: len(iso)])
        elif not _LETTER_OF_ANY_KIND.search(match[0]):
            unsure.append(match[0])
    for token in unsure:
        first, second, year = ([part.rjust(2, "0") for part in re.split("[/.-]", token)] + ["", "", ""])[:3]
        if f"{year}-{first}-{second}" not in said and f"{year}-{second}-{first}" not in said:
            return False
    dates = [one for one in dict.fromkeys(said) if not any(other != one and other.startswith(one) for other in said)]
    if len(dates) > 1:
        isos = [_read_iso(match[0]) for match in _CANDIDATE.finditer(_date_text(question))]
        asked = {part for one in isos if one for part in (one, one[:7], one[:4])}
        dates = [one for one in dates if one not in asked] or dates
    return dates == [iso]


def _candidates(text):
    """Dates outside brackets where there are any, and figures that are no years only where there is no other date."""
    found = list(_CANDIDATE.finditer(text))
    outside = [match for match in found if not _is_aside(text, match.start()) or _read_iso(match[0]) is None]
    left = outside if any(_read_iso(match[0]) is not None for match in outside) else found
    years = [match for match in left if not re.fullmatch("[0-9]{3,4}", match[0]) or _is_year(text, match)]
    return years or left


def _is_aside(text, at):
    opened = text.rfind("(", 0, at + 1)
    if opened <= 0 or text.rfind(")", 0, at + 1) >= opened or ")" not in text[at : at + 200]:
        return False
    return not _ALTERNATIVE.search(text[opened + 1 :])


def _is_year(text, match):
    if len(match[0]) != 4 or _NO_YEAR_BEHIND.search(text[match.end() : match.end() + 30]):
        return False
    return not _NO_YEAR_BEFORE.search(text[max(0, match.start() - 25) : match.start()])


_MONTH_FIRST = _re(r"(\d{1,2}\s?月)\s?(?:，|,)?\s?(\d{4}\s?年)(?!\s?\d)")
_DAY_FIRST = _re(r"(\d{1,2}\s?月\s?\d{1,2}\s?[日号])\s?(?:，|,)?\s?(\d{4}\s?年)(?!\s?\d)")


def _date_text(text):
    plain = _plain_text(text)
    if _is_chinese(plain):
        return _DAY_FIRST.sub(r"\2\1", _MONTH_FIRST.sub(r"\2\1", _with_figures(plain)))
    number = lambda word: str(_ORDINALS.index(word.lower()) + 1)  # noqa: E731
    plain = _ORDINAL_DAY.sub(lambda match: number(match[1]), plain)
    return _DAY_BEHIND_MONTH.sub(lambda match: match[1] + number(match[2]), plain)


def _read_iso(token):
    if re.fullmatch("[0-9]{3,4}", token):
        return token.rjust(4, "0")
    if re.fullmatch("[0-9]{8}", token):
        return f"{token[:4]}-{token[4:6]}-{token[6:]}"
    if re.fullmatch("[0-9]{4}-[0-9]{2}", token):
        return token
    figures = re.fullmatch("([0-9]{1,2})/([0-9]{4})", token)
    if figures:
        return f"{figures[2]}-{figures[1].rjust(2, '0')}"
    return _read_date(re.sub(r"(?<=[a-z.]) of (?=[0-9]{4})", " ", token, count=1, flags=re.I))


_MONTH_NAME = r"(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
_DAY = r"(?<day>\d{1,2})(?:st|nd|rd|th)?"
_YEAR = r"(?<year>[12]\d{3})"
_TIME = r"(?:(?:,?\s(?:at\s)?|T)(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?\s?(?<half>[ap]\.?m\.?)?\s?(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\d{2}:?\d{2})?)?"
_SHAPES = [
    _re(f"^{body}{_TIME}$", "i")
    for body in (
        _YEAR + r"-(?<number>\d{1,2})-(?<day>\d{1,2})",
        _YEAR + r"/(?<number>\d{1,2})/(?<day>\d{1,2})",
        _YEAR + r"\.(?<number>\d{1,2})\.(?<day>\d{1,2})",
        _DAY + r"(?:\sof)?[\s-]" + _MONTH_NAME + r",?[\s-]" + _YEAR,
        _MONTH_NAME + r"\s" + _DAY + r",?\s" + _YEAR,
        _YEAR + r"[\s-]" + _MONTH_NAME + r"[\s-]" + _DAY,
        _MONTH_NAME + r"(?:,?\s|-)" + _YEAR,
        _YEAR + r"\s" + _MONTH_NAME,
        _YEAR + r"-(?<number>0[1-9])",
        _YEAR + r"\s?年(?:\s?(?<number>\d{1,2})\s?月(?:\s?(?<day>\d{1,2})\s?[日号])?)?",
    )
]
_NUMERIC = _re(r"^(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})\k<mark>" + _YEAR + _TIME + "$", "i")


def _read_date(text):
    """A date's ISO form; None where it is none or may be read in two ways."""
    for shape in _SHAPES:
        match = shape.search(text)
        if match:
            parts = match.groupdict()
            month = int(parts["number"]) if parts.get("number") else None
            if parts.get("month"):
                month = _MONTHS.index(parts["month"][:3].lower()) + 1
            return _built(int(parts["year"]), month, int(parts["day"]) if parts.get("day") else None, parts)
    match = _NUMERIC.search(text)
    if not match:
        return None
    parts, first, second, year = match.groupdict(), int(match["first"]), int(match["second"]), int(match["year"])
    if first > 12 or (second <= 12 and (first == second or match["mark"] == ".")):
        return _built(year, second, first, parts)
    return _built(year, first, second, parts) if second > 12 else None


def _built(year, month, day, parts):
    if month is None:
        return str(year)
    if not 1 <= month <= 12:
        return None
    if day is None:
        return f"{year}-{month:02}"
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not 1 <= day <= [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]:
        return None
    iso = f"{year}-{month:02}-{day:02}"
    if not parts.get("hour"):
        return iso
    half = (parts.get("half") or "")[:1].lower()
    hour = int(parts["hour"]) % (12 if half else 24) + (12 if half == "p" else 0)
    return f"{iso}T{hour:02}:{parts['minute']}"


_OTHERWISE = _re(
    r"\b(?:or|either|neither|nor|not|no|and|versus|vs|but|unless|except|excluding|besides|isn['’]t|wasn['’]t|aren['’]t|unsure|unknown)\b",
    "i",
)
_LEAD = _re(
    r"^(?:(?:it|this|that|they|he|she|there)(?:\s(?:is|was|are|were|would be|should be|must be)|['’]s)|i (?:think|believe|guess|assume|would say)(?: that)?(?: (?:it|this) (?:is|was)| it['’]s)?|so|thus|therefore|hence|overall|most likely|likely|probably|perhaps|possibly|maybe|presumably|apparently|namely|clearly|definitely|in conclusion)?,?\s*(?:(?:most )?(?:likely|probably|perhaps|possibly|definitely)\s)?(?:the|a|an)?$",
    "i",
)
_APPOSITION = _re(r"^(?:it (?:is|was) )?(?:the|our|their|its) (?:\p{Ll}+ ){1,3}$")
_LEADS_AWAY = _re(
    r"\b(?:of|to|by|from|in|on|near|between|next|after|before|like|than|with|for|against|under|over|beside|behind|about|around|except|without)\s(?:the\s)?$",
    "i",
)
_STATES = _re(
    r"(?:\b(?:is|are|was|were|be|being|been|called|named|namely)|['’]s|[:=–—])\s*(?:(?:most )?(?:likely|probably|perhaps|possibly|clearly|definitely)\s)?(?:the\s(?:\p{Ll}+\s){0,2})?$",
    "i",
)
_FOLLOWS = _re(
    r"^(?:[.;:!?\n]|\s?[(–—]|\s-\s|,\s(?:with|which|who|whose|that|at|as|because|since|having|by|where|a|an|the)\s|\s(?:is|are|was|were|has|have|had|with|at|does|did|do|\p{Ll}{2,}(?:s|ed))(?=[\s.,;]|$)|$)"
)
_ASIDE_BEHIND = _re(
    r"(?:,\s|\s)(?:ahead of|compared (?:with|to)|followed by|versus|vs\.?|while|whereas|beating|not|rather than|instead of|unlike|just before|then)\s.*$|;\s(?:his|her|its|their)\s.*$",
    "is",
)
_ASIDE_BEFORE = _re(r"^(?:among|of|out of|based on|according to|looking at|comparing)\b[^.;:]*,\s", "i")
_NOT_IT = _re(
    r"\b(?:runners?[- ]up|second|third|former|formerly|previous|previously|once|used to|deputy|successor|predecessor|succeeded|replaced|wrong|incorrect|considered|tied|fewer|less|candidate|near|outside|assistant|acting|behind)\b",
    "i",
)
_KIND_OF_PLACE = _re(
    r"^(?:(?:it is|it was|in) )?(?:the )?(?:city|town|village|municipality|island|state|republic|kingdom) of $", "i"
)
_SUBJECT = _re(r"^(?:\p{Lu}[\p{L}.'-]*\s){1,4}(?:is|was)\s(?:an?|the)\s$")
_ENDS = _re(r"^(?:,\s(?:with|which|who|having|at|because|since|as|where)\s|\s(?:with|having)\s|\s?\()", "i")
_LEGAL_FORM = _re(r",?\s(?:gmbh|inc|ltd|llc|ag|plc|corp|co|s\.a|bv|oy|ab|as)\.?$", "i")
_TRANSLITERATED = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "oe", "å": "aa", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Ø": "Oe", "Å": "Aa"}
)
_NUMBER_SIGN = _re(r"\b(?:no\.|number|nr\.?)\s?(?=\d)", "i")
_OPTION = _re(r"^(?:option|choice)\s", "i")
_LETTER_NAME = _re(r"^\p{L}$")
_HONORIFIC = _re(r"^(?:dr|prof|mr|mrs|ms|sir|dame|professor|doctor|king|queen|emperor|empress|pope|president)\b\.?\s+(?=\S)", "i")
_NOTHING_BEHIND = _re(r"^[^\p{L}\d]*(?:\([^()]*\)[^\p{L}\d]*)?$")
_WORDS = _re(r"[\p{L}\p{N}]+")
_CAPITALS = _re(r"[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*|\p{Lo}+")
_OPENING = _re(r"^[^\p{L}]*(\p{L}+)")
_CHINESE_HEDGE = re.compile(r"[或和与]|、|可能|也许|大概|不是|并非|不确定|以及|除了")
_CHINESE_BEHIND = _re(r"^\s*(?:[，,；;。（(：:—]|[是为获有以最排在共拥位居达占](?!学|院|校|附|城|国))")
_RUNNER_UP = _re(r"[，,；;。]?\s*(?:其次|第二|接着|然后|随后|而|高于|超过|领先|多于|仅次|紧随)")
_NOT_FIRST = _re(r"其次|第二|仅次于|亚军|次于|落后|低于|少于|不如|不及|原为|曾|前任")


def _is_name(answer, text, question):
    names = [answer["text"], *answer.get("aliases", [])]
    keys = {key for name in names for key in [*_spellings(name), *_other_spellings(name)]}
    clean = re.sub("^[\"'“”「『《]+|[\"'“”」』》.!。！]+\\Z", "", _plain_text(text))
    return any(key in keys for key in _spellings(_option_of(clean, names))) or any(_states(clean, name, names, question) for name in names)


def _other_spellings(name):
    """As other keyboards and registers have it: "Muenchen", "und" for "&", without "GmbH"."""
    letters = name.translate(_TRANSLITERATED)
    forms = [letters, _LEGAL_FORM.sub("", name, 1), re.sub(r"\s&\s", " und ", name), _LEGAL_FORM.sub("", letters, 1)]
    return [key for key in map(_name_key, forms) if key != ""]


def _option_of(text, names):
    """ "Option A" where single letters are names; the name in the expected script of two."""
    if any(_LETTER_NAME.search(name) for name in names):
        return _OPTION.sub("", text, 1)
    both = re.search(r"^([^()]+)\s?\(([^()]+)\)\Z", text)
    if both and _is_chinese(both[1]) != _is_chinese(both[2]) and _is_chinese(both[2]) == _is_chinese(names[0]):
        return both[2]
    return text


def _spellings(name):
    name = _NUMBER_SIGN.sub("No ", name)
    bare = _HONORIFIC.sub("", name)
    short = re.sub(r"\s*\([^()]*\)", "", bare)
    turned = re.fullmatch("([^,]+), ([^,]+)", short)
    forms = [name, bare, short] + ([f"{turned[2]} {turned[1]}"] if turned else [])
    return [key for key in map(_name_key, forms) if key != ""]


def _chinese_states(sentence, name):
    bare = re.sub("[”\"』」》]\\Z", "", re.sub(r"[。.！!\s]+\Z", "", sentence))
    if bare.startswith(name):
        behind = bare[len(name) :]
        second = _RUNNER_UP.search(behind)
        said = behind[: second.start()] if second else behind
        if (second and said == "") or _CHINESE_BEHIND.search(said):
            if _NOT_FIRST.search(said) or _CHINESE_HEDGE.search(said):
                return False
            return not re.search("[但不没非]|是", re.sub("^是", "", said))
    main = re.sub(r"[，,；;]\s*(?:其次|第二|接着|而|随后|高于|超过|领先).*\Z", "", bare)
    if not main.endswith(name):
        return False
    frame = re.sub("[“\"『「《]\\Z", "", main[: -len(name)])
    says = re.search(r"(?:(?<!不)是|为|：|:|叫|即|属于)\s*\Z", frame)
    return bool(says) and not _CHINESE_HEDGE.search(frame) and not _NOT_FIRST.search(frame)


def _states(given, name, names, question):
    if _is_chinese(name):
        return _chinese_states(given, name)
    sentence = _ASIDE_BEHIND.sub("", _ASIDE_BEFORE.sub("", given, 1), 1)
    whole = _re(r"(?<![\p{L}\p{N}])") .pattern + "[\"“']?" + re.escape(name) + "[\"”']?" + _re(r"(?![\p{L}\p{N}]|[-'’]\p{L}{2})").pattern
    places = list(re.finditer(whole, sentence, re.I))
    if not places:
        return False
    before, behind = sentence[: places[-1].start()], sentence[places[-1].end() :]
    lead = before.strip()
    first = (
        lead == ""
        or _LEAD.search(lead)
        or _KIND_OF_PLACE.search(before)
        or (_APPOSITION.search(before) and not _LEADS_AWAY.search(before))
    )
    last = _NOTHING_BEHIND.search(behind)
    role = last and _SUBJECT.search(before)
    stated = (last or _ENDS.search(behind)) and _STATES.search(before)
    if not (first and _FOLLOWS.search(behind)) and not stated and not role:
        return False
    if role:
        return True
    asked = question.lower()
    if any(match[0].lower() not in asked for match in _NOT_IT.finditer(f"{before} {behind}")):
        return False
    if re.search(r"^\s?[0-9]|^['’]s?\s", behind) or re.search(r"[0-9]\s\Z", before):
        return False
    frame = f"{before} " + re.sub(r"\([^()]*\)", " ", behind)
    if len(frame.split()) > 40 or _OTHERWISE.search(frame):
        return False
    known = set(_WORDS.findall(" ".join([question, *names])))
    opening = _OPENING.search(before)
    return all(
        word in known or word == "I" or (opening and word == opening[1]) or f". {word}" in frame or f": {word}" in frame
        for word in _CAPITALS.findall(frame)
    )


_BOTH = _re(r"\byes\s?(?:and|or|\/|\|)\s?no\b|\bno\s?(?:and|or|\/|\|)\s?yes\b|\bneither\b|\byes\s?\?|^(?:是|否)\s?[/或]", "i")
_NO_ANSWER = _re(
    r"^(?:none|no (?:answer|conclusion|comment|way to (?:know|tell)|opinion|sure)|not (?:sure|certain|clear)|unsure|maybe|perhaps|it depends)\b",
    "i",
)
_IDIOM = _re(
    r"\b(?:there is |there['’]s )?(?:no (?:doubt|question|exceptions?)|without (?:a |any )?(?:doubt|question|exceptions?)|not only|undoubtedly)\b(?: (?:about it|that))?[,:]?",
    "i",
)
_CONCLUDES = _re(
    r'''\b(?:so|thus|therefore|hence)\b(?: it is| the answer is)?(?: a)?[,:]? ["“']?(?<word>yes|no)["”']?[.!]?$''', "i"
)
_FIRST_YES = _re(
    r'''^["“'(]?(?:yes|yeah|yep|true|correct|indeed|right|affirmative|absolutely|certainly|definitely|of course|sure|y|✓|✔)(?![\p{L}\p{N}])''',
    "i",
)
_FIRST_NO = _re(
    r'''^["“'(]?(?:nope|nah|n|false|incorrect|wrong|negative|never|not (?:really|at all|so|true|correct|quite|every\p{L}*|all|yes)|no(?=\s*(?:[^\s\p{L}\p{N}]|$|\n)|\s(?:it|they|he|she|there|this|that|these|those|the|we|you|because|since|as|not|but)\b))(?![\p{L}\p{N}])''',
    "i",
)
_SHORT_YES = _re(r"^(?:it|they|he|she|this|that|there)\s(?:is|does|did|was|were|are|has|have|can|will)[.!]?$", "i")
_SAYS_YES = _re(r"\b(?:yes|true|correct)\b", "i")
_SAYS_NO = _re(
    r'''(?:^|[,;:.!–—-]\s?|\bis\s|["“'])no["”']?(?=\s*(?:[.,;:!"”)]|$))|\b(?:false|not|wrong|incorrect|untrue|never|cannot)\b|n['’]t\b|\b(?:has|have|had|is|are|was|were) no (?!\p{L}+ (?:in which|that|where|who|without)\b)''',
    "i",
)
_DENIES_TWICE = _re(r"\b(?:no|not|never|without)\b.*\b(?:not|never|without|n['’]t)\b", "i")
_NOTHING_FIRST = _re(r"^(?:no|none|nobody|nothing)\b", "i")
_QUESTION_AGAIN = _re(r"^[^?？]{8,}[?？]\s*(?=\S)")
_CHINESE_NO = _re(r"^(?:否|不|没(?!错)|无(?!疑)|错|非|假)|不是|不属于|没有|并非|不在|不包括|不存在|未|是(?:错|假|不对)的?|不正确|不成立")
_CHINESE_YES = _re(r"^(?:是(?![否不错假])|对|有(?!没)|属于|正确|存在|包括|会|可以|当然|肯定|没错|不错|无疑|的确|确实)|(?<!不|否|并)(?:属于|是)(?![否不错假])")
_CHINESE_OPEN = _re(r"是不是|是否|[?？]\s*$|是\s?[/或]\s?[否不]")
_FIRMLY = _re(r"毫无疑问|没有?(?:任何)?疑问|没错|不错|毋庸置疑")
_CHINESE_COMPARISON = _re(r"比.{1,20}?(?<word>[长短高低大小多少早晚重轻快慢老新远近深浅])[^比]{0,4}[吗？?]")


def _says_yes(text, question):
    """True for yes, False for no, None where the answer is neither."""
    if _is_chinese(text):
        chinese = _chinese_yes(text, question)
        if chinese is not None:
            return chinese
    text = _QUESTION_AGAIN.sub("", text, 1).strip()
    if _BOTH.search(text) or _NO_ANSWER.search(text) or re.search(r"[?？]\Z", text):
        return None
    bare = _IDIOM.sub(" ", text).strip()
    concluded = _CONCLUDES.search(bare)
    if concluded:
        return concluded["word"].lower() == "yes"
    compared = _comparison_says(bare, question)
    first = True if _FIRST_YES.search(bare) else False if _FIRST_NO.search(bare) else None
    if first is not None:
        return first if compared is None or compared == first else None
    if _SHORT_YES.search(bare):
        return True
    yes = _SAYS_YES.search(bare) is not None
    no = _SAYS_NO.search(bare) is not None and not _DENIES_TWICE.search(bare)
    if yes != no and not _NOTHING_FIRST.search(bare):
        return yes if compared is None or compared == yes else None
    if yes or no:
        return None
    return compared if compared is not None else True if _restates(bare, question) else None


def _chinese_yes(text, question):
    if _CHINESE_OPEN.search(text):
        return None
    plain = _FIRMLY.sub("是", text)
    if _CHINESE_NO.search(plain):
        return False
    if _CHINESE_YES.search(plain):
        return True
    asked = _CHINESE_COMPARISON.search(question)
    return True if asked and len(plain) < 24 and asked["word"] in plain else None


_STOP = _re(
    r"^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|the|a|an|there|any|of|in|on|at|to|it|its)$"
)
_HEDGES = _re(
    r"\b(?:if|whether|maybe|perhaps|might|may|could|would|unless|says?|claims?|except|only|no|not|never|hardly|almost|nearly)\b|n['’]t\b",
    "i",
)


def _restates(text, question):
    """Does a sentence say what the question asks, in its words and their order, and nothing that denies it?"""
    if question == "" or _HEDGES.search(text):
        return False
    words = lambda sentence: [re.sub(r"s\Z", "", word)[:5] for word in _WORDS.findall(sentence.lower()) if not _STOP.search(word)]  # noqa: E731
    asked, at = words(question), 0
    if len(asked) < 2:
        return False
    for word in words(text):
        if at < len(asked) and word == asked[at]:
            at += 1
    return at == len(asked)


_COMPARISON = _re(
    r"^(?:is|are|was|were|does|do|did|has|have)\s(?<first>.+)\s(?:(?:have|has|have had|cost|take|get|got|become)\s)?(?<word>more|fewer|less|\p{L}+er)\s(?:[\p{L}\s]+?\s)?than\s(?<second>.+?)\?",
    "i",
)
_OPPOSITES = {
    order
    for pair in (
        "longer-shorter taller-shorter larger-smaller bigger-smaller greater-smaller greater-less higher-lower older-younger older-newer heavier-lighter earlier-later faster-slower deeper-shallower wider-narrower warmer-colder hotter-colder cheaper-dearer richer-poorer stronger-weaker nearer-farther closer-farther more-fewer more-less"
    ).split()
    for order in (tuple(pair.split("-")), tuple(reversed(pair.split("-"))))
}
_CLAIM = _re(
    r"^(?<subject>.+?)\s(?:\([^)]{0,80}\)\s)?(?:is|are|was|were|has|have|had|took|takes|costs?)\s(?<denied>not\s)?(?:much\s|slightly\s|far\s|even\s|the\s)?(?<said>more|fewer|less|\p{L}+er)\b",
    "i",
)
_CLAUSES = _re(r"[,;.!\n]\s*|\s(?:and|while|but)\s")


def _comparison_says(text, question):
    """What "B is longer" says to "Is A longer than B?"."""
    asked = _COMPARISON.search(question)
    if not asked:
        return None
    said = {_clause_says(clause, asked) for clause in _CLAUSES.split(text)} - {None}
    return said.pop() if len(said) == 1 else None


def _clause_says(clause, asked):
    found = _CLAIM.search(clause)
    if not found:
        return None
    subject, said, word = _bare_subject(found["subject"]), found["said"].lower(), asked["word"].lower()
    of = True if subject == _bare_subject(asked["first"]) else False if subject == _bare_subject(asked["second"]) else None
    same = True if said == word else False if (said, word) in _OPPOSITES else None
    if of is None or same is None:
        return None
    if found["denied"] is not None:
        return False if of == same else None
    return of == same


def _bare_subject(name):
    name = re.sub(r"^(?:yes|no|so|because|since|as)\s", "", name.lower())
    return re.sub(r"^(?:the|an?)\s", "", name).strip()


_OPEN = _re(
    r"\b(?:etc|among others|and others|and more|and so on|inter alia)\b\.?|\S\s(?:possibly|perhaps|maybe)\s|(?:\.\.\.|…)\s*$|等[等。.]?\s*$", "i"
)
_LEAVES_OUT = _re(
    r"^(?:all|any|every\p{L}*|none)\b.{0,40}\b(?:but|except|excluding|other than|besides)\b|^除", "i"
)
_WAYS = [
    _re(way)
    for way in (
        r"\n+|[;；]",
        r"\n+|\s?(?:→|->|>)\s?|\s\/\s|\s?\|\s?",
        r"(?:^|\s)\(?\d{1,2}[.)]\s+",
        r"\n+|[;；]|,\s|、|，",
        r"\n+|[;；]|,\s(?:and\s|&\s)?|\s(?:and|&)\s",
        r"\n+|[;；]|,\s?(?:and\s|&\s)?|\s(?:and|&)\s|[、，]\s?(?:以及|和)?|以及|(?<=\S)和(?=\S)",
    )
]
_BULLET = _re(r"^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+")
_ORDER = _re(
    r"^\s*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|finally|lastly|followed by)[,:]?\s+(?=\p{Lu})", "i"
)
_FIGURES_BEHIND = _re(r"(?<=\p{L}):\s[^:\p{Lu}]*\d[^:\p{Lu}]*$")


_IN_ORDER = _re(r",?\s(?:in (?:this|that|the right) order|respectively)[.!]?$", "i")


_DOUBTED = _re(r"[\p{L}\p{N}][?？]")
_LEFT_OUT = _re(r"[;.,]?\s*(?:(?:excluded|excluding|not included)\b\s?:?|\b(?:but|and) not\b|[.;\n]\s*not\b)\s.*$", "is")
_COMMENT = _re(
    r"[.;。；\n]\s*(?:(?:these|they|all|that|this|both|each|in total|total)\b|[^.;\n]*\b(?:only|not|fewer|less|too few)\b|[^.;\n]*n['’]t\b)[^\n]*$",
    "is",
)
_NUMBERED = _re(r"^\(?(\d{1,2})[.)]\s+")
_AS_WELL = _re(r",?\sas well as\s", "i")
_OF_ITSELF = _re(r"\s(?:is|was|comes)\s(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+)?(?=,\s(?:followed by|then)\b)", "i")
_FOLLOWED = _re(r",\s(?:followed by|then)\s", "i")
_DIRECTION = _re(r"\bfrom (?:the )?(\p{L}+) to (?:the )?(\p{L}+)", "i")


def _list_body(text, question):
    """The list within an answer: without remarks behind it, and in the direction that was asked for."""
    rows = _table_column(text)
    if rows is not None:
        return "\n".join(rows)
    text = re.sub(r"^both\s", "", _COMMENT.sub("", _LEFT_OUT.sub("", text, 1), 1), flags=re.I)
    text = _FOLLOWED.sub(", ", _OF_ITSELF.sub("", _AS_WELL.sub(", ", text)))
    lines = text.split("\n")
    numbers = [int(match[1]) if match else 0 for match in (_NUMBERED.search(line.strip()) for line in lines)]
    if len(lines) > 1 and numbers == list(range(len(lines), 0, -1)):
        return "\n".join(reversed(lines))
    said, asked = _DIRECTION.search(text), _DIRECTION.search(question)
    if not said or not asked:
        return text
    rest = re.sub(r"^[\s:,]+", "", text.replace(said[0], "", 1))
    if (said[1].lower(), said[2].lower()) == (asked[2].lower(), asked[1].lower()):
        return "\n".join(reversed(re.split(r"\s*[,;\n]\s*(?:and\s)?|\sand\s", rest)))
    return rest


def _table_column(text):
    """The cells of a Markdown table that name its rows."""
    rows = [line.strip() for line in text.split("\n")]
    if len(rows) < 2 or not all(re.search(r"^\|.*\|\Z", row) for row in rows):
        return None
    rule = next((at for at, row in enumerate(rows) if re.search(r"^\|[\s:|-]+\|\Z", row)), -1)
    cells = [[cell.strip() for cell in row[1:-1].split("|")] for row in rows[rule + 1 :]]
    numbered = all(re.search(r"^[0-9]{1,2}\.?\Z", row[0]) for row in cells) and all(len(row) > 1 for row in cells)
    return [row[1 if numbered else 0] for row in cells]


def _only_names(items, text):
    """The items and nothing else but spaces."""
    if any(item["type"] != "name" for item in items):
        return False
    left = f" {text} "
    for name in sorted((item["text"] for item in items), key=lambda name: -len(name.encode("utf-16-le"))):
        at = left.find(f" {name} ")
        if at < 0:
            return False
        left = f"{left[:at]}  {left[at + len(name) + 2 :]}"
    return left.strip() == ""


def _is_list(answer, text, question):
    items = answer["items"]
    if (_OPEN.search(text) and not any(_OPEN.search(_text_of(item)) for item in items)) or _LEAVES_OUT.search(text):
        return False
    body = _IN_ORDER.sub("", _list_body(text, question))
    if _DOUBTED.search(body) and not any(re.search("[?？]", _text_of(item)) for item in items):
        return False
    if not answer["ordered"] and _only_names(items, body):
        return True
    for given in _list_splits(items, body):
        if not answer["ordered"]:
            given = list({_name_key(item) or item: item for item in given}.values())
        if len(given) != len(items):
            continue
        if answer["ordered"]:
            if all(_is_said(item, said, question) for item, said in zip(items, given)):
                return True
        elif _assigned(items, given, question):
            return True
    return False


def _assigned(items, given, question):
    left = list(given)
    for item in items:
        at = next((at for at, said in enumerate(left) if _is_said(item, said, question)), None)
        if at is None:
            return False
        del left[at]
    return True


def _list_splits(items, text):
    listed = _json_items(text)
    if listed is not None:
        yield listed
    introduced = _re(r"^[^\n]*?(?::|\b(?:are|is)\b)\s*", "i").sub("", text, 1)
    chinese = re.sub(r"^[^\n]*?(?:：|分别[是为]|[是有为]|包括)[：:]?\s*", "", text, count=1)
    for body in dict.fromkeys([text, introduced, chinese]):
        safe = _protected(items, body)
        for way in _WAYS:
            parts = [part for part in re.split(way, safe) if part is not None]
            yield _cleaned(_unprotected(part) for part in parts)


def _json_items(text):
    if not re.fullmatch(r"\[.*\]", text, re.S):
        return None
    # Quotes of other languages: behind a bracket or comma, or before one.
    for form in (text, re.sub(r"([\[,]\s*)'|'(?=\s*[\],])", lambda match: (match[1] or "") + '"', text)):
        try:
            items = json.loads(form)
        except ValueError:
            continue
        if isinstance(items, list):
            return [_javascript_text(item) for item in items]
    return None


def _javascript_text(value):
    if isinstance(value, str):
        return value
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, list):
        return ",".join("" if item is None else _javascript_text(item) for item in value)
    return "[object Object]" if isinstance(value, dict) else str(value)


def _cleaned(parts):
    cleaned = []
    for part in parts:
        part = _FIGURES_BEHIND.sub("", _ORDER.sub("", _BULLET.sub("", part)))
        part = re.sub(r"[.。]\Z", "", part.strip())
        if part != "":
            cleaned.append(part)
    return cleaned


def _protected(items, text):
    """Commas and "and" inside an expected item are no separators."""
    for item in items:
        bare = [_text_of({"type": "number", "decimal": item["decimal"]})] if item["type"] == "number" else []
        for name in [_text_of(item), *bare]:
            if not re.search(r"[,和]|以及|\s(?:and|&)\s", name):
                continue
            masked = name.replace(",", "\x01").replace("和", "\x03").replace("以及", "\x04")
            text = text.replace(name, re.sub(r"\s(and|&)\s", "\x02\\1\x02", masked))
    return text


def _unprotected(text):
    return text.replace("\x01", ",").replace("\x02", " ").replace("\x03", "和").replace("\x04", "以及")


def _text_of(answer):
    """An answer as a person would write it, in English."""
    kind = answer["type"]
    if kind == "number":
        return _quantity(_padded(answer["decimal"], answer.get("places")), answer.get("unit"))
    if kind == "date":
        day, _, time = answer["iso"].partition("T")
        year, *rest = day.split("-")
        names = "January February March April May June July August September October November December".split()
        month = [names[int(rest[0]) - 1]] if rest else []
        written = " ".join(([str(int(rest[1]))] if len(rest) > 1 else []) + month + [year.lstrip("0")])
        return f"{written}, {time}" if time else written
    if kind == "name":
        return answer["text"]
    if kind == "boolean":
        return "yes" if answer["value"] else "no"
    if kind == "list":
        return "; ".join(map(_text_of, answer["items"]))
    return "; ".join(f"{part['name']}: {_text_of(part['answer'])}" for part in answer["parts"])


def _padded(decimal, places):
    if not places:
        return decimal
    whole, _, fraction = decimal.partition(".")
    return f"{whole}.{fraction.ljust(places, '0')}"


_SIGN = re.compile(r"^(\S+)( (?:per|/|an?)\s?.*)?\Z")


def _quantity(decimal, unit):
    whole, point, fraction = decimal.partition(".")
    number = re.sub(r"\B(?=(?:[0-9]{3})+\Z)", ",", whole) + point + fraction
    if unit is None:
        return number
    if unit.startswith("%") or unit == "°":
        return number + unit
    sign = _SIGN.search(unit)
    if sign and _lexicon_key(sign[1]) in _CURRENCIES and not re.fullmatch("[A-Za-z]{3}", sign[1]):
        if not _re(r"^\p{L}{3,}$").search(sign[1]):
            head = f"-{sign[1]}{number[1:]}" if number.startswith("-") else sign[1] + number
            return head + (sign[2] or "")
    return f"{number} {unit}"


_NAMED = _re(r"^(?<name>[^:=：≈]+?)\s*(?:[:=：≈]|\s(?:is|was|of)\s)\s*(?<value>.+)$", "i")
_PART_WORDS = _re(r"^(?:(?:and|the|best|optimal|its)\s+)+", "i")


def _part_splits(text):
    if re.fullmatch(r"\{.*\}", text, re.S):
        try:
            members = json.loads(text)
        except ValueError:
            members = None
        if isinstance(members, dict):
            yield [f"{name}: {_javascript_text(value)}" for name, value in members.items()]
    for way in (r"\n|;|；", r"\n|;|；|,\s+(?:and\s+)?|，|\s(?:and|with)\s(?:an?\s)?"):
        yield [part.strip() for part in re.split(way, text) if part.strip() != ""]


def _are_parts(parts, segments, question):
    named = [_named_in(re.sub(r"^[-*•]\s+", "", segment), parts) for segment in segments]
    keys = [{_part_key(name) for name in [part["name"], *part.get("aliases", [])]} for part in parts]
    in_order = len(segments) == len(parts) and not any(one and one[0] in key for key in keys for one in named)
    ordered = segments
    if in_order and not all(_is_said(part["answer"], segments[at], question) for at, part in enumerate(parts)):
        ordered = _by_unit(parts, segments) or segments
    for index, part in enumerate(parts):
        found = [one[1] for one in named if one and one[0] in keys[index]]
        given = found[0] if found else (ordered[index] if in_order else None)
        if given is None or len(found) > 1 or not _is_said(part["answer"], given, question):
            return False
    return True


def _named_in(segment, parts):
    """A segment's name and value; a part's name may stand anywhere in it."""
    match = _NAMED.search(segment)
    said = (_part_key(match["name"]), match["value"]) if match else None
    names = [[part["name"], *part.get("aliases", [])] for part in parts]
    if said and any(_part_key(name) == said[0] for each in names for name in each):
        return said
    padded = " " + re.sub("[|:()]", " ", segment) + " "
    within = [called for called in (next((n for n in each if len(n) > 1 and f" {n} " in padded), None) for each in names) if called]
    if len(within) != 1:
        return said
    rest = _AROUND_VALUE.sub("", segment.replace(within[0], " ", 1)).strip()
    return _part_key(within[0]), rest


_AROUND_VALUE = _re(r"^[\s|:()-]*(?:has|have|had|is|was|with|at)?\s+|[\s|:()]+$", "i")


def _by_unit(parts, segments):
    """The segments in the order of the parts, where each says by its unit which it is."""
    places = []
    for part in parts:
        unit = part["answer"].get("unit") if part["answer"]["type"] == "number" else None
        if unit is None:
            places.append(None)
            continue
        pattern = r"[0-9]\s?" + re.escape(unit) + _re(r"(?![\p{L}])").pattern
        places.append(next((at for at, segment in enumerate(segments) if re.search(pattern, segment)), -1))
    free = [at for at in range(len(segments)) if at not in places]
    taken = [at for at in places if at is not None]
    if len(taken) != len(parts) - 1 or -1 in taken or len(set(taken)) != len(taken):
        return None
    return [segments[free[0] if at is None else at] for at in places]


def _part_key(name):
    return _name_key(_PART_WORDS.sub("", re.sub(r"\s*\([^)]*\)", "", name)))
