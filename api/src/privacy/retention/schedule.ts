import { parisDay } from '../../../contract/dates.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { begin, execute } from './run.ts';

/** The removal of the day, once for all processes together. Rejects where it failed: whoever measures jobs hears of it. */
export async function runDaily(services: Services): Promise<void> {
  const scheduledOn = parisDay(services.now());
  const id = await begin(services, SYSTEM, { kind: 'removal', scheduledOn });
  if (id === undefined) return;
  const state = await execute(services, SYSTEM, id, 'removal');
  if (state === 'failed') throw new Error('the retention run failed');
}
