import type { SectionSpec } from '../spec.ts';

export const security: SectionSpec = {
  id: 'securite',
  title: 'Sécurité',
  intro:
    'Comment l’équipe se connecte, et ce qu’elle décide seule. Rien de cela n’est publié. Ce qui lui permet davantage attend qu’une deuxième personne le confirme.',
  page: '/',
  groups: [
    {
      title: 'Connexion de l’équipe',
      fields: [
        {
          name: 'security.staffTotpRequired',
          label: 'Double authentification obligatoire pour l’équipe',
          help: 'Les membres qui ne l’ont pas encore l’activent à leur prochaine connexion, avant d’ouvrir quoi que ce soit. Sans ce réglage, un site qui n’est plus une démonstration la demande au bout de sept jours. Le RGPD demande une sécurité à la hauteur des données gardées (article 32).',
          kind: 'switch',
        },
      ],
    },
    {
      title: 'Ce qui demande deux personnes',
      fields: [
        {
          name: 'security.withdrawalSecondAbove',
          label: 'Retrait qu’une seule personne approuve, au plus',
          help: 'Pour un même client, sur trente jours. Au-delà, une deuxième personne confirme l’approbation dans «\u00a0À confirmer\u00a0». De même pour un paiement à confirmer et pour un remboursement.',
          kind: 'number',
          unit: '€',
        },
        {
          name: 'security.withdrawalIdentityFirst',
          label: 'Approuver l’identité avant tout retrait',
          help: 'Un retrait n’est approuvé que si l’identité de la personne l’est déjà.',
          kind: 'switch',
        },
        {
          name: 'security.linkHosts',
          label: 'Sites que l’équipe peut citer en lien',
          help: 'Un nom par ligne, en plus des services officiels\u00a0: exemple.fr. Un lien vers un autre site est refusé.',
          kind: 'long',
        },
      ],
    },
  ],
};
