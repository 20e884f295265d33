import { parisDay } from '../../contract/dates.ts';
import { type Services, SYSTEM } from '../context.ts';
import { begin, execute } from './run.ts';

const HOUR = 3_600_000;
/** Longer than any run takes: its process is gone. */
const GIVEN_UP = 6 * HOUR;

/** The removal of the day, once for all processes together. */
export async function runDaily(services: Services): Promise<void> {
  await giveUpLost(services);
  const scheduledOn = parisDay(services.now());
  const id = await begin(services, SYSTEM, { kind: 'removal', scheduledOn });
  if (id !== undefined) await execute(services, SYSTEM, id, 'removal');
}

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
