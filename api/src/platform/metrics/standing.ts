import type { Services } from '../context.ts';
import { countOf } from '../count.ts';

/** How the work in the background stands. */
export interface Standing {
  /** Without the copies of what goes to everybody. */
  mailsWaiting: number;
  bulkMailsWaiting: number;
  mailsFailed: number;
  /** Of those that somebody waits for; 0 where there is none. */
  oldestMailSeconds: number;
  /** 1 where the last one that ended failed. */
  publicationFailed: number;
  documentsLost: number;
}

/** The newest reading of each probe; null where there was too little to judge. */
export interface ProbeStanding {
  name: string;
  value: number | null;
  isInside: boolean;
}

export async function probesOf({ db }: Services): Promise<ProbeStanding[]> {
  const rows = await db.selectFrom('probes').select(['name', 'value', 'outsideSince']).execute();
  return rows.map(({ name, value, outsideSince }) => ({
    ...{ name, value },
    isInside: outsideSince === null,
  }));
}

export async function standingOf({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Standing> {
  const queues = await db
    .selectFrom('mail_outbox')
    .select((e) => ['bulk', e.fn.countAll<number>().as('n'), e.fn.min('createdAt').as('oldest')])
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .groupBy('bulk')
    .execute();
  const waiting = queues.find(({ bulk }) => bulk === 0);
  const failed = await countOf(
    db.selectFrom('mail_outbox').where('sentAt', 'is', null).where('failedAt', 'is not', null),
  );
  const publication = await db
    .selectFrom('publications')
    .select('state')
    .where('state', 'in', ['published', 'failed'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const lost = await countOf(db.selectFrom('documents').where('lostAt', 'is not', null));
  return {
    mailsWaiting: waiting?.n ?? 0,
    bulkMailsWaiting: queues.find(({ bulk }) => bulk === 1)?.n ?? 0,
    mailsFailed: failed,
    oldestMailSeconds: waiting
      ? Math.max(0, (now().getTime() - Date.parse(waiting.oldest)) / 1000)
      : 0,
    publicationFailed: publication?.state === 'failed' ? 1 : 0,
    documentsLost: lost,
  };
}
