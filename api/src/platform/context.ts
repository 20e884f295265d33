import type { HttpBindings } from '@hono/node-server';
import type { Permissions } from '../../contract/staff.ts';
import type { Ports } from './ports.ts';
import type { Resources } from './resources.ts';
import type { OpenSession } from './session.ts';

export { type Actor, type Person, SYSTEM } from './unit.ts';

/** What every verb may use. One object a process; tests make their own. */
export interface Services extends Resources {
  ports: Ports;
}

export interface HonoEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    services: Services;
    requestId: string;
    session: OpenSession;
    staff: Permissions;
  };
}
