import type { NewSending } from '@parade/api/contract/notifications.ts';

interface Template {
  name: string;
  values: Required<Pick<NewSending, 'type' | 'priority' | 'title' | 'message'>>;
}

/** The three quick templates (specification 9). Staff complete them before sending. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'Maintenance programmée',
    values: {
      type: 'warning',
      priority: 'high',
      title: 'Maintenance programmée',
      message:
        'Une maintenance aura lieu le [date] de [heure] à [heure]. Votre espace ne sera pas accessible pendant ce temps. Vos dossiers et vos documents sont conservés.',
    },
  },
  {
    name: 'Nouvelle fonctionnalité',
    values: {
      type: 'info',
      priority: 'normal',
      title: 'Du nouveau dans votre espace',
      message:
        'Vous pouvez maintenant [ce qui est nouveau]. Vous la trouverez dans votre espace, à la page [page].',
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
