import type { AuditState } from '../../../contract/audit/objects.ts';
import type { Actor, Services } from '../context.ts';
import { lineId } from '../line-id.ts';
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
  const id = lineId(services.key, [actor.id, objectType, objectId, after ?? null, quarter]);
  const line = services.db.selectFrom('audit_events').select('id').where('id', '=', id);
  if (await line.executeTakeFirst()) return;
  await work(services, actor, async (unit) => {
    const isFirst = await unit.audit('view', objectType, objectId, { id, ...(after && { after }) });
    if (!isFirst) return;
    if (ownerId !== null) unit.publish({ topic: 'reads' }, { userId: ownerId });
    tell?.(unit);
  });
}
