import { parisDay } from '../../contract/dates.ts';
import { type Services, SYSTEM } from '../context.ts';
import { begin, execute } from './run.ts';

/** The removal of the day, once for all processes together. */
export async function runDaily(services: Services): Promise<void> {
  const scheduledOn = parisDay(services.now());
  const id = await begin(services, SYSTEM, { kind: 'removal', scheduledOn });
  if (id !== undefined) await execute(services, SYSTEM, id, 'removal');
}
