import { readEnv } from '../src/platform/env.ts';

/** What the pages of the site call themselves until something is published: as the server reads it. */
export function originOf(variables: Record<string, string | undefined>): string {
  try {
    return readEnv(variables).publicUrl.origin;
  } catch (error) {
    // It names every wrong variable: no trace says more.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
