import { forgetOldVersions } from '@parade/db';
import {
  RETENTION_KINDS,
  type RetentionCounts,
  type RetentionRun,
} from '../../../contract/retention.ts';
import { type Actor, type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMails } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { staffEmails } from '../../platform/mail/staff-emails.ts';
import type { RetentionPart } from '../../platform/ports.ts';
import { work } from '../../platform/unit-of-work.ts';
import { closedAccounts, closedBefore } from './closed-accounts.ts';
import { retentionStoppedMail } from './mails.ts';
import { cutoffsOf } from './periods.ts';
import { lastOutcome, latestRuns, type Outcome, recordOf } from './queries.ts';

type Part = RetentionPart<Services>;

export const NOTHING: RetentionCounts = {
  accountData: 0,
  fraudReports: 0,
  kycDocuments: 0,
  navigationData: 0,
};

const HOUR = 3_600_000;
/** Longer than any run takes: its process is gone. */
const GIVEN_UP = HOUR;

/** A run whose process ended must not keep the place for ever. What it had removed is removed. */
async function giveUpLost({ db, now }: Services): Promise<void> {
  const at = now();
  await db
    .updateTable('retention_runs')
    .set({ state: 'failed', finishedAt: at.toISOString() })
    .where('state', '=', 'running')
    .where('at', '<', new Date(at.getTime() - GIVEN_UP).toISOString())
    .execute();
}

/**
 * What a trial or a stopped run showed, by which a removal is bound. Only the
 * newest one, and only for a day: what is due grows. Error:
 * `retention_trial_missing`.
 */
export async function shownBy({ db, now }: Services, id: string): Promise<RetentionCounts> {
  const newest = (await latestRuns(db)).find(({ state }) => state !== 'failed');
  const shows = newest?.kind === 'trial' ? 'done' : 'stopped';
  const recent = newest && Date.parse(newest.at) > now().getTime() - 24 * HOUR;
  if (newest?.id !== id || newest.state !== shows || !recent) {
    throw new AppError('retention_trial_missing');
  }
  return (JSON.parse(newest.outcome) as Outcome).found;
}

interface Start {
  kind: RetentionRun['kind'];
  /** The day whose run it is, of the schedule. */
  scheduledOn?: string;
}

/**
 * Takes the one place for a run. Undefined where another process has this
 * day's already. Errors: `retention_under_way`.
 */
export async function begin(
  services: Services,
  actor: Actor,
  { kind, scheduledOn }: Start,
): Promise<string | undefined> {
  await giveUpLost(services);
  const id = newId();
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const mine = await trx
      .insertInto('retention_runs')
      .values({
        id,
        kind,
        state: 'running',
        at,
        finishedAt: null,
        scheduledOn: scheduledOn ?? null,
        startedBy: actor.id,
        outcome: JSON.stringify({}),
      })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (mine.numInsertedOrUpdatedRows === 0n) {
      if (scheduledOn !== undefined) return undefined;
      throw new AppError('retention_under_way');
    }
    unit.publish({ topic: 'retention' }, { permission: 'manageUsers' });
    return id;
  });
}

/**
 * Does the run that was begun, and says how it ended; never rejects. A trial finds and removes nothing. A removal
 * without `expected` stops where it would remove more of anything than any run
 * before it; with it, where there is more than was shown.
 */
export async function execute(
  services: Services,
  actor: Actor,
  id: string,
  kind: RetentionRun['kind'],
  expected?: RetentionCounts,
): Promise<'done' | 'stopped' | 'failed'> {
  try {
    const { outcome, cutoffs, due } = await look(services);
    const limit = expected ?? outcome.record;
    outcome.exceeded = RETENTION_KINDS.filter((each) => outcome.found[each] > limit[each]);
    const stops = kind === 'removal' && outcome.exceeded.length > 0;
    if (kind === 'removal' && !stops) {
      for (const [part, ids] of due) {
        outcome.removed[part.kind] += await remove(services, actor, part, cutoffs[part.kind], ids);
      }
      await forgetOldVersions(services.db);
    }
    const state = stops ? 'stopped' : 'done';
    await end(services, actor, id, state, outcome);
    return state;
  } catch (error) {
    services.log.error({ error: String(error) }, 'a retention run failed');
    // What broke it may break this too: then its place is free again within the hour.
    await end(services, actor, id, 'failed', undefined).catch((again: unknown) =>
      services.log.error({ error: String(again) }, 'a retention run stays open'),
    );
    return 'failed';
  }
}

/** What has outlived its period now, by the part that removes it, in the order of the kinds. */
async function look(services: Services) {
  const { db, ports } = services;
  const cutoffs = await cutoffsOf(services);
  const closed = await closedBefore(services, db, cutoffs.accountData);
  const outcome: Outcome = {
    cutoffs,
    found: { ...NOTHING },
    removed: { ...NOTHING },
    record: await recordOf(db),
    exceeded: [],
    withheld: closed.filter(({ obstacles }) => obstacles.length > 0),
  };
  const due: [Part, string[]][] = [];
  for (const kind of RETENTION_KINDS) {
    for (const part of [closedAccounts, ...ports.retention]) {
      if (part.kind !== kind) continue;
      const ids = await part.find(services, db, cutoffs[kind]);
      outcome.found[kind] += ids.length;
      due.push([part, ids]);
    }
  }
  return { outcome, cutoffs, due };
}

/** Removes batch by batch; each is looked at once more inside its own transaction. */
async function remove(
  services: Services,
  actor: Actor,
  part: Part,
  cutoff: string,
  ids: readonly string[],
): Promise<number> {
  const { kind, batch, objectType } = part;
  let removed = 0;
  for (let from = 0; from < ids.length; from += batch) {
    const asked = ids.slice(from, from + batch);
    removed += await work(services, actor, async (unit) => {
      const still = await part.find(services, unit.trx, cutoff, asked);
      if (still.length === 0) return 0;
      await part.remove(services, unit, still);
      if (objectType) {
        for (const objectId of still) {
          await unit.audit('purge', objectType, objectId, { after: { kind } });
        }
      }
      return still.length;
    });
  }
  return removed;
}

async function end(
  services: Services,
  actor: Actor,
  id: string,
  state: 'done' | 'stopped' | 'failed',
  outcome: Outcome | undefined,
): Promise<void> {
  await work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const before = await lastOutcome(trx, id);
    await trx
      .updateTable('retention_runs')
      .set({ state, finishedAt: at, ...(outcome && { outcome: JSON.stringify(outcome) }) })
      .where('id', '=', id)
      .execute();
    const { found, removed, exceeded } = outcome ?? {
      found: NOTHING,
      removed: NOTHING,
      exceeded: [],
    };
    await unit.audit(state === 'done' ? 'purge' : 'update', 'retention', id, {
      after: { state, found: { ...found }, removed: { ...removed }, exceeded },
    });
    // Once for each reason to stop, not once a day.
    const news = state === 'failed' || exceeded.some((kind) => !before?.exceeded.includes(kind));
    if (actor === SYSTEM && state !== 'done' && news) {
      const page = pageUrl(services.env, '/admin/retention');
      const team = await staffEmails(trx, 'manageUsers');
      await enqueueMails(unit, team, retentionStoppedMail(state, page));
    }
    unit.publish({ topic: 'retention' }, { permission: 'manageUsers' });
  });
}
