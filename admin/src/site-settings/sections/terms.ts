import type { SectionSpec } from '../spec.ts';
import { UNSTATED } from './unstated.ts';

export const terms: SectionSpec = {
  id: 'cgu',
  title: 'CGU',
  intro:
    'La page /cgu. Chaque personne les accepte à son inscription. Une fois la plateforme ouverte, tout changement est annoncé à tous les clients, par notification et e-mail, et s’applique 31\u00a0jours plus tard. D’ici là, la page montre les deux textes.',
  page: '/cgu',
  groups: [
    {
      title: 'Dates',
      fields: [
        {
          name: 'legalPages.cgu.lastUpdate',
          label: 'Dernière mise à jour',
          help: `En tête des CGU et des mentions légales\u00a0: aujourd’hui au plus tard. ${UNSTATED}`,
          kind: 'date',
        },
        {
          name: 'legalPages.cgu.effectiveDate',
          label: 'En vigueur depuis le',
          help: `Nomme la version, gardée avec l’accord de chaque personne. Un jour à venir retarde d’autant un nouveau texte. ${UNSTATED}`,
          kind: 'date',
        },
      ],
    },
    {
      title: 'Textes',
      fields: [
        {
          name: 'legalPages.cgu.servicesDescription',
          label: 'Description des services',
          help: 'Article 2\u00a0: les caractéristiques essentielles du service (code de la consommation, L111-1, 1°).',
          kind: 'long',
        },
        {
          name: 'legalPages.cgu.successRateDisclaimer',
          label: 'Avertissement sur les taux de réussite',
          help: 'Dans l’encadré de l’article 2, sous les chiffres de l’accueil et dans la base d’alertes.',
          kind: 'long',
        },
      ],
    },
    {
      title: 'Contact',
      intro: 'À la fin des CGU (code de la consommation, L111-1, 4°).',
      fields: [
        {
          name: 'legalPages.cgu.contactEmail',
          label: 'Adresse e-mail',
          inputMode: 'email',
          fallback: 'l’adresse e-mail de contact',
        },
        {
          name: 'legalPages.cgu.contactPhone',
          label: 'Téléphone',
          inputMode: 'tel',
          fallback: 'le téléphone de «\u00a0Marque et contacts\u00a0»',
        },
        {
          name: 'legalPages.cgu.contactAddress',
          label: 'Adresse postale',
          kind: 'long',
          fallback: 'l’adresse du siège',
        },
      ],
    },
  ],
};
