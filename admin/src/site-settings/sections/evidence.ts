import type { ClaimName, FieldSpec } from '../spec.ts';

/** Where a figure comes from, and when it was true: printed beside it. */
export const evidenceOf = (claim: ClaimName, measurable: boolean): FieldSpec[] => [
  {
    name: `${claim}.source`,
    label: 'Source',
    help: measurable
      ? 'Une phrase, imprimée à côté du chiffre. Mesuré sans source\u00a0: «\u00a0Mesuré sur les dossiers de la plateforme\u00a0».'
      : 'Une phrase, imprimée à côté de la note\u00a0: qui a recueilli les avis, où les lire.',
  },
  {
    name: `${claim}.asOf`,
    label: 'Date du chiffre',
    help: 'Le jour auquel le chiffre était vrai, imprimé à côté. Passé 24\u00a0mois, il redevient un exemple.',
    kind: 'date',
    ...(measurable && { measurable: true as const }),
  },
  {
    name: `${claim}.document`,
    label: 'Document qui le montre (PDF)',
    help: 'Gardé chiffré, ouvert par l’équipe seule\u00a0: rapport, relevé, attestation.',
    kind: 'document',
  },
  {
    name: `${claim}.pages`,
    label: 'Page du document',
    help: 'Où le chiffre se lit, par exemple «\u00a012\u00a0».',
  },
];
