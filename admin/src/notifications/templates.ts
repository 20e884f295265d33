import type { NewBroadcast } from '@parade/api/contract/notifications.ts';

interface Template {
  name: string;
  values: Required<Pick<NewBroadcast, 'type' | 'priority' | 'title' | 'message'>>;
}

/** The three quick templates (specification 9): complete as they are, staff add what is particular. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'Maintenance programmée',
    values: {
      type: 'warning',
      priority: 'high',
      title: 'Maintenance programmée',
      message:
        'Une maintenance est programmée dans les prochains jours. Votre espace sera fermé quelques minutes, puis s’ouvrira comme avant. Vos dossiers et vos documents sont conservés.',
    },
  },
  {
    name: 'Nouvelle fonctionnalité',
    values: {
      type: 'info',
      priority: 'normal',
      title: 'Du nouveau dans votre espace',
      message:
        'Une nouvelle fonctionnalité est disponible dans votre espace. Connectez-vous pour la découvrir\u00a0: elle ne change rien à vos dossiers en cours.',
    },
  },
  {
    name: 'Alerte de sécurité',
    values: {
      type: 'error',
      priority: 'urgent',
      title: 'Alerte de sécurité',
      message:
        'Des escrocs se font passer pour nous. Nous ne demandons jamais votre mot de passe, ni de virement pour débloquer des fonds. En cas de doute, ne payez rien et écrivez-nous depuis la page Support.',
    },
  },
];
