import type { DbOrTrx } from '@parade/db';
import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import {
  countOwned,
  deleteOwned,
  idsOwned,
  type Person,
  type PersonalPart,
  withheld,
} from '../../platform/personal-data.ts';
import { facts, type Html, moment, section } from '../../platform/personal-page.ts';
import { presentNotification } from './present.ts';
import { everyNotification } from './queries.ts';

const aNotification = (n: PersonalData['notifications'][number]): Html =>
  facts([
    [`${formatDateTime(n.createdAt)}${n.read ? '' : ', non lue'}`, `${n.title}\n${n.message}`],
    ['Masquée depuis le', moment(n.setAsideAt)],
  ]);

const COPIED = withheld('Their notifications hold what they received of it.');

/** What was sent to them, by its former ids too: of what staff deleted since, the journal has the title. */
async function sentTo(db: DbOrTrx, { id }: Person): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select('objectId')
    .where('objectType', '=', 'notifications')
    .where((w) => w(w.fn.coalesce('before', 'after'), 'like', `%"to":"${id}"%`))
    .execute();
  return rows.map(({ objectId }) => objectId);
}

export const notificationData = {
  answers: {
    notifications: {
      erased: 'rows',
      exported: 'notifications',
    },
    notification_sendings: { erased: 'rows', exported: { title: COPIED, message: COPIED } },
  },
  async collect({ db }, { id }) {
    const notifications = (await everyNotification(db, id)).map((notification) => ({
      ...presentNotification(notification),
      setAsideAt: notification.deletedAt,
    }));
    return { notifications };
  },
  page: {
    notifications: (all) =>
      section('Notifications', all.map(aNotification), 'Aucune notification.'),
  },
  objects: async (db, person) => [
    ...(await idsOwned('notifications', 'notification_sendings')(db, person)),
    ...(await sentTo(db, person)),
  ],
  counted: { notifications: countOwned('notifications') },
  async erase(_services, { trx, publish }, person) {
    await deleteOwned(trx, person, 'notifications', 'notification_sendings');
    publish({ topic: 'notifications' }, { permission: 'manageUsers' });
  },
} satisfies PersonalPart;
