import { type Services, SYSTEM } from '../../platform/context.ts';
import { enqueueMails, enqueueToUnproven } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { digestMail, notificationHintMail, toNotifications } from './mails.ts';
import { RECIPIENT_COLUMNS, wantsCopies } from './notify.ts';

/** People of one transaction: short enough for others to write in between. */
const BATCH = 100;

/**
 * The day's one mail to each person about what could wait and was not read meanwhile. Whoever takes
 * a notification takes it alone, so that several processes send it once.
 */
export async function sendDigests(services: Services): Promise<void> {
  const waiting = await services.db
    .selectFrom('notifications')
    .select('userId')
    .distinct()
    .where('waitsForDigest', '=', 1)
    .orderBy('userId')
    .execute();
  const ids = waiting.map(({ userId }) => userId);
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    await work(services, SYSTEM, (unit) => digestsOf(services, unit, some));
  }
}

async function digestsOf({ env }: Services, unit: UnitOfWork, ids: readonly string[]) {
  const taken = await unit.trx
    .updateTable('notifications')
    .set({ waitsForDigest: 0 })
    .where('waitsForDigest', '=', 1)
    .where('userId', 'in', ids)
    .returning(['id', 'userId', 'title', 'message', 'read', 'deletedAt'])
    .execute();
  const news = taken.filter(({ read, deletedAt }) => read === 0 && deletedAt === null);
  if (news.length === 0) return;
  const people = await unit.trx
    .selectFrom('users')
    .select(RECIPIENT_COLUMNS)
    .where('id', 'in', ids)
    .execute();
  const way = toNotifications(pageUrl(env, '/notifications'));
  for (const { id, email, isEmailVerified } of people.filter(wantsCopies)) {
    const own = news
      .filter(({ userId }) => userId === id)
      .toSorted((a, b) => a.id.localeCompare(b.id));
    if (own.length === 0) continue;
    if (isEmailVerified === 1) {
      await enqueueMails(unit, [email], digestMail(own, way), { bulk: true });
    } else {
      await enqueueToUnproven(unit, [email], notificationHintMail(way), {
        bulk: true,
        onceADay: true,
      });
    }
  }
}
