import { COUNTERPARTY_LABELS, type Counterparty } from '../../../contract/counterparties.ts';
import type { Fact } from '../../platform/personal-page.ts';

const SOURCES: Readonly<Record<Counterparty['source'], string>> = {
  story: 'trouvé dans votre récit',
  person: 'écrit par vous',
  team: 'ajouté par l’équipe',
};

/** Who was on the other side of a case, to be read. */
export const counterpartiesFacts = (all: readonly Counterparty[]): Fact[] => [
  [
    'De l’autre côté',
    all
      .map(({ kind, typed, value, source }) =>
        [
          `${COUNTERPARTY_LABELS[kind]}\u00a0: ${typed}`,
          value !== typed && `comparé comme ${value}`,
          SOURCES[source],
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join('\n'),
  ],
];
