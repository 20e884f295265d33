/** Days in a French text, also those that are told from today or from the day before in the text. */

export interface FoundDay {
  readonly start: number;
  readonly end: number;
  /** A calendar day of Paris, `YYYY-MM-DD`. */
  readonly day: string;
  /** « le lendemain »: told from the day before it in the text. */
  readonly isRelative: boolean;
}

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const plus = (day: string, days: number): string =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

const MONTHS = [
  'janv(?:ier|\\.)?',
  'f[ée]v(?:rier|r?\\.)?',
  'mars',
  'avr(?:il|\\.)',
  'mai',
  'juin',
  'juil(?:let|\\.)',
  'ao[ûu]t',
  'sept(?:embre|\\.)',
  'oct(?:obre|\\.)',
  'nov(?:embre|\\.)',
  'd[ée]c(?:embre|\\.)',
];
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const COUNT = `\\d{1,2}|une|${Object.keys(COUNTS).join('|')}`;
const countOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : (COUNTS[text.toLowerCase()] ?? 1);

/** « le 12 mars 1500 € ont été débités » names no year. */
const AMOUNT =
  '[.,]\\d|\\s?(?:k?€|k?euros?|k?eur|e|£|livres?|gbp|\\$|us\\$|usd[tc]?|dollars?|chf|francs?|balles|fois)(?!\\p{L})';
/** What stands behind « le 12 mars 99 », and not behind « le 12 mars 20 tickets ». */
const SENTENCE_GOES_ON =
  "\\s*(?:[,;:.!?)](?!\\d)|$)|\\s+(?:[jlm]['’]|(?:et|puis|je|on|il|elle|ils|elles|nous|un|une|le|la|mon|ma|à|au|par|pour|sur|chez|avec)(?!\\p{L}))";
/** A birth is no payment, whatever is told behind it. */
const BIRTH =
  /(?<!\p{L})(?:n[ée]e?(?:\(e\)|·e)?s?\s+(?:le\s+)?|naissance\s*(?:est\s+)?(?:le\s+|[:(]\s*)?)(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s+)?$/iu;
const BIRTH_LENGTH = 40;

const PATTERN = new RegExp(
  [
    '(?<iso>20\\d\\d-\\d\\d-\\d\\d)',
    '(?<d>\\d{1,2})(?<sep>[/.-])(?<m>\\d{1,2})\\k<sep>(?<y>20\\d\\d|\\d\\d)',
    '(?:le|du|au)\\s+(?<ds>\\d{1,2})/(?<ms>\\d{1,2})(?![/\\d])',
    `(?<dn>\\d{1,2})(?:er)?\\s+(?<month>${MONTHS.map((month) => `(?:${month})`).join('|')})(?!\\p{L})(?:\\s+(?:(?<yn>\\d{4,})(?!\\d|${AMOUNT})|['’]?(?<y2>\\d\\d)(?=${SENTENCE_GOES_ON})))?`,
    `il\\s+y\\s+a\\s+(?:environ\\s+)?(?<ago>${COUNT})\\s+(?<unit>jours?|semaines?|heures?|minutes?)`,
    `(?<later>${COUNT})\\s+(?<lunit>jours?|semaines?)\\s+(?:plus\\s+tard|apr[èe]s)`,
    "(?<before2>avant[- ]hier)|(?<yesterday>hier)|(?<today>aujourd['’]?hui|ce\\s+matin|cet\\s+apr[èe]s-midi|ce\\s+midi|ce\\s+soir|cette\\s+nuit|tout\\s+[àa]\\s+l['’]heure|[àa]\\s+l['’]instant)",
    '(?<after1>(?:le\\s+)?lendemain)|(?<after2>(?:le\\s+)?surlendemain)|(?<eve>la\\s+veille)|(?<same>le\\s+m[êe]me\\s+jour|le\\s+jour\\s+m[êe]me)',
    `(?<weekday>${WEEKDAYS.join('|')})(?!\\s+\\d)(?:\\s+dernier)?`,
    `(?:le|du|${WEEKDAYS.join('|')})\\s+(?<alone>\\d{1,2}|1er)(?=\\s*(?:[,;.)](?!\\d)|$)|\\s+(?:j['’]|(?:et|puis|je|on|il|elle|nous|au|à)(?!\\p{L})))`,
  ]
    .map((part) => `(?:${part})`)
    .join('|')
    .replace(/^/, '(?<![\\p{L}\\p{N}])(?:')
    .concat(')(?![\\p{L}\\p{N}])'),
  'giu',
);

/** The day, or undefined for « le 31 février ». */
function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text ? text : undefined;
}

/** Without a year: the last such day that is not in the future. */
function lastOf(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const found = dayOf(year, month, day);
  return found !== undefined && found <= today ? found : dayOf(year - 1, month, day);
}

function lastAlone(day: number, today: string, told: string | undefined): string | undefined {
  const from = told ?? today;
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const same = dayOf(year, month, day);
  if (same !== undefined && same <= today) return same;
  return month === 1 ? dayOf(year - 1, 12, day) : dayOf(year, month - 1, day);
}

function lastWeekday(name: string, today: string): string {
  const wanted = WEEKDAYS.indexOf(name.toLowerCase());
  const back = (new Date(at(today)).getUTCDay() - wanted + 7) % 7 || 7;
  return plus(today, -back);
}

type Groups = Readonly<Record<string, string | undefined>>;

function readDay(groups: Groups, today: string, told: string | undefined): string | undefined {
  const { iso, d, m, y, ds, ms, dn, month, yn, y2, ago, unit = '', later, lunit = '' } = groups;
  if (iso) return dayOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8)));
  if (d && m && y)
    return dayOf(y.length === 2 ? 2000 + Number(y) : Number(y), Number(m), Number(d));
  if (ds && ms) return lastOf(Number(ms), Number(ds), today);
  if (dn && month) {
    const index = MONTHS.findIndex((each) => new RegExp(`^(?:${each})$`, 'iu').test(month)) + 1;
    const year = yn ?? (y2 && `20${y2}`);
    return year ? dayOf(Number(year), index, Number(dn)) : lastOf(index, Number(dn), today);
  }
  if (ago) {
    if (/^[hm]/i.test(unit)) return today;
    return plus(today, -countOf(ago) * (/^s/i.test(unit) ? 7 : 1));
  }
  if (groups.before2) return plus(today, -2);
  if (groups.yesterday) return plus(today, -1);
  if (groups.today) return today;
  if (groups.weekday) return lastWeekday(groups.weekday, today);
  if (groups.alone) return lastAlone(Number.parseInt(groups.alone, 10), today, told);
  if (told === undefined) return undefined;
  if (later) return plus(told, countOf(later) * (/^s/i.test(lunit) ? 7 : 1));
  if (groups.after1) return plus(told, 1);
  if (groups.after2) return plus(told, 2);
  if (groups.eve) return plus(told, -1);
  return groups.same ? told : undefined;
}

/** Every day that is told, in its order; none is in the future. `today` is a day of Paris. */
export function findDays(text: string, today: string): FoundDay[] {
  const found: FoundDay[] = [];
  for (const { 0: whole, index: start, groups = {} } of text.matchAll(PATTERN)) {
    if (BIRTH.test(text.slice(Math.max(0, start - BIRTH_LENGTH), start))) continue;
    const day = readDay(groups, today, found.at(-1)?.day);
    if (day !== undefined && day <= today && day >= '2000-01-01') {
      const isRelative = Boolean(groups.later || groups.after1 || groups.after2 || groups.eve);
      found.push({ start, end: start + whole.length, day, isRelative });
    }
  }
  return found;
}
