/** Alerts for a test, straight into the table. */

import type { Db } from '@parade/db';
import { adminAlertsQuery } from '../../contract/alerts-admin.ts';
import { newId } from '../../src/platform/ids.ts';
import { freePosition } from '../../src/public/alerts/position.ts';
import { searchTextOf } from '../../src/public/alerts/search-text.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { asRead, idOf, listed, PUBLIC, STATUS_IS_THEIRS } from '../making.ts';
import { aReportOf } from './reports.ts';

interface Details {
  title?: string;
  description?: string;
  perpetratorInfo?: string;
  fraudType?: string;
  country?: string;
  amountCents?: number;
  meTooCount?: number;
  createdAt?: string;
  status?: 'pending' | 'verified' | 'rejected' | 'retired' | 'suspended';
}

/** Writes an alert, public unless its status says otherwise; returns its id. */
export async function addAlert(db: Db, details: Details = {}): Promise<string> {
  const id = newId();
  const createdAt = details.createdAt ?? '2026-11-01T10:00:00.000Z';
  const alert = {
    title: 'Faux livreur',
    description: 'Un message annonce un paquet.',
    perpetratorInfo: '',
    fraudType: 'Phishing / Email frauduleux',
    country: 'France',
    amountCents: 0,
    ...details,
  };
  await db
    .insertInto('alerts')
    .values({
      status: 'verified',
      ...alert,
      id,
      createdAt,
      position: await freePosition(db, createdAt),
      slug: `alerte-${id}`,
      dateOfFraud: '2026-10-02',
      region: '',
      source: 'test',
      firstSeenAt: createdAt,
      lastSeenAt: createdAt,
      updatedAt: createdAt,
      searchText: searchTextOf(alert),
    })
    .execute();
  return id;
}

const ALERT = {
  title: 'Faux livreur',
  description: 'Un message annonce un paquet.',
  perpetratorInfo: 'Se dit de la poste',
  fraudType: 'Phishing / Email frauduleux',
  country: 'France',
  region: 'Rhône',
  amount: 12.5,
  dateOfFraud: '2026-10-02',
  indicators: [{ kind: 'company', value: 'Rendement Serein SAS' }],
};
const answersOtherwise = 'what is private comes back masked';
const STAFF = { access: 'systemSettings', answers: '200' } as const;

/** One that nobody but staff sees. */
const pending = async ({ boss }: Stage) => idOf(await boss.post('/api/admin/alerts', ALERT));

export const alerts = {
  filter: adminAlertsQuery.filter,
  routes: {
    'GET /api/alerts': PUBLIC,
    'GET /api/alerts/stats': PUBLIC,
    'GET /api/alerts/{id}': { ...PUBLIC, id: ({ world }) => addAlert(world.db) },
    'POST /api/alerts/{id}/me-too': {
      ...PUBLIC,
      id: ({ world }) => addAlert(world.db),
      body: {},
    },
    ...listed('systemSettings', '/api/admin/alerts', pending),
    'POST /api/admin/alerts': [
      {
        access: 'systemSettings',
        of: 'by hand',
        body: ALERT,
        answers: '201',
        answersOtherwise,
      },
      {
        access: 'systemSettings and manageReports',
        of: 'from a report',
        decidedByBody: true,
        body: async ({ owner }) => ({ reportId: await aReportOf(owner) }),
        answers: '201',
      },
    ],
    'PUT /api/admin/alerts/{id}': {
      ...STAFF,
      id: pending,
      body: asRead('/api/admin/alerts/{id}', { status: 'verified', noPersonNamed: true }),
      own: STATUS_IS_THEIRS,
      answersOtherwise,
    },
  },
} satisfies FeatureFixture;
