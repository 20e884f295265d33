import type { SectionSpec } from '../spec.ts';

export const widget: SectionSpec = {
  id: 'partenaires',
  title: 'Partenaires',
  intro:
    'Qui peut montrer «\u00a0Vérifier\u00a0» dans une page de son site. La page Partenaires du site dit comment. Un site de plus attend qu’une deuxième personne le confirme\u00a0; un site de moins s’applique aussitôt.',
  page: '/',
  groups: [
    {
      title: 'Cadre «\u00a0Vérifier\u00a0»',
      fields: [
        {
          name: 'widget.hosts',
          label: 'Sites autorisés',
          help: 'Un nom exact par ligne, sans https:// ni étoile\u00a0: www.exemple.fr. Cinquante au plus, tous en HTTPS.',
          kind: 'long',
        },
      ],
    },
  ],
};
