import type { SectionSpec } from '../spec.ts';

export const texts: SectionSpec = {
  id: 'textes',
  title: 'Textes de l’accueil',
  intro: 'Ce qu’une personne lit en premier.',
  page: '/',
  groups: [
    {
      title: 'Accueil',
      fields: [
        {
          name: 'description.hero',
          label: 'Texte sous le titre',
          help: 'Sous «\u00a0Vous avez été victime d’une arnaque en ligne.\u00a0»',
          kind: 'long',
        },
        {
          name: 'description.main',
          label: 'Présentation',
          help: 'Au pied de chaque page, et sous le titre dans les moteurs de recherche.',
          kind: 'long',
        },
        {
          name: 'description.successRate',
          label: 'Phrase sur le taux de réussite',
          help: 'Dans la base d’alertes, sous «\u00a0Taux de résolution\u00a0». Écrivez {taux} à la place du pourcentage\u00a0: il vient du chiffre, pour qu’aucune page n’en dise un autre.',
          kind: 'long',
        },
      ],
    },
  ],
};
