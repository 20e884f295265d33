/** The API alone, for `npm run dev`: started again by Node at each change of its sources. */

import { greet, listen } from '../src/app/server.ts';
import { createServices } from '../src/app/services.ts';
import { readEnv } from '../src/platform/env.ts';

const port = Number(process.env.API_PORT);
const env = readEnv(process.env);
const services = await createServices(env);
const server = await listen(
  { ...services, env: { ...env, port, host: '127.0.0.1' } },
  { handle: () => false, useSite: async () => {}, builtSite: null },
);
await greet(server);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
