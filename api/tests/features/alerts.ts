/** Alerts: straight into the table, and as staff write them. */

import type { Db } from '@parade/db';
import { expect } from 'vitest';
import { type AdminAlert, adminAlertsQuery } from '../../contract/alerts-admin.ts';
import { newId } from '../../src/platform/ids.ts';
import { freePosition } from '../../src/public/alerts/position.ts';
import { searchTextOf } from '../../src/public/alerts/search-text.ts';
import { currentContent } from '../../src/public/publication/content.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { asRead, idOf, listed, PUBLIC, STATUS_IS_THEIRS } from '../making.ts';
import { createWorld } from '../testing.ts';
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

/** What its publication must say of its check. */
export const CHECKED = { checkedHow: 'report', checkedWith: 'Capture du message' };

const url = (id: string) => `/api/admin/alerts/${id}`;

export type AlertScene = Awaited<ReturnType<typeof alertScene>>;

/** A world with somebody who edits alerts; whoever makes it ends it. */
export async function alertScene() {
  const world = await createWorld();
  const staff = await world.staff(['systemSettings']);

  const anAlert = (changes: object = {}) => ({
    ...ALERT,
    perpetratorInfo: '',
    region: '',
    indicators: [],
    ...changes,
  });
  const read = async (id: string, reader = staff) =>
    (await reader.get(url(id))).body as unknown as AdminAlert;
  const put = async (id: string, changes: object = {}, editor = staff) => {
    const before = await read(id);
    const goesOut =
      before.status !== 'verified' && 'status' in changes && changes.status === 'verified';
    const data = { ...before, noPersonNamed: true, ...(goesOut && CHECKED), ...changes };
    return editor.put(url(id), data);
  };

  async function create(changes: object = {}): Promise<AdminAlert> {
    const answer = await staff.post('/api/admin/alerts', anAlert(changes));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as unknown as AdminAlert;
  }
  async function publish(changes: object = {}): Promise<AdminAlert> {
    const { id } = await create(changes);
    const answer = await put(id, { status: 'verified' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as unknown as AdminAlert;
  }
  async function publicAlert(id: string) {
    const { publication } = await currentContent(world.services);
    return publication.alerts.find((alert) => alert.id === id);
  }
  const publications = () => world.db.selectFrom('publications').select('cause').execute();
  return { world, staff, url, anAlert, read, put, create, publish, publicAlert, publications };
}

const answersOtherwise = 'what is private comes back masked';
const STAFF = { access: 'systemSettings', answers: '200' } as const;

/** One that nobody but staff sees. */
const pending = async ({ boss }: Stage) => idOf(await boss.post('/api/admin/alerts', ALERT));

export const alerts = {
  list: adminAlertsQuery,
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
      body: asRead('/api/admin/alerts/{id}', {
        status: 'verified',
        noPersonNamed: true,
        ...CHECKED,
      }),
      own: STATUS_IS_THEIRS,
      answersOtherwise,
    },
  },
} satisfies FeatureFixture;
