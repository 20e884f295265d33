import { personalData } from '../../../contract/personal-data.ts';
import { allowed } from '../../platform/allowed.ts';
import { orRefuse } from '../../platform/errors.ts';
import { ownedBy, type PersonalPart, withheld } from '../../platform/personal-data.ts';
import { ERASED_NAME, pseudonymOf } from '../../platform/pseudonyms.ts';
import { documentUrl } from '../documents/present.ts';
import { publishUser } from './client.ts';
import { accountPage } from './personal-page.ts';
import { presentPreferences } from './preferences.ts';

const SEARCHED = withheld('The same once more, as searches compare it.');

/** Of an erased account a number is left, for what the law keeps. Its address is free again. */
const erased = {
  email: pseudonymOf,
  // Fits no password: nothing hashes to it.
  passwordHash: '',
  name: ERASED_NAME,
  nameFolded: '',
  phone: '',
  phoneDigits: '',
  address: '',
  bio: '',
  avatar: null,
  wantsPush: 0,
  wantsEmails: 0,
  wantsSms: 0,
  wantsReportUpdates: 0,
  wantsMarketing: 0,
  isEmailVerified: 0,
  verified: 0,
  kycStatus: 'not_submitted',
  termsVersion: null,
  termsTextId: null,
  termsAcceptedAt: null,
  adultDeclaredAt: null,
  lastLoginAt: null,
  status: 'deleted',
} as const;

export const accountData = {
  answers: {
    users: {
      erased,
      exported: {
        email: 'account.email',
        passwordHash: withheld('It opens the account, and no word can be read in it.'),
        name: 'account.name',
        nameFolded: SEARCHED,
        phone: 'account.phone',
        phoneDigits: SEARCHED,
        address: 'account.address',
        bio: 'account.bio',
        avatar: 'account.avatar',
        termsVersion: 'acceptedTerms.version',
        termsTextId: withheld('The text itself is there.'),
        termsAcceptedAt: 'acceptedTerms.acceptedAt',
        adultDeclaredAt: 'account.adultDeclaredAt',
        lastLoginAt: 'account.lastLoginAt',
      },
    },
  },
  async collect({ db }, { id }) {
    const u = await db
      .selectFrom('users')
      .leftJoin('legal_texts', 'legal_texts.id', 'users.termsTextId')
      .selectAll('users')
      .select('legal_texts.text as termsText')
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow(orRefuse('not_found'));
    return {
      account: allowed(personalData.shape.account, {
        ...u,
        uid: u.id,
        avatar: u.avatar && documentUrl(u.avatar),
        isEmailVerified: u.isEmailVerified === 1,
        verified: u.verified === 1,
        preferences: presentPreferences(u),
      }),
      acceptedTerms: {
        version: u.termsVersion,
        acceptedAt: u.termsAcceptedAt,
        text: u.termsText,
      },
    };
  },
  page: accountPage,
  async erase(_services, unit, person) {
    const { trx, at } = unit;
    const { id } = person;
    await trx
      .updateTable('users')
      .set((e) => ({
        ...erased,
        email: erased.email(id),
        deletedAt: e.fn.coalesce('deletedAt', e.val(at)),
        erasedAt: at,
        updatedAt: at,
        version: e('version', '+', 1),
      }))
      .where(ownedBy('users', person))
      .execute();
    // Staff who closed it keep their stamp; its owner's own goes.
    await trx
      .updateTable('users')
      .set({ deletedByEmail: null })
      .where('id', '=', id)
      .where('deletedBy', '=', id)
      .execute();
    publishUser(unit, id);
  },
} satisfies PersonalPart;
