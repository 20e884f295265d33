import type { SectionSpec } from '../spec.ts';

const LCEN_PUBLISHER = 'Mention obligatoire de l’éditeur (LCEN, articles 1-1 et 19).';

export const brand: SectionSpec = {
  id: 'marque',
  title: 'Marque et contacts',
  intro: 'Le nom de la plateforme, la société qui la tient, et comment la joindre.',
  page: '/',
  groups: [
    {
      title: 'Marque',
      fields: [
        {
          name: 'brand.name',
          label: 'Nom de la plateforme',
          help: 'En tête de chaque page, dans les titres, les e-mails, l’espace client et ici.',
        },
        {
          name: 'brand.legalEntity',
          label: 'Société',
          help: 'Au pied de chaque page, dans les CGU et la politique de protection des données, tant que la raison sociale des mentions légales est vide.',
        },
      ],
    },
    {
      title: 'Contacts',
      intro: 'Au pied de chaque page publique et dans les mentions légales.',
      fields: [
        {
          name: 'contactInfo.phone',
          label: 'Téléphone',
          help: `Aussi dans les CGU, sauf numéro propre. ${LCEN_PUBLISHER}`,
          inputMode: 'tel',
        },
        {
          name: 'contactInfo.email',
          label: 'Adresse e-mail de contact',
          help: `Aussi dans les CGU et le RGPD, sauf adresse propre, et expéditeur des e-mails. ${LCEN_PUBLISHER}`,
          inputMode: 'email',
        },
        {
          name: 'contactInfo.support',
          label: 'Adresse e-mail du support',
          help: 'Où les clients écrivent, et où vont les réclamations avant la médiation (mentions légales).',
          inputMode: 'email',
        },
        {
          name: 'contactInfo.website',
          label: 'Adresse du site',
          help: 'Dans les mentions légales. Commence par https://',
          inputMode: 'url',
        },
        {
          name: 'contactInfo.locations',
          label: 'Lieux',
          help: 'Villes ou bureaux, au pied de chaque page.',
          kind: 'long',
        },
      ],
    },
  ],
};
