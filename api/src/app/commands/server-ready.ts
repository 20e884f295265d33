import type { Env } from '../../platform/env.ts';

/** It answers within 15 s itself, and much sooner where all is well. */
const PATIENCE_MS = 5000;

/** What stands for every address of a machine is none that can be asked. */
const hostOf = ({ host }: Env) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/** Whether the server of this configuration answers and is ready. */
export async function isServerReady(env: Env): Promise<boolean> {
  const host = hostOf(env);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${env.port}/api/ready`;
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}
