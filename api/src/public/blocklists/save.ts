import type { z } from 'zod';
import type { ImportedList } from '../../../contract/blocklists.ts';
import type { listImportRequest } from '../../../contract/list-import.ts';
import { requireSettledFactor } from '../../people/approvals/settled-factor.ts';
import { requireConfirmed } from '../../people/auth/confirmation.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ShrinkRefused } from './difference.ts';
import { storeList } from './import.ts';
import { asListRefused, formatOf, nameOf, readAsked } from './preview.ts';
import { blocklistOf } from './queries.ts';

type Asked = z.output<typeof listImportRequest>;

/** Where it is fetched again; a list that somebody sent has no such place any more. */
async function storeSource({ trx, at }: UnitOfWork, listId: string, asked: Asked): Promise<void> {
  await trx.deleteFrom('list_sources').where('listId', '=', listId).execute();
  const { origin, place: name, refresh, adapter, columnKind, column } = asked;
  if (origin === 'upload') return;
  const options = JSON.stringify({ adapter, columnKind, column });
  await trx
    .insertInto('list_sources')
    .values({ listId, origin, name, refresh, options, triedAt: at, succeededAt: at, problem: '' })
    .execute();
}

/**
 * Imports what the preview showed, over the version that it was compared with. « Vérifier » warns
 * all visitors of what it names: it takes the presence and, outside a demonstration, the second
 * factor of who does it. Errors: `list_refused`, `list_changed`, `list_shrinks`,
 * `confirmation_required`, `totp_missing`, `totp_too_new`.
 */
export async function importAsked(
  services: Services,
  actor: Person,
  asked: Asked,
): Promise<ImportedList> {
  requireConfirmed(services.now().toISOString(), actor);
  const { file, found } = await readAsked(services, asked);
  if (sha256(file.bytes) !== asked.sha256) throw new AppError('list_changed');
  const { title, sourceUrl, licence, asOf, allowShrink } = asked;
  const said = { title, sourceUrl, licence, asOf, allowShrink, name: nameOf(asked) };
  const { id } = await storeList(services, actor, {
    ...{ file, found, options: { ...formatOf(asked), ...said } },
    async check(unit, last) {
      await requireSettledFactor(unit, actor.id);
      if ((last?.sha256 ?? '') !== asked.before) throw new AppError('list_changed');
    },
    also: (unit, listId) => storeSource(unit, listId, asked),
  }).catch((error: unknown) => {
    if (error instanceof ShrinkRefused) throw new AppError('list_shrinks');
    return asListRefused(error);
  });
  return blocklistOf(services.db, id);
}
