import type { Tables } from '@parade/db';
import type { Selectable } from 'kysely';
import { RESTRICTED_ACCESS_PATH } from '../../../contract/entrance-paths.ts';
import { notificationPlace, TERMS_CATEGORY } from '../../../contract/notifications.ts';
import type { Services } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMails, enqueueToUnproven } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { refusalOf, restrictedRefusalOf } from '../../platform/session.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import {
  notificationHintMail,
  notificationMail,
  toMarketing,
  toNotifications,
  toRestrictedAccess,
  toTerms,
} from './mails.ts';

interface Content {
  type: 'success' | 'warning' | 'error' | 'admin' | 'info';
  title: string;
  message: string;
  /** `normal` where it is not said. */
  priority?: 'low' | 'normal' | 'high' | 'urgent';
  category: string;
  /** The report or ticket that it tells of: its reader is led to it. */
  objectId?: string;
  /** Who of the team; nobody where it is not said. */
  sentBy?: string | null;
  /** Staff only: who wrote it, and the broadcast that it belongs to. */
  senderName?: string;
  sendingId?: string;
  /** False where another mail says it already. */
  copy?: boolean;
  /** True for what asks for nothing: its copy waits for the day's one mail. */
  canWait?: boolean;
  /** True for what goes to everybody: its mails leave after those that somebody waits for. */
  bulk?: boolean;
  /** True for what we owe everybody: its copy leaves whatever they chose. */
  owed?: boolean;
  /** True for news of a person's money: who may not use the product any more gets it by mail. */
  whateverStatus?: boolean;
}

export interface NewNotification extends Content {
  userId: string;
}

export const RECIPIENT_COLUMNS = [
  'id',
  'email',
  'isEmailVerified',
  'status',
  'role',
  'wantsEmails',
  'erasedAt',
  'wantsReportUpdates',
] as const;

type Recipient = Pick<Selectable<Tables['users']>, (typeof RECIPIENT_COLUMNS)[number]>;

/** False for an erased account, and for news of reports where the person turned them off. */
const isTold = (category: string, person: Recipient): boolean =>
  person.erasedAt === null && (category !== 'report_update' || person.wantsReportUpdates === 1);

const isActive = (person: Recipient): boolean => person.status === 'active';

/** False for whoever may not use the product, or wants no mails. */
export const wantsCopies = (person: Recipient): boolean =>
  isActive(person) && person.wantsEmails === 1;

/** True for who keeps a way to their money but cannot read notifications. */
const readsOnlyMails = (person: Recipient): boolean =>
  refusalOf(person.status) !== undefined && !restrictedRefusalOf(person);

/** Stores a notification that the person wants, its copy by mail where the person wants one, and tells their open pages. */
export async function notify(
  services: Services,
  unit: UnitOfWork,
  notification: NewNotification,
): Promise<void> {
  const { userId, ...content } = notification;
  const person = await unit.trx
    .selectFrom('users')
    .select(RECIPIENT_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await notifyEach(services, unit, content, [person]);
}

/** The same notification for several people, some hundred at the most. */
export async function notifyEach(
  { env }: Services,
  unit: UnitOfWork,
  {
    senderName,
    copy = true,
    canWait = false,
    bulk = false,
    whateverStatus = false,
    owed = false,
    ...content
  }: Content,
  all: readonly Recipient[],
): Promise<void> {
  const people = all.filter((person) => isTold(content.category, person));
  if (people.length === 0) return;
  const { at } = unit;
  const shared = {
    priority: 'normal' as const,
    ...content,
    createdAt: at,
    updatedAt: at,
    sentAt: at,
    metadata: senderName === undefined ? null : JSON.stringify({ senderName }),
  };
  await unit.trx
    .insertInto('notifications')
    .values(
      people.map((person) => ({
        ...shared,
        id: newId(),
        userId: person.id,
        waitsForDigest: canWait && wantsCopies(person) ? 1 : 0,
      })),
    )
    .execute();
  if (copy && !canWait) {
    const way = wayTo(env, content);
    const readers = people.filter(owed ? isActive : wantsCopies);
    await sendCopies(unit, readers, { ...content, bulk, onceADay: true }, way);
  }
  if (whateverStatus) {
    const way = toRestrictedAccess(pageUrl(env, RESTRICTED_ACCESS_PATH));
    await sendCopies(unit, people.filter(readsOnlyMails), content, way);
  }
  unit.publish({ topic: 'notifications' }, { userIds: new Set(people.map(({ id }) => id)) });
}

/** Where its copy leads: to what it tells of, else to the notification itself. */
function wayTo(
  env: Services['env'],
  { category, objectId }: Pick<Content, 'category' | 'objectId'>,
) {
  const place = notificationPlace({ category, objectId: objectId ?? null });
  const url = pageUrl(env, place?.path ?? '/notifications');
  if (category === TERMS_CATEGORY) return toTerms(url, place?.label);
  return category === 'marketing' ? toMarketing(url) : toNotifications(url, place?.label);
}

/** Sends the content to proven addresses, a hint to others: they may be a stranger's. `onceADay`: the hint. */
async function sendCopies(
  unit: UnitOfWork,
  people: readonly Recipient[],
  {
    title,
    message,
    bulk = false,
    onceADay = false,
  }: Pick<Content, 'title' | 'message' | 'bulk'> & { onceADay?: boolean },
  way: ReturnType<typeof toNotifications>,
): Promise<void> {
  const addresses = (proven: 0 | 1) =>
    people.filter((person) => person.isEmailVerified === proven).map(({ email }) => email);
  await enqueueMails(unit, addresses(1), notificationMail(title, message, way), { bulk });
  await enqueueToUnproven(unit, addresses(0), notificationHintMail(way), { bulk, onceADay });
}
