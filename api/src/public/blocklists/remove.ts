import type { ImportedList } from '../../../contract/blocklists.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { blocklistOf } from './queries.ts';

/** Removes a list with its entries; answers what it was. Errors: `not_found`. */
export function removeBlocklist(
  services: Services,
  actor: Actor,
  id: string,
): Promise<ImportedList> {
  return work(services, actor, async (unit) => {
    const before = await blocklistOf(unit.trx, id);
    await unit.trx.deleteFrom('lists').where('id', '=', id).execute();
    const { title, asOf, entryCount: entries } = before;
    await unit.audit('delete', 'lists', id, { before: { title, asOf, entries } });
    return before;
  });
}
