import type { ClaimName, FieldSpec } from '../spec.ts';

/** Where a figure comes from, and when it was true: printed beside it. */
export const evidenceOf = (claim: ClaimName, measurable: boolean): FieldSpec[] => [
  {
    name: `${claim}.source`,
    label: 'Source',
    help: measurable
      ? 'Imprimée à côté du chiffre. Mesuré sans source\u00a0: «\u00a0Mesuré sur les dossiers de la plateforme\u00a0».'
      : 'Imprimée à côté de la note\u00a0: qui a recueilli les avis, où les lire.',
  },
  {
    name: `${claim}.asOf`,
    label: 'Date du chiffre',
    help: 'Le jour auquel le chiffre était vrai, imprimé à côté.',
    kind: 'date',
    ...(measurable && { measurable: true as const }),
  },
];
