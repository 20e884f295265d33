import type { Services } from '../../platform/context.ts';
import type { Env } from '../../platform/env.ts';
import { createLog, type Logger } from '../../platform/log.ts';
import { withFilled } from '../read-only.ts';
import { createServices } from '../services.ts';

/** What is logged meanwhile stands apart from what a command answers. */
export const commandLog = ({ logLevel }: Env): Logger => createLog(logLevel, process.stderr);

/**
 * Runs what changes something, also beside a running server, on an instance that is there: to look
 * for something in a wrong place would make one.
 */
export async function onInstance<Result>(
  env: Env,
  change: (services: Services) => Promise<Result>,
): Promise<Result> {
  await withFilled(env, async () => {});
  const services = await createServices(env, commandLog(env));
  try {
    return await change(services);
  } finally {
    await services.db.destroy();
  }
}
