/** What may be anybody's: addresses, numbers, accounts. Wider than what an alert is recognised by. */
import type { RemovedKind } from '../../../contract/alerts-admin.ts';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { findIndicators } from '../indicators/find.ts';
import type { Found } from './victim.ts';

const PATTERNS: readonly (readonly [RemovedKind, RegExp])[] = [
  [
    'email',
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|[[({]\s?(?:at|arobase|@)\s?[\])}])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
  ],
  ['wallet', /(?<![\p{L}\p{N}])0x[0-9a-f]{40,64}(?![\p{L}\p{N}])/giu],
  ['wallet', /(?<![\p{L}\p{N}])(?:bc1|ltc1|tb1)[02-9ac-hj-np-z]{25,87}(?![\p{L}\p{N}])/giu],
  [
    'wallet',
    /(?<![\p{L}\p{N}])(?=[1-9A-HJ-NP-Za-km-z]{0,60}\d)(?=[1-9A-HJ-NP-Za-km-z]{0,60}[a-z])(?=[1-9A-HJ-NP-Za-km-z]{0,60}[A-Z])[1-9A-HJ-NP-Za-km-z]{25,64}(?![\p{L}\p{N}])/gu,
  ],
  // An IBAN, whether or not its checksum is right.
  ['account', /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[\s.-]?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/gu],
  ['account', /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?:[\s.-]?\d){11,30}/gu],
  ['phone', /(?<![\p{L}\p{N}+])(?:\+|00)\s?\d(?:[\s.()\u2011-]{0,3}\d){6,14}(?!\d)/gu],
  ['phone', /(?<![\p{L}\p{N}])\(?0\)?(?:[\s.\u2011-]{0,2}\d){9}(?!\d)/gu],
  // Cards, accounts, files: whatever has eight digits and is neither a day nor an amount.
  [
    'account',
    /(?<![\p{L}\p{N},.])\d(?:[\s.\u2011-]?\d){7,}(?![\p{L}\p{N}]|\s?[€$£%]|\s?euros?)/giu,
  ],
];

const DAY = /^(?:\d{1,2}[.\s-]\d{1,2}[.\s-]\d{4}|\d{4}[.\s-]\d{1,2}[.\s-]\d{1,2})(?![\d])/;

const REMOVED_AS: Readonly<Partial<Record<IndicatorKind, RemovedKind>>> = {
  email: 'email',
  phone: 'phone',
  iban: 'account',
  wallet: 'wallet',
};

/** By what two indicators are the same, however they are written. */
export const sameness = ({ kind, value }: { kind: IndicatorKind; value: string }): string =>
  `${kind} ${value}`;

/**
 * Every address, number and account in a text but for the indicators that are
 * among `kept`: those are read, so they can be masked; the others cannot.
 */
export function findUnknown(text: string, kept: ReadonlySet<string>): Found[] {
  const read = findIndicators(text);
  const staying = read.filter((one) => kept.has(sameness(one)));
  const wide = PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !DAY.test(found))
      .map(({ index, 0: found }) => ({ kind, start: index, end: index + found.length })),
  );
  return [
    ...read.flatMap((one) => {
      const kind = REMOVED_AS[one.kind];
      const { start, end } = one;
      return kind && !staying.includes(one) ? [{ kind, start, end }] : [];
    }),
    ...wide.filter((one) => !staying.some(({ start, end }) => one.start < end && start < one.end)),
  ];
}
