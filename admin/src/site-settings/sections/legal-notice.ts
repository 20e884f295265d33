import { FUNDS_BASIS_LABELS } from '@parade/api/contract/funds.ts';
import type { SectionSpec } from '../spec.ts';

const FUNDS = 'legalPages.mentionsLegales.funds';

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
          help: 'Ce qui permet d’agir pour le compte des clients\u00a0: mandat, avocat partenaire, autorisation. Tant qu’il manque, le site reste une démonstration\u00a0: aucun contrat payant n’engage personne.',
          kind: 'long',
        },
      ],
    },
    {
      title: 'Argent récupéré pour les clients',
      intro:
        'Qui le détient, publié dans les mentions légales. Sans fondement et hors démonstration, chaque somme est inscrite «\u00a0Versé directement à vous\u00a0», aucun solde n’existe et rien ne se retire. Qui encaisse des fonds pour les reverser peut relever des services de paiement (code monétaire et financier, L314-1 et L521-1)\u00a0: voyez-le avec un avocat.',
      fields: [
        {
          name: `${FUNDS}.basis`,
          label: 'Qui détient les sommes récupérées',
          help: 'Ne se retire que lorsque plus personne n’a de solde.',
          kind: 'choice',
          options: Object.entries(FUNDS_BASIS_LABELS),
        },
        {
          name: `${FUNDS}.name`,
          label: 'Nom de l’établissement, de l’agent ou de l’avocat',
          help: 'Tel qu’il figure au registre ou au tableau de l’ordre.',
        },
        {
          name: `${FUNDS}.regafi`,
          label: 'Numéro REGAFI',
          help: 'Établissement ou agent\u00a0: le numéro de sa fiche au registre des agents financiers (regafi.fr).',
        },
        {
          name: `${FUNDS}.bar`,
          label: 'Barreau de l’avocat',
          help: 'Par exemple «\u00a0Lyon\u00a0».',
        },
        {
          name: `${FUNDS}.carpa`,
          label: 'CARPA de l’avocat',
          help: 'La caisse où les sommes sont déposées, par exemple «\u00a0CARPA de Lyon\u00a0».',
        },
      ],
    },
  ],
};
