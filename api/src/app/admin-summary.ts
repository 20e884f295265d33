import { type AdminSummary, adminSummary as shape } from '../../contract/admin-summary.ts';
import type { Permission, Permissions } from '../../contract/staff.ts';
import type { Services } from '../platform/context.ts';
import type { Feature } from '../platform/feature.ts';
import { staff } from '../platform/http/access.ts';
import { ok } from '../platform/http/answers.ts';
import { route, routes } from '../platform/http/route.ts';

/** The numbers of every feature are read at most this often, however many ask. */
const SHARED_MS = 1000;

const NOTHING = Object.fromEntries(
  Object.keys(shape.shape).map((name) => [name, null]),
) as Readonly<Record<keyof AdminSummary, null>>;

type Part = readonly [Permission, Partial<AdminSummary>];
interface Reading {
  /** When it began, on the clock of the process. */
  at: number;
  /** How much had been published by then. */
  news: number;
  parts: Promise<readonly Part[]>;
}

const latest = new WeakMap<Services, Reading>();

/**
 * The numbers as they are now. While nothing was published they are those of
 * the last reading, if it is fresh; once something was, the next reading
 * begins a second after the last one, and who asks meanwhile waits for it.
 */
function allCounts(services: Services): Reading['parts'] {
  const { db, ports, live } = services;
  const known = latest.get(services);
  const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
  if (known && (age < 0 || (age < SHARED_MS && known.news === live.published))) return known.parts;
  const rest = Math.max(0, SHARED_MS - age);
  const reading: Reading = {
    at: performance.now() + rest,
    news: live.published,
    parts: Promise.resolve([]),
  };
  reading.parts = (async () => {
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    reading.news = live.published;
    return Promise.all(
      ports.counts.map(async ({ permission, read }) => [permission, await read(db)] as const),
    );
  })();
  reading.parts.catch(() => latest.delete(services));
  latest.set(services, reading);
  return reading.parts;
}

/** The counts that a staff member may read, of every feature; null for the others. */
async function countsFor(services: Services, may: Permissions): Promise<AdminSummary> {
  const parts = await allCounts(services);
  const theirs = parts.flatMap(([permission, counts]) => (may[permission] ? [counts] : []));
  return Object.assign({}, NOTHING, ...theirs);
}

const getSummary = route('GET /api/admin/summary', {
  summary: 'The counts on the cards and tabs',
  access: staff(),
  answer: ok(shape, 'Counts; null for what the reader may not see'),
  handle: ({ services, may }) => countsFor(services, may),
});

export const adminSummary = {
  routes: [routes('admin-summary', getSummary)],
} satisfies Feature;
