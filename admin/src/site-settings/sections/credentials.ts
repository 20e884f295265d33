import { ISSUER_NAMES } from '@parade/api/contract/evidence/issuers.ts';
import type { FieldSpec, SectionSpec } from '../spec.ts';
import { evidenceOf } from './evidence.ts';

const ISSUERS = [['', 'Choisissez'], ...ISSUER_NAMES.map((name) => [name, name] as const)] as const;

const KINDS = [
  ['certification', 'Certification'],
  ['approval', 'Agrément'],
] as const;

/** An article's number stays on one line: word joiners forbid a break at its hyphens. */
const article = (number: string) => number.replaceAll('-', '-\u2060');

/** The fields of the certification at a place of the list. */
export function certificationFields(at: number): FieldSpec[] {
  const item = `claims.certifications.${at}` as const;
  return [
    {
      name: `${item}.kind`,
      label: 'Type',
      help: 'Une autorité (ACPR, AMF) donne un agrément, un organisme certifie.',
      kind: 'choice',
      options: KINDS,
    },
    {
      name: `${item}.label`,
      label: 'Nom',
      help: 'La norme, ou l’autorité qui agrée.',
    },
    {
      name: `${item}.issuer`,
      label: 'Délivré par',
      help: 'L’émetteur dont le registre public montre le titre.',
      kind: 'choice',
      options: ISSUERS,
    },
    { name: `${item}.reference`, label: 'Numéro ou référence' },
    {
      name: `${item}.link`,
      label: 'Lien de vérification',
      help: 'La page de ce titre dans le registre de l’émetteur, où chacun peut vérifier. Commence par https://',
      inputMode: 'url',
    },
    {
      name: `${item}.validUntil`,
      label: 'Valable jusqu’au',
      help: 'Passé ce jour, elle disparaît du site automatiquement.',
      kind: 'date',
    },
  ];
}

export const credentials: SectionSpec = {
  id: 'avis',
  title: 'Avis et certifications',
  intro: 'Sur l’accueil, sous «\u00a0Avis et certifications\u00a0».',
  page: '/',
  anchor: 'garanties',
  groups: [
    {
      title: 'Note des clients',
      intro: `Un site qui affiche des avis doit dire comment ils sont recueillis et vérifiés (code de la consommation, ${article('L111-7-2')} et ${article('D111-17')}).`,
      claim: 'claims.rating',
      fields: [
        { name: 'claims.rating.value', label: 'Note', kind: 'number', unit: '/ 5' },
        {
          name: 'claims.rating.reviewCount',
          label: 'Nombre d’avis',
          help: 'Pas d’avis\u00a0? Indiquez 0\u00a0: la note n’est pas montrée.',
          kind: 'number',
          unit: 'avis',
        },
        ...evidenceOf('claims.rating', false),
        {
          name: 'claims.rating.collectionMethod',
          label: 'Méthode de recueil des avis',
          help: 'Qui peut laisser un avis, s’il est contrôlé, comment, et dans quel ordre les avis sont montrés.',
          kind: 'long',
        },
      ],
    },
    {
      title: 'Certifications et agréments',
      intro:
        'Montrés comme un fait avec leur émetteur, leur référence, leur lien vers son registre et leur validité\u00a0; sinon avec «\u00a0Exemple – à remplacer\u00a0». Afficher un titre que l’on n’a pas est une pratique commerciale trompeuse (L121-4).',
      list: true,
      fields: [],
    },
  ],
};
