/** What may be anybody's: addresses, numbers, accounts. Wider than what an alert is recognised by. */
import type { RemovedKind } from '../../../../contract/alerts-admin.ts';
import type { IndicatorKind } from '../../../../contract/indicators.ts';
import { keyOf } from '../../../../contract/reading/spans.ts';
import { findIndicators } from '../indicators/find.ts';
import { findWide } from '../indicators/wide.ts';
import type { Found } from './victim.ts';

const WALLETS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])0x[0-9a-f]{40,64}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:bc1|ltc1|tb1)[02-9ac-hj-np-z]{25,87}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?=[1-9A-HJ-NP-Za-km-z]{0,60}\d)(?=[1-9A-HJ-NP-Za-km-z]{0,60}[a-z])(?=[1-9A-HJ-NP-Za-km-z]{0,60}[A-Z])[1-9A-HJ-NP-Za-km-z]{25,64}(?![\p{L}\p{N}])/gu,
];

const REMOVED_AS: Readonly<Partial<Record<IndicatorKind, RemovedKind>>> = {
  email: 'email',
  phone: 'phone',
  iban: 'account',
  wallet: 'wallet',
};

/**
 * Every address, number and account in a text but for the indicators that are
 * among `kept`: those are read, so they can be masked; the others cannot.
 */
export function findUnknown(text: string, kept: ReadonlySet<string>): Found[] {
  const read = findIndicators(text);
  const staying = read.filter((one) => kept.has(keyOf(one)));
  const wallets = WALLETS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => {
      return { kind: 'wallet', start: index, end: index + found.length } as const;
    }),
  );
  const wide = [...wallets, ...findWide(text, read)];
  return [
    ...read.flatMap((one) => {
      const kind = REMOVED_AS[one.kind];
      const { start, end } = one;
      return kind && !staying.includes(one) ? [{ kind, start, end }] : [];
    }),
    ...wide.filter((one) => !staying.some(({ start, end }) => one.start < end && start < one.end)),
  ];
}
