import { sql } from 'kysely';
import { formatDateTime } from '../../../contract/dates.ts';
import { ownedBy, type Person, type PersonalPart } from '../../platform/personal-data.ts';
import { facts, moment, section } from '../../platform/personal-page.ts';

/** An address that is not confirmed may be a stranger's. */
const isTheirs = (person: Person) =>
  person.isEmailVerified === 1 ? ownedBy('check_keys', person) : sql<boolean>`1 = 0`;

export const checkKeyData = {
  answers: {
    check_keys: {
      // The organisation stays, and so does its key: its contact there is another matter.
      erased: {
        partner: { kept: 'The name of an organisation, which goes on with its key.' },
        contact: '',
      },
      exported: { partner: 'checkKeys.partner', contact: 'account.email' },
    },
  },
  async collect({ db }, person) {
    const checkKeys = await db
      .selectFrom('check_keys')
      .select(['createdAt as at', 'partner', 'revokedAt'])
      .where(isTheirs(person))
      .orderBy('id', 'desc')
      .execute();
    return { checkKeys };
  },
  page: {
    checkKeys: (all) =>
      section(
        'Clés de partenaire',
        all.map(({ at, partner, revokedAt }) =>
          facts([
            ['Partenaire', partner],
            ['Créée le', formatDateTime(at)],
            ['Révoquée le', moment(revokedAt)],
          ]),
        ),
        'Aucune.',
      ),
  },
  async erase(_services, { trx }, person) {
    await trx.updateTable('check_keys').set({ contact: '' }).where(isTheirs(person)).execute();
  },
} satisfies PersonalPart;
