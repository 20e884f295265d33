import { probes } from '../../../contract/probes.ts';
import { staff } from '../http/access.ts';
import { ok } from '../http/answers.ts';
import { route, routes } from '../http/route.ts';

const UNMEASURED = { value: null, min: null, max: null, at: null, outsideSince: null };

export const probeAdminRoutes = routes(
  'probes',
  route('GET /api/admin/probes', {
    summary: 'How the work goes: each probe with its newest reading and where it is expected',
    access: staff('manageUsers'),
    answer: ok(probes, 'Probes'),
    async handle({ services: { db, ports } }) {
      const rows = await db.selectFrom('probes').selectAll().execute();
      const read = new Map(rows.map(({ name, ...reading }) => [name, reading]));
      return {
        items: ports.probes.map(({ name, label, unit }) => ({
          ...{ name, label, unit },
          ...(read.get(name) ?? UNMEASURED),
        })),
      };
    },
  }),
);
