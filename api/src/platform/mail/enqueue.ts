import { sql } from 'kysely';
import { newId } from '../ids.ts';
import { isPseudonym } from '../pseudonyms.ts';
import { currentSettings } from '../settings/read.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Mail, renderMail } from './layout.ts';

/**
 * Writes a mail to the outbox in the caller's transaction: it leaves exactly
 * when the transaction is stored, however the mail server is.
 */
export const enqueueMail = (unit: UnitOfWork, to: string, mail: Mail): Promise<void> =>
  enqueueMails(unit, [to], mail);

/** Mails of a day to an address that nobody has shown to be theirs. */
const UNPROVEN_A_DAY = 6;
const DAY_MS = 24 * 3_600_000;

/** What happens in an account, to whoever opened it: see `enqueueToUnproven` where the address is not theirs yet. */
export const enqueueToOwner = (
  unit: UnitOfWork,
  { email, isEmailVerified }: { email: string; isEmailVerified: number },
  mail: Mail,
): Promise<void> =>
  isEmailVerified === 1 ? enqueueMail(unit, email, mail) : enqueueToUnproven(unit, [email], mail);

/**
 * The same mail for several addresses that nobody has shown to be theirs: each may be a stranger's,
 * whose mailbox an account fills for nobody. Beyond a few mails a day nothing leaves, and what must
 * reach them follows once they confirm the address. `onceADay`: for what always says the same, it
 * leaves once.
 */
export async function enqueueToUnproven(
  unit: UnitOfWork,
  addresses: readonly string[],
  mail: Mail,
  { onceADay = false, ...options }: { bulk?: boolean; onceADay?: boolean } = {},
): Promise<void> {
  if (addresses.length === 0) return;
  const same = onceADay ? mail((await currentSettings(unit.trx)).brand.name).subject : null;
  const full = await unit.trx
    .selectFrom('mail_outbox')
    .select('to')
    .where('to', 'in', addresses)
    .where('createdAt', '>', new Date(Date.parse(unit.at) - DAY_MS).toISOString())
    .groupBy('to')
    .having((e) =>
      e.or([
        e(e.fn.countAll(), '>=', UNPROVEN_A_DAY),
        e(sql<number>`sum(case when "subject" = ${same} then 1 else 0 end)`, '>=', 1),
      ]),
    )
    .execute();
  const shut = new Set(full.map(({ to }) => to));
  const open = addresses.filter((address) => !shut.has(address));
  await enqueueMails(unit, open, mail, options);
}

/** The same mail for several people, one message each. `bulk`: it leaves after all that is not. */
export async function enqueueMails(
  unit: UnitOfWork,
  addresses: readonly string[],
  mail: Mail,
  { bulk = false } = {},
): Promise<void> {
  // What is left of an erased account has no mailbox.
  const reachable = addresses.filter((address) => !isPseudonym(address));
  if (reachable.length === 0) return;
  await store(unit, reachable, mail, { bulk: bulk ? 1 : 0 });
  unit.mailed();
}

/**
 * Does the work of a mail without sending one: the row is stored as sent already. So the time of
 * an answer does not tell whether the address is known.
 */
export const enqueueForNobody = (unit: UnitOfWork, mail: Mail): Promise<void> =>
  store(unit, [''], mail, { sentAt: unit.at });

async function store(
  { trx, at, due }: UnitOfWork,
  addresses: readonly string[],
  mail: Mail,
  row: { sentAt?: string; bulk?: number },
): Promise<void> {
  const settings = await currentSettings(trx);
  const content = mail(settings.brand.name);
  const shared = {
    ...renderMail(content, settings),
    attachment: content.attachment ? JSON.stringify(content.attachment) : null,
    createdAt: at,
    nextAttemptAt: due,
    attempts: 0,
    sentAt: null,
    ...row,
  };
  await trx
    .insertInto('mail_outbox')
    .values(addresses.map((to) => ({ ...shared, id: newId(), to })))
    .execute();
}
