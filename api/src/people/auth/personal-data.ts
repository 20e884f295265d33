import type { Transaction } from '@parade/db';
import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import {
  deleteOwned,
  ownedBy,
  type Person,
  type PersonalPart,
  withheld,
} from '../../platform/personal-data.ts';
import { facts, type Html, section } from '../../platform/personal-page.ts';
import { unseal } from '../../platform/sealing.ts';
import { answerPlace } from '../../platform/unit-of-work.ts';

const aSession = (s: PersonalData['sessions'][number]): Html =>
  facts([
    [
      formatDateTime(s.createdAt),
      `${s.device || 'Appareil inconnu'}, jusqu’au ${formatDateTime(s.expiresAt)}`,
    ],
  ]);

/** First answers that staff got today speak of the person too: a ticket with its conversation. */
async function forgetAnswers(key: Buffer, trx: Transaction, { id }: Person): Promise<void> {
  const answers = await trx
    .selectFrom('idempotency_keys')
    .select(['userId', 'key', 'answer'])
    .execute();
  for (const { userId, key: of, answer } of answers) {
    if (!unseal(key, answerPlace(userId, of), answer).includes(id)) continue;
    await trx
      .deleteFrom('idempotency_keys')
      .where('userId', '=', userId)
      .where('key', '=', of)
      .execute();
  }
}

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
  async erase({ key }, { trx }, person) {
    await deleteOwned(trx, person, 'sessions', 'tokens', 'known_devices', 'idempotency_keys');
    await forgetAnswers(key, trx, person);
  },
} satisfies PersonalPart;
