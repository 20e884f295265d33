/** Keys of partners. */
import { adminCheckKeysQuery, type CheckKeyMade } from '../../contract/check-keys.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { accepted, asRead, listed, newEmail } from '../making.ts';
import type { Person } from '../testing.ts';

export const aPartner = (details: object = {}) => ({
  partner: 'Mairie d’Exemple',
  contact: newEmail(),
  perMinute: 60,
  perDay: 5000,
  ...details,
});

/** A new key, as the one answer that holds it. */
export const madeKey = async (staff: Person, details: object = {}): Promise<CheckKeyMade> =>
  accepted(await staff.post('/api/admin/check-keys', aPartner(details)))
    .body as unknown as CheckKeyMade;

const aKey = async ({ boss }: Stage) => (await madeKey(boss)).id;

export const checkKeys = {
  list: adminCheckKeysQuery,
  routes: {
    ...listed('systemSettings', '/api/admin/check-keys', aKey),
    'POST /api/admin/check-keys': {
      access: 'systemSettings',
      body: () => aPartner(),
      answers: '201',
    },
    'PUT /api/admin/check-keys/{id}': {
      access: 'systemSettings',
      id: aKey,
      body: asRead('/api/admin/check-keys/{id}', { perDay: 4000 }),
      answers: '200',
    },
    'POST /api/admin/check-keys/{id}/revocation': {
      access: 'systemSettings',
      id: aKey,
      body: {},
      answers: '200',
    },
  },
} satisfies FeatureFixture;
