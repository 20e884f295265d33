import type { DbOrTrx } from '@parade/db';
import type { ApprovalChange } from '../../../../contract/approvals.ts';
import { formatCalendarDay } from '../../../../contract/dates.ts';
import {
  INDICATOR_LABELS,
  type IndicatorKind,
  isPrivateKind,
} from '../../../../contract/indicators.ts';
import { centsToEuros, formatEuros } from '../../../../contract/money.ts';
import { inGroups } from '../../../platform/payment-addresses/ibans.ts';
import { namedCompanies } from '../indicators/named-companies.ts';
import { publicAlerts } from '../queries.ts';
import type { AlertInput } from './content.ts';
import type { AlertDetail } from './detail.ts';

export const objectOf = (id: string): string => `alerts/${id}`;

const TEXTS = [
  ['le titre de l’alerte', 'title'],
  ['sa description', 'description'],
  ['ce qu’elle dit de l’auteur', 'perpetratorInfo'],
  ['le type de fraude', 'fraudType'],
  ['le pays', 'country'],
  ['la région', 'region'],
] as const;

type Shown = Record<(typeof TEXTS)[number][1] | 'dateOfFraud', string> & {
  amountCents: number;
  indicators: readonly { kind: IndicatorKind; value: string; display: string }[];
};

/** All that an alert shows, in words. */
const wordsOf = (alert: Shown): [what: string, text: string][] => [
  ...TEXTS.map(([what, name]): [string, string] => [what, alert[name]]),
  ['le montant', formatEuros(centsToEuros(alert.amountCents))],
  ['la date de la fraude', formatCalendarDay(alert.dateOfFraud)],
  [
    'ses éléments reconnaissables',
    alert.indicators
      .map(({ kind, display }) => `${INDICATOR_LABELS[kind]}\u00a0: ${display}`)
      .sort()
      .join('\n'),
  ],
];

/** What everybody sees masked, whole: nobody can answer for a number that they cannot read. */
export function wholeInWords(indicators: Shown['indicators']): ApprovalChange[] {
  const hidden = indicators
    .filter(({ kind }) => isPrivateKind(kind))
    .map(({ kind, value }) => [kind, kind === 'iban' ? inGroups(value) : value] as const);
  if (hidden.length === 0) return [];
  const lines = hidden.map(([kind, value]) => `${INDICATOR_LABELS[kind]}\u00a0: ${value}`);
  return [{ what: 'ses coordonnées masquées, en entier', before: null, after: lines.join('\n') }];
}

/** The texts that anybody may fill as they like; the others are chosen from lists. */
const FREE = ['title', 'description', 'perpetratorInfo', 'region'] as const;

/** Every company that it names, by what it is compared by: its indicators, then the words around one in its texts. */
function firmsOf(alert: Pick<Shown, (typeof FREE)[number] | 'indicators'>): Map<string, string> {
  const indicators = alert.indicators.filter(({ kind }) => kind === 'company');
  const texts = FREE.flatMap((name) => namedCompanies(alert[name]));
  return new Map([
    ...indicators.map(({ value, display }) => [value, display] as const),
    ...texts.map((words) => [words, words] as const),
  ]);
}

/** Companies that an approval names one by one. */
const NAMED = 100;

/** The companies that public alerts name to everybody, in words; none in the built-in examples. */
export async function firmsInForce(db: DbOrTrx): Promise<ApprovalChange[]> {
  const alerts = await publicAlerts(db)
    .select(['id', 'title', 'description', 'perpetratorInfo', 'region'])
    .where('source', '!=', 'sample')
    .orderBy('position')
    .execute();
  const indicators = await db
    .selectFrom('alert_indicators')
    .innerJoin('alerts', 'alerts.id', 'alert_indicators.alertId')
    .select(['alertId', 'kind', 'value', 'display'])
    .where('kind', '=', 'company')
    .where('alerts.status', '=', 'verified')
    .where('alerts.source', '!=', 'sample')
    .orderBy('alert_indicators.id')
    .execute();
  const of = Map.groupBy(indicators, ({ alertId }) => alertId);
  const named = alerts.map((alert) => firmsOf({ ...alert, indicators: of.get(alert.id) ?? [] }));
  const firms = [...new Map(named.flatMap((each) => [...each])).values()];
  if (firms.length === 0) return [];
  const rest = firms.length - NAMED;
  const list = firms.slice(0, NAMED).join(', ');
  return [
    {
      what: `les sociétés nommées dans les alertes publiques (${firms.length})`,
      before: null,
      after: rest > 0 ? `${list} et ${rest}\u00a0autres` : list,
    },
  ];
}

/** Whether it says something else than before; what is emptied says nothing. */
function isRewritten(before: Shown, after: Shown): boolean {
  const was = new Map(wordsOf({ ...before, indicators: [] }));
  return wordsOf({ ...after, indicators: [] }).some(
    ([what, text]) => text !== '' && text !== was.get(what),
  );
}

/**
 * The companies of which everybody would read something that two people have not said yet, for
 * defamation is the risk of one person's word: those that are newly named, and where the words of a
 * public alert change, those that it names or named. Empty for what takes away alone.
 */
export function newFirms(
  before: AlertDetail,
  { status, columns, indicators }: AlertInput,
): string[] {
  if (status !== 'verified') return [];
  const next = { ...columns, indicators };
  const firms = firmsOf(next);
  if (before.status !== 'verified') return [...firms.values()];
  const known = firmsOf(before);
  if (isRewritten(before, next)) return [...new Map([...firms, ...known]).values()];
  return [...firms].filter(([value]) => !known.has(value)).map(([, shown]) => shown);
}

/** What one editor adds alone to the loss that the site states, in cents: 1,000,000 €. */
const MOST_ALONE = 100_000_000;

/** Whether everybody would read a greater loss of one alert than one person alone may state. */
export const isLargeLoss = (before: AlertDetail, { status, columns }: AlertInput): boolean =>
  status === 'verified' &&
  columns.amountCents > Math.max(MOST_ALONE, before.status === 'verified' ? before.amountCents : 0);

/** What two people say, in words, with all that would be read beside it. */
export function firmsInWords(
  before: AlertDetail,
  { columns, indicators }: AlertInput,
  firms: readonly string[],
): ApprovalChange[] {
  const was = new Map(before.status === 'verified' ? wordsOf(before) : []);
  return [
    { what: 'la société nommée en public', before: null, after: firms.join(', ') || null },
    ...wordsOf({ ...columns, indicators }).map(([what, after]) => ({
      what,
      before: was.get(what) ?? null,
      after,
    })),
  ].filter((change) => change.before !== change.after);
}
