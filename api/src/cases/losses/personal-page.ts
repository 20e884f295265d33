import { lossFacts, lossTitle } from '../../../contract/loss-words.ts';
import type { Loss } from '../../../contract/losses.ts';
import type { Fact } from '../../platform/personal-page.ts';

/** The payments of a case, to be read. */
export const lossesFacts = (losses: readonly Loss[]): Fact[] => [
  [
    'Paiements',
    losses
      .map((each) =>
        [
          lossTitle(each),
          ...lossFacts(each).map(([label, value]) => `${label}\u00a0: ${value}`),
        ].join(', '),
      )
      .join('\n'),
  ],
];
