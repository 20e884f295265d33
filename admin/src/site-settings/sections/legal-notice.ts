import type { SectionSpec } from '../spec.ts';

export const legalNotice: SectionSpec = {
  id: 'mentions',
  title: 'Mentions légales',
  intro:
    'La page /mentions-legales, obligatoire pour tout site professionnel (LCEN, articles 1-1 et 19).',
  page: '/mentions-legales',
  groups: [
    {
      title: 'Éditeur du site',
      fields: [
        {
          name: 'legalPages.mentionsLegales.companyName',
          label: 'Raison sociale',
          help: 'Remplace le nom de la société partout (LCEN, article 1-1, I, 2°).',
          fallback: 'le nom de la société, dans «\u00a0Marque et contacts\u00a0»',
        },
        {
          name: 'legalPages.mentionsLegales.legalForm',
          label: 'Forme juridique',
          help: 'SAS, SARL, association… (code de commerce, R123-238).',
        },
        {
          name: 'legalPages.mentionsLegales.capital',
          label: 'Capital social',
          help: 'LCEN, article 19, 3°.',
        },
        {
          name: 'legalPages.mentionsLegales.siret',
          label: 'Numéro SIRET',
          help: 'Code de commerce, R123-237.',
        },
        {
          name: 'legalPages.mentionsLegales.codeApe',
          label: 'Code APE',
          help: 'L’activité principale selon l’INSEE.',
        },
        {
          name: 'legalPages.mentionsLegales.rcs',
          label: 'Numéro RCS',
          help: 'Avec la ville du greffe (LCEN, article 19, 3°).',
        },
        {
          name: 'legalPages.mentionsLegales.tvaNumber',
          label: 'Numéro de TVA intracommunautaire',
          help: 'LCEN, article 19, 4°.',
        },
        {
          name: 'legalPages.mentionsLegales.director',
          label: 'Directeur de la publication',
          help: 'Une personne physique, par son nom (LCEN, article 1-1, I, 3°).',
        },
        {
          name: 'legalPages.mentionsLegales.address',
          label: 'Adresse du siège',
          help: 'LCEN, article 1-1, I, 2° et code de la consommation, L111-1.',
          kind: 'long',
        },
      ],
    },
    {
      title: 'Hébergeur',
      intro: 'Nom, adresse et téléphone de l’hébergeur (LCEN, article 1-1, I, 4°).',
      fields: [
        { name: 'legalPages.mentionsLegales.hostingCompany', label: 'Nom de l’hébergeur' },
        {
          name: 'legalPages.mentionsLegales.hostingPhone',
          label: 'Téléphone de l’hébergeur',
          inputMode: 'tel',
        },
        {
          name: 'legalPages.mentionsLegales.hostingAddress',
          label: 'Adresse de l’hébergeur',
          kind: 'long',
        },
      ],
    },
    {
      title: 'Médiateur de la consommation',
      intro:
        'Tout professionnel doit en proposer un et dire comment le joindre (code de la consommation, L616-1 et R616-1). Aussi dans les CGU.',
      fields: [
        { name: 'legalPages.mentionsLegales.mediatorName', label: 'Nom du médiateur' },
        {
          name: 'legalPages.mentionsLegales.mediatorWebsite',
          label: 'Site du médiateur',
          inputMode: 'url',
        },
        {
          name: 'legalPages.mentionsLegales.mediatorAddress',
          label: 'Adresse du médiateur',
          kind: 'long',
        },
      ],
    },
    {
      title: 'Activité',
      fields: [
        {
          name: 'legalPages.mentionsLegales.insurance',
          label: 'Assurance de responsabilité civile professionnelle',
          help: 'Assureur, ses coordonnées et le territoire couvert (code de la consommation, R111-2, 8°).',
          kind: 'long',
        },
        {
          name: 'legalPages.mentionsLegales.mandateBasis',
          label: 'Fondement du mandat',
          help: 'Ce qui permet d’agir pour le compte des clients\u00a0: mandat, avocat partenaire, autorisation.',
          kind: 'long',
        },
      ],
    },
  ],
};
