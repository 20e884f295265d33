import type { FeatureFixture } from '../fixture.ts';
import { anUpload, newEmail } from '../making.ts';
import { aReport, type Person } from '../testing.ts';
import { aLoss } from './losses.ts';

/** What a colleague sends who noted a call: into an account that is made with it, where nothing else is said. */
export const aCall = (changes: Record<string, unknown> = {}) => ({
  ...aReport(),
  call: { name: 'Odile Marchand', contact: '06 12 34 56 78', calledAt: new Date().toISOString() },
  person: {
    ...{ kind: 'new', name: 'Éloïse Marchand', email: newEmail(), phone: '06 12 34 56 79' },
    ...{ address: '3 rue des Lilas', trustedName: '' },
  },
  consent: true,
  ...changes,
});

export const known = ({ uid }: Person) => ({ person: { kind: 'known', userId: uid } });

export const callers = {
  routes: {
    'POST /api/admin/callers': {
      access: 'manageReports',
      body: ({ owner }) => ({ email: owner.email }),
      answers: '200',
    },
    'POST /api/admin/reports': {
      access: 'manageReports',
      body: async (_stage, person) =>
        aCall({
          additionalInfo: 'Deux appels.',
          documents: { document1: await anUpload(person) },
          losses: [aLoss()],
          counterparties: [{ kind: 'handle', value: 'courtier_77' }],
        }),
      answers: '201',
    },
  },
} satisfies FeatureFixture;
