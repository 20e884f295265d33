import { createHmac } from 'node:crypto';
import type { AuditState } from '../../../contract/audit/objects.ts';
import type { Actor, Services } from '../context.ts';
import { type UnitOfWork, work } from '../unit-of-work.ts';

const QUARTER_OF_AN_HOUR = 15 * 60_000;

/** What somebody of the team opens of a person's. */
export type Opened =
  | 'reports'
  | 'documents'
  | 'kyc-verifications'
  | 'support-tickets'
  | 'withdrawals'
  | 'contracts'
  | 'payments'
  | 'invoices'
  | 'disputes'
  | 'users';

/**
 * Writes into the journal that one of the team reads something of a person's, before it is shown:
 * one line for each of them, thing and quarter of an hour. The person's open page is told; `tell`
 * tells others; whoever has no account, but an address, has no page. What somebody reads of their own is no line. The id of the line is made of what makes it one, so that two reads at the same
 * time, in two processes too, are one line.
 */
export async function noteRead<Of extends Opened, const After extends object>(
  services: Services,
  actor: Actor & { id: string },
  [objectType, objectId]: readonly [Of, string],
  ownerId: string | null,
  after?: After & AuditState<Of, After>,
  tell?: (unit: UnitOfWork) => void,
): Promise<void> {
  if (actor.id === ownerId) return;
  const quarter = Math.floor(services.now().getTime() / QUARTER_OF_AN_HOUR);
  const id = idOf(services.key, [actor.id, objectType, objectId, after ?? null, quarter]);
  const line = services.db.selectFrom('audit_events').select('id').where('id', '=', id);
  if (await line.executeTakeFirst()) return;
  await work(services, actor, async (unit) => {
    const isFirst = await unit.audit('view', objectType, objectId, { id, ...(after && { after }) });
    if (!isFirst) return;
    if (ownerId !== null) unit.publish({ topic: 'reads' }, { userId: ownerId });
    tell?.(unit);
  });
}

/** A UUID (version 8) that nobody without the key can tell the parts from. */
function idOf(key: Buffer, parts: readonly unknown[]): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
