/** Notifications of every kind to one person, none at all to another, far too many to a third. */
import type { APIRequestContext } from '@playwright/test';
import { insertOldNotifications } from '../support/old-notifications.ts';
import type { Demo } from './demo.ts';
import { post, register } from './people.ts';

const SENDINGS = [
  {
    type: 'admin',
    priority: 'normal',
    title: 'Votre conseillère vous répond',
    message:
      'Bonjour,\nvous pouvez joindre le courrier de votre banque à votre dossier : une photo suffit, si les quatre bords se voient.',
  },
  {
    type: 'info',
    priority: 'low',
    title: 'Nos horaires cet été',
    message: 'Le support répond du lundi au vendredi, de 9 h à 17 h.',
  },
  {
    type: 'success',
    priority: 'normal',
    title: 'Votre banque a répondu',
    message: 'Elle accepte la contestation : 6 200 € reviendront sur votre compte.',
  },
  {
    type: 'warning',
    priority: 'high',
    title: 'Une pièce est illisible',
    message:
      `Le relevé est trop flou. ${'Prenez-le à la lumière du jour, bien à plat, sans flash. '.repeat(8)}`.trim(),
  },
  {
    type: 'error',
    priority: 'urgent',
    title: `Ne répondez pas à ${'conseiller-recuperation-'.repeat(3)}.example`,
    message: 'Cette adresse se fait passer pour nous. Ne payez rien.',
  },
];

const TO_ALL = {
  userId: 'all',
  type: 'warning',
  priority: 'high',
  title: 'Maintenance mardi matin',
  message: 'Votre espace sera fermé mardi de 6 h à 6 h 30. Vos dossiers sont conservés.',
};

export async function fillNotifications({ url, dataDir }: Demo, office: APIRequestContext) {
  const { api, account } = await register(url, 'Jeanne Aubry', 'jeanne.aubry@exemple.fr');
  await post(office, '/api/admin/notifications', TO_ALL);
  for (const sending of SENDINGS) {
    await post(office, '/api/admin/notifications', { userId: account.uid, ...sending });
  }
  const { items } = await listOf(api);
  for (const { id } of items.slice(3, 5)) {
    await api.patch(`/api/notifications/${id}`, { data: { read: true } });
  }

  const quiet = await register(url, 'Paul Morel', 'paul.morel@exemple.fr');
  for (const { id } of (await listOf(quiet.api)).items) {
    await quiet.api.delete(`/api/notifications/${id}`);
  }

  const flooded = await register(url, 'Zoé Fontaine', 'zoe.fontaine@exemple.fr');
  insertOldNotifications(dataDir, flooded.account.uid, 120, 2);
  return { notified: account, quiet: quiet.account, flooded: flooded.account };
}

const listOf = async (api: APIRequestContext) =>
  (await (await api.get('/api/notifications')).json()) as { items: { id: string }[] };
