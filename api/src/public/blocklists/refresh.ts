/** Fetches again, each at its interval, the lists whose place the operator set. */
import { listReading } from '../../../contract/list-import.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { sha256 } from '../../platform/ids.ts';
import { ImportRefused } from './adapters/adapter.ts';
import { findApart } from './find-apart.ts';
import { storeList } from './import.ts';
import { readPlace } from './places.ts';
import { formatOf } from './preview.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const INTERVALS = { daily: DAY, weekly: 7 * DAY, monthly: 30 * DAY } as const;

const dueAt = (
  { refresh, triedAt, problem }: { refresh: string; triedAt: string | null; problem: string },
  now: Date,
): boolean => {
  const interval = INTERVALS[refresh as keyof typeof INTERVALS];
  if (interval === undefined) return false;
  // What failed is tried again a day later, however rarely it is due. The job runs every hour.
  const wait = problem === '' ? interval : DAY;
  return triedAt === null || now.getTime() - Date.parse(triedAt) >= wait - HOUR / 2;
};

const sources = (services: Services) =>
  services.db
    .selectFrom('list_sources as s')
    .innerJoin('lists as l', 'l.id', 's.listId')
    .select(['s.listId', 's.origin', 's.name as place', 's.refresh', 's.options', 's.triedAt'])
    .select(['s.problem', 'l.name', 'l.sha256'])
    .orderBy('l.name')
    .execute();

type Source = Awaited<ReturnType<typeof sources>>[number];

/** Of several processes one takes a list whose turn has come. */
async function isMine({ db, now }: Services, { listId, triedAt }: Source): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('list_sources')
    .set({ triedAt: now().toISOString() })
    .where('listId', '=', listId)
    .where('triedAt', 'is not distinct from', triedAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function fetchAgain(services: Services, source: Source): Promise<void> {
  const format = formatOf(listReading.parse(JSON.parse(source.options)));
  const file = await readPlace(services.env, source.origin, source.place);
  if (sha256(file.bytes) === source.sha256) return;
  const found = await findApart(file.bytes, format);
  const kept = { title: undefined, sourceUrl: undefined, licence: undefined, asOf: undefined };
  const options = { ...format, ...kept, name: source.name, allowShrink: false };
  await storeList(services, SYSTEM, {
    ...{ file, found, options },
    check(_, last) {
      // It was removed meanwhile: what somebody took out does not come back by itself.
      if (last?.id !== source.listId) throw new ImportRefused('La liste n’est plus là.');
    },
  });
}

/** A sentence that names no address; what is no refusal goes to the log, and the card says that much. */
function problemOf(services: Services, error: unknown): string {
  if (error instanceof ImportRefused) return error.message;
  services.log.error({ error: String(error) }, 'a list could not be refreshed');
  return 'La mise à jour a échoué sans dire pourquoi\u00a0: le journal du serveur le dit.';
}

/** One that fails keeps its version and says why; the others go on. */
export async function refreshLists(services: Services): Promise<void> {
  for (const source of await sources(services)) {
    if (!dueAt(source, services.now()) || !(await isMine(services, source))) continue;
    const problem = await fetchAgain(services, source).then(
      () => '',
      (error: unknown) => problemOf(services, error),
    );
    await services.db
      .updateTable('list_sources')
      .set({ problem, ...(problem === '' && { succeededAt: services.now().toISOString() }) })
      .where('listId', '=', source.listId)
      .execute();
  }
}
