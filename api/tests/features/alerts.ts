/** Alerts for a test, straight into the table. */
import type { Db } from '@parade/db';
import { newId } from '../../src/platform/ids.ts';
import { freePosition } from '../../src/public/alerts/position.ts';
import { searchTextOf } from '../../src/public/alerts/search-text.ts';

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
