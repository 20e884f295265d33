import { EXPORT_DAYS } from '../../../../contract/personal-data.ts';
import { discard } from '../../../people/documents/discard.ts';
import { notify } from '../../../people/notifications/notify.ts';
import { type Services, SYSTEM } from '../../../platform/context.ts';
import { type UnitOfWork, work } from '../../../platform/unit-of-work.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** It is there: the person is told, and the former one goes. */
export async function finishExport(services: Services, id: string, userId: string, size: number) {
  await work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const expiresAt = new Date(Date.parse(at) + EXPORT_DAYS * DAY).toISOString();
    const { numUpdatedRows } = await trx
      .updateTable('exports')
      .set({ status: 'ready', size, readyAt: at, expiresAt })
      .where('id', '=', id)
      .where('status', '=', 'preparing')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      // The account was erased meanwhile: its copy goes too.
      unit.afterCommit(() => void discard(services, services.exports, [id]));
      return;
    }
    // One copy of everything is enough: the new one stands in the place of the former.
    const former = await trx
      .deleteFrom('exports')
      .where('userId', '=', userId)
      .where('status', '=', 'ready')
      .where('id', '<>', id)
      .returning('id')
      .execute();
    const replaced = former.map((each) => each.id);
    unit.afterCommit(() => void discard(services, services.exports, replaced));
    await tell(services, unit, userId, {
      type: 'success',
      title: 'Votre export est prêt',
      message: `Téléchargez-le dans la page «\u00a0Paramètres\u00a0». Il y reste ${EXPORT_DAYS}\u00a0jours. Vous n’avez rien demandé\u00a0? Changez votre mot de passe.`,
    });
  });
}

/** It found no room: tried again in a minute, as if it had not been. */
export async function putOffExport({ db, now }: Services, id: string): Promise<void> {
  await db
    .updateTable('exports')
    .set((e) => ({
      attempts: e('attempts', '-', 1),
      nextAttemptAt: new Date(now().getTime() + MINUTE).toISOString(),
    }))
    .where('id', '=', id)
    .where('status', '=', 'preparing')
    .execute();
}

/** It failed: tried again in a minute, or told of. Rejects while the store is away: then it waits for better days. */
export async function giveBackExport(
  services: Services,
  id: string,
  userId: string,
  forGood: boolean,
) {
  await services.exports.remove(id);
  await work(services, SYSTEM, async (unit) => {
    const { trx } = unit;
    const next = services.sharedNow(MINUTE);
    const { numUpdatedRows } = await trx
      .updateTable('exports')
      .set(forGood ? { status: 'failed' as const } : { nextAttemptAt: next })
      .where('id', '=', id)
      .where('status', '=', 'preparing')
      .executeTakeFirstOrThrow();
    if (!forGood || numUpdatedRows === 0n) return;
    await tell(services, unit, userId, {
      type: 'error',
      title: 'Votre export n’a pas pu être préparé',
      message:
        'Demandez-le à nouveau dans la page «\u00a0Paramètres\u00a0». S’il échoue encore, écrivez-nous.',
    });
  });
}

async function tell(
  services: Services,
  unit: UnitOfWork,
  userId: string,
  content: { type: 'success' | 'error'; title: string; message: string },
): Promise<void> {
  await notify(services, unit, { ...content, category: 'data_export', userId });
  unit.publish({ topic: 'exports' }, { userId });
}
