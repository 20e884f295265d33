import { withFilled } from '../src/app/read-only.ts';
import { createServices } from '../src/app/services.ts';
import type { Services } from '../src/platform/context.ts';
import { readEnv } from '../src/platform/env.ts';
import { sentenceOfFailure } from '../src/platform/failures.ts';

/** Runs a command: what stops it is one sentence, and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Identity papers and the database are for nobody else on the machine.
  process.umask(0o077);
  await command().catch((error: unknown) => {
    console.error(sentenceOfFailure(error));
    process.exitCode = 1;
  });
}

/** The same on an instance that is there: to look for something in a wrong place would make one. */
export const runOnInstance = (command: (services: Services) => Promise<void>): Promise<void> =>
  runCommand(async () => {
    const env = readEnv(process.env);
    await withFilled(env, async () => {});
    const services = await createServices(env);
    try {
      await command(services);
    } finally {
      await services.db.destroy();
    }
  });
