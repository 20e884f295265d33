import type { ImportedList } from '../../../contract/blocklists.ts';
import { requireSettledFactor } from '../../people/approvals/settled-factor.ts';
import { requireConfirmed } from '../../people/auth/confirmation.ts';
import type { Person, Services } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { blocklistOf } from './queries.ts';

/**
 * Removes a list with its entries; answers what it was. « Vérifier » warns of less from then on: it
 * takes the presence and, outside a demonstration, the second factor of who removes it. Errors:
 * `not_found`, `confirmation_required`, `totp_missing`, `totp_too_new`.
 */
export function removeBlocklist(
  services: Services,
  actor: Person,
  id: string,
): Promise<ImportedList> {
  return work(services, actor, async (unit) => {
    const before = await blocklistOf(unit.trx, id);
    requireConfirmed(unit.at, actor);
    await requireSettledFactor(unit, actor.id);
    await unit.trx.deleteFrom('lists').where('id', '=', id).execute();
    const { title, asOf, entryCount: entries } = before;
    await unit.audit('delete', 'lists', id, { before: { title, asOf, entries } });
    return before;
  });
}
