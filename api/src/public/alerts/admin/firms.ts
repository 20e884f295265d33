import type { ApprovalChange } from '../../../../contract/approvals.ts';
import { formatCalendarDay } from '../../../../contract/dates.ts';
import { INDICATOR_LABELS, type IndicatorKind } from '../../../../contract/indicators.ts';
import { centsToEuros, formatEuros } from '../../../../contract/money.ts';
import type { AlertDetail } from './detail.ts';
import type { AlertInput } from './published-change.ts';

export const objectOf = (id: string): string => `alerts/${id}`;

/** The companies that everybody would read in it, and nobody does yet: defamation is the risk of one person's word. */
export function newFirms(before: AlertDetail, { status, indicators }: AlertInput): string[] {
  if (status !== 'verified') return [];
  const shown = before.status === 'verified' ? before.indicators : [];
  const known = new Set(shown.filter(isFirm).map(({ value }) => value));
  return indicators
    .filter(isFirm)
    .filter(({ value }) => !known.has(value))
    .map(({ display }) => display);
}

const isFirm = ({ kind }: { kind: string }): boolean => kind === 'company';

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
  indicators: readonly { kind: IndicatorKind; display: string }[];
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

/** The same in words, with all that would be read beside it. */
export function firmsInWords(
  before: AlertDetail,
  { columns, indicators }: AlertInput,
  firms: readonly string[],
): ApprovalChange[] {
  const was = new Map(before.status === 'verified' ? wordsOf(before) : []);
  return [
    { what: 'la société nommée en public', before: null, after: firms.join(', ') },
    ...wordsOf({ ...columns, indicators }).map(([what, after]) => ({
      what,
      before: was.get(what) ?? null,
      after,
    })),
  ].filter((change) => change.before !== change.after);
}
