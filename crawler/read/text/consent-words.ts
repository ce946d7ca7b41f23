/** What boxes speak of that ask for consent: cookies and privacy. */
export const CONSENT_SUBJECT =
  /cookie|consent|gdpr|privacy|datenschutz|einwilligung|confidentialit|privacidad|privacidade|privatlivs|integritet|evästee|informasjonskapsler|sütik|kapsamında|куки|конфиденциальн|クッキー|プライバシー|쿠키|개인정보|隐私|隱私|同意/i;

const NECESSARY =
  "(?:strictly |unbedingt |strikt |absolut )?(?:necessary|essential|required|notwendige|erforderliche|nécessaires|essentiels|necesarias|esenciales|necessari|essenziali|necessários|essenciais|noodzakelijke|nødvendige|nödvändiga|niezbędne|nezbytné|välttämättömät|необходимые)";

/** Buttons that agree to as little as can be. */
const REFUSALS = [
  "(?:reject|decline|refuse|deny|disagree)(?: (?:all|cookies|optional|non-?essential|additional|everything|&).*)?",
  `(?:use |accept |allow )?(?:only |just )?${NECESSARY}(?: cookies)?(?: only)?`,
  `(?:nur|solo|sólo|apenas|alleen|kun|bare|endast|tylko|pouze|jen|vain|только) ${NECESSARY}.*`,
  "continue without (?:accepting|agreeing|consent).*|no,? thanks",
  "allow (?:my )?selection|(?:save|confirm)(?: my)? (?:choices|preferences|settings|selection)",
  "(?:alle? )?ablehnen|auswahl (?:speichern|bestätigen)",
  "(?:tout |je )?refuser?(?: tout)?|continuer sans accepter.*",
  "rechazar(?: tod[oa]s?)?|rifiuta(?: tutt[oi])?|(?:rejeitar|recusar)(?: tod[oa]s| tudo)?",
  "(?:alles |alle cookies )?(?:weigeren|afwijzen)|(?:afvis|avvis|avvisa|neka)(?: alle?| alla| samtliga)?",
  "odrzuć(?: wszystkie)?|odmítnout(?: vše| všechny)?|hylkää(?: kaikki)?|elutasít.*|(?:tümünü )?reddet",
  "отклонить(?: все| всё)?|отказаться",
  "(?:すべて|全て)?拒否(?:する)?|必須.*のみ.*|(?:모두 )?거부(?:하기)?|필수.*만.*",
  "i (?:do not|don['’]t) (?:accept|agree|consent)|(?:do not|don['’]t) (?:accept|agree|consent|allow)",
  "(?:ich )?(?:stimme )?nicht (?:zustimmen|akzeptieren|einverstanden|zu)|nein,? danke",
  "je n['’](?:accepte|autorise) pas|(?:ne pas|sans) accepter|non,? merci|no acept[oa]r?|no estoy de acuerdo|no,? gracias",
  "non (?:accetto|accettare|acconsento)|no,? grazie|não (?:aceito|aceitar|concordo)|não,? obrigad[oa]",
  "(?:ik ga )?niet akkoord|nee,? (?:bedankt|dank je)|nej,? tack|nej,? tak|nei,? takk|nie (?:akceptuję|zgadzam się|wyrażam zgody)",
  "nesouhlasím|ne,? děkuji|nem fogadom el|kabul etmiyorum|не (?:принимаю|согласен|соглашаюсь)",
  "(?:全部)?(?:拒绝|拒絕)(?:全部)?|[仅僅](?:接受)?必[要需].*|不同意",
];

const AGREEMENTS = [
  "(?:accept|agree|allow|i accept|i agree|yes,? i agree|ok(?:ay)?|got it|i understand|understood|continue|close|dismiss)(?: (?:all|cookies|to all|and (?:continue|close)|&).*)?",
  "(?:alle? )?(?:akzeptieren|zustimmen|annehmen|erlauben|zulassen)|einverstanden|verstanden|ich stimme zu",
  "(?:tout )?accepter(?: tout| et continuer)?|j'accepte|d'accord|compris",
  "(?:aceptar|permitir)(?: tod[oa]s?)?|acepto|entendido|accetta(?: tutt[oi]| e continua)?|accetto|ho capito",
  "(?:aceitar|permitir)(?: tod[oa]s| tudo)?|aceito|concordo|entendi",
  "(?:alles |alle cookies )?(?:accepteren|toestaan)|(?:ik ga )?akkoord|begrepen",
  "(?:accepter|acceptera|godkend|godkänn|godta|tillad|tillat|tillåt)(?: alle?| alla)?|jag (?:godkänner|förstår)|forstått",
  "(?:akceptuj|zezwól na)(?: wszystkie)?|akceptuję|zgadzam się|rozumiem|(?:přijmout|povolit)(?: vše| všechny)?|souhlasím|rozumím",
  "hyväksy(?: kaikki)?|selvä|elfogad.*|rendben|(?:tümünü )?kabul et|tamam|αποδοχή.*|συμφωνώ",
  "принять(?: все| всё)?|принимаю|согласен|согласиться|соглашаюсь|понятно|хорошо",
  "(?:すべて|全て)?(?:同意|許可|承諾)(?:する|します|して閉じる)?|(?:すべて)?受け入れる|了解(?:しました)?",
  "(?:모두 )?(?:동의|허용|수락)(?:하기|합니다)?|확인",
  "(?:全部)?(?:同意|接受)(?:全部|并继续|並繼續)?|我?知道了|确定|確定|好的",
];

const whole = (parts: readonly string[]) => new RegExp(`^(?:${parts.join("|")})$`, "i");

/** A button that refuses, or agrees to no more than it must, by what it says without signs around it. */
export const REFUSES = whole(REFUSALS);
export const AGREES = whole(AGREEMENTS);
/** A button that has done with the box, by what it is called. */
export const CLOSES =
  /^(?:[×✕✖⨯╳xX]|close|dismiss|schließen|fermer|cerrar|chiudi|fechar|sluiten|luk|lukk|stäng|zamknij|zavřít|закрыть|閉じる|닫기|关闭|關閉)$/i;
/** Signs around what a button says. */
export const AROUND_WORDS = /^[\s✓✔☑»›←→-]+|[\s.!»›✓✔☑…→-]+$/g;
