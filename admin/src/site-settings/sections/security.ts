import type { SectionSpec } from '../spec.ts';

export const security: SectionSpec = {
  id: 'securite',
  title: 'Sécurité',
  intro: 'Comment l’équipe se connecte. Rien de cela n’est publié.',
  page: '/',
  groups: [
    {
      title: 'Connexion de l’équipe',
      fields: [
        {
          name: 'security.staffTotpRequired',
          label: 'Double authentification obligatoire pour l’équipe',
          help: 'Qui ne l’a pas encore l’active à sa prochaine connexion, avant d’ouvrir quoi que ce soit. Sans ce réglage, un site qui n’est plus une démonstration la demande au bout de sept jours. Le RGPD demande une sécurité à la hauteur des données gardées (article 32).',
          kind: 'switch',
        },
      ],
    },
  ],
};
