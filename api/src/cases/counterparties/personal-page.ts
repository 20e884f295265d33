import { COUNTERPARTY_LABELS, type Counterparty } from '../../../contract/counterparties.ts';
import type { Fact } from '../../platform/personal-page.ts';

/** Who was on the other side of a case, to be read. */
export const counterpartiesFacts = (all: readonly Counterparty[]): Fact[] => [
  [
    'De l’autre côté',
    all
      .map(({ kind, typed, value }) =>
        [
          `${COUNTERPARTY_LABELS[kind]}\u00a0: ${typed}`,
          value !== typed && `comparé comme ${value}`,
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join('\n'),
  ],
];
