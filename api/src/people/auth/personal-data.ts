import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { deleteOwned, ownedBy, type PersonalPart, withheld } from '../../platform/personal-data.ts';
import { facts, type Html, section } from '../../platform/personal-page.ts';

const aSession = (s: PersonalData['sessions'][number]): Html =>
  facts([
    [
      formatDateTime(s.createdAt),
      `${s.device || 'Appareil inconnu'}, jusqu’au ${formatDateTime(s.expiresAt)}`,
    ],
  ]);

export const accessData = {
  answers: {
    sessions: { erased: 'rows', exported: 'sessions' },
    tokens: { erased: 'rows', exported: {} },
    known_devices: { erased: 'rows', exported: {} },
    idempotency_keys: {
      erased: 'rows',
      exported: withheld('Copies of what the other parts show, for a day.'),
    },
  },
  async collect({ db }, person) {
    const sessions = await db
      .selectFrom('sessions')
      .select(['device', 'createdAt', 'expiresAt'])
      .where(ownedBy('sessions', person))
      .orderBy('createdAt', 'desc')
      .execute();
    return { sessions };
  },
  page: { sessions: (all) => section('Appareils connectés', all.map(aSession), 'Aucun.') },
  async erase(_services, { trx }, person) {
    await deleteOwned(trx, person, 'sessions', 'tokens', 'known_devices', 'idempotency_keys');
    // First answers that staff got speak of the person too: a ticket with its conversation.
    await trx.deleteFrom('idempotency_keys').where('answer', 'like', `%${person.id}%`).execute();
  },
} satisfies PersonalPart;
