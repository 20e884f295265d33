import type { AuditObject } from '../../../contract/audit/objects.ts';
import { BULK_UNDO_SECONDS, type BulkChange } from '../../../contract/bulk-changes.ts';
import { AppError } from '../errors.ts';
import { lastChanges } from '../http/last-change.ts';
import { changeInWords } from '../http/stale.ts';
import { newId } from '../ids.ts';
import type { UnitOfWork } from '../unit.ts';

/** A record that was changed: what it was, and the version that the change left. */
export interface Changed {
  id: string;
  from: string;
  version: number;
}

/** The instant until which something of this instant can be undone, ISO-8601. */
const undoUntil = (at: string): string =>
  new Date(Date.parse(at) + BULK_UNDO_SECONDS * 1000).toISOString();

/** Remembers what was done at once, for the one step back. */
export async function remember(
  { trx, at }: UnitOfWork,
  actor: { id: string },
  list: string,
  status: string,
  items: readonly Changed[],
): Promise<BulkChange> {
  if (items.length === 0) return { id: null, changed: 0, undoUntil: null };
  const id = newId();
  await trx
    .insertInto('bulk_changes')
    .values({ id, list, actorId: actor.id, status, items: JSON.stringify(items), at })
    .execute();
  return { id, changed: items.length, undoUntil: undoUntil(at) };
}

interface Asked {
  id: string;
  version: number;
}

/**
 * Refuses all of them where one is gone or was changed since it was read, and
 * says which. `call` names a record that is there.
 */
export async function refuseStale<Row extends { id: string; version: number }>(
  { trx }: UnitOfWork,
  objectType: AuditObject,
  items: readonly Asked[],
  rows: readonly Row[],
  call: (row: Row) => string,
): Promise<void> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stale = items.filter(({ id, version }) => byId.get(id)?.version !== version);
  if (stale.length === 0) return;
  const ids = stale.map(({ id }) => id);
  const changes = await lastChanges(trx, objectType, ids);
  const errors = Object.fromEntries(
    ids.map((id) => {
      const row = byId.get(id);
      if (!row) return [id, 'Cette fiche n’existe plus.'];
      const changed = changes.get(id);
      const how = changed ? changeInWords(changed) : 'modifiée entre-temps';
      return [id, `${call(row)}\u00a0: ${how}.`];
    }),
  );
  const [one] = Object.values(errors);
  const which = stale.length === 1 ? one : `${stale.length} fiches ont changé entre-temps.`;
  const message = `${which} Rien n’a été modifié\u00a0: rechargez la liste, puis recommencez.`;
  throw new AppError('stale_version', { message, errors });
}
