import type { SectionSpec } from '../spec.ts';

export const accessibility: SectionSpec = {
  id: 'accessibilite',
  title: 'Accessibilité',
  intro:
    'La page /accessibilite et la mention en pied de page (code de la consommation, L412-13). Sans audit daté de moins de trois ans, le site dit «\u00a0non conforme\u00a0».',
  page: '/accessibilite',
  groups: [
    {
      title: 'État de conformité',
      fields: [
        {
          name: 'legalPages.accessibility.state',
          label: 'État',
          help: '«\u00a0Totalement\u00a0» demande un taux de 100\u00a0%, «\u00a0partiellement\u00a0» au moins 50\u00a0%.',
          kind: 'choice',
          options: [
            ['none', 'Non conforme'],
            ['partial', 'Partiellement conforme'],
            ['full', 'Totalement conforme'],
          ],
        },
        {
          name: 'legalPages.accessibility.rate',
          label: 'Taux de conformité',
          help: 'La part des critères applicables du RGAA qui sont respectés, selon l’audit.',
          kind: 'number',
          unit: '%',
        },
        {
          name: 'legalPages.accessibility.auditedBy',
          label: 'Audit réalisé par',
          help: 'Qui a contrôlé le site.',
          fallback: 'la mention «\u00a0Aucun audit\u00a0»',
        },
        {
          name: 'legalPages.accessibility.auditedOn',
          label: 'Date de l’audit',
          kind: 'date',
        },
        {
          name: 'legalPages.accessibility.exceptions',
          label: 'Contenus non accessibles',
          help: 'Ce qui ne l’est pas encore, pourquoi, et pour quand la correction est prévue.',
          kind: 'long',
          fallback: 'rien',
        },
      ],
    },
    {
      title: 'Contact',
      intro: 'Où signaler un obstacle ou demander une autre forme d’un contenu.',
      fields: [
        {
          name: 'legalPages.accessibility.contactEmail',
          label: 'Adresse e-mail',
          inputMode: 'email',
          fallback: 'l’adresse e-mail de contact',
        },
        {
          name: 'legalPages.accessibility.contactPhone',
          label: 'Téléphone',
          inputMode: 'tel',
          fallback: 'le téléphone de «\u00a0Marque et contacts\u00a0»',
        },
      ],
    },
  ],
};
