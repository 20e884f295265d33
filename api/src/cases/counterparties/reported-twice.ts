/** What two people who have nothing to do with each other reported, each read by the team. */
import { type DbOrTrx, runCompiled } from '@parade/db';
import { sql } from 'kysely';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import { fold } from '../../../contract/text.ts';
import type { Resources } from '../../platform/resources.ts';
import { domainOf } from '../../public/alerts/indicators/emails.ts';
import { isMailProvider } from '../../public/alerts/indicators/mail-providers.ts';
import { counterpartyHash } from './value.ts';

interface Thing {
  kind: IndicatorKind;
  value: string;
}

interface Reporter {
  userId: string;
  nameFolded: string;
  email: string;
  phoneDigits: string;
  address: string;
}

/** Reports of one thing that are read, however many there are. */
const READ = 50;
/** Few sizes, so that few statements are prepared and kept: the last key is asked again. */
const SIZES = [1, 2, 4, 8];

function padded(hashes: readonly string[]): string[] {
  if (hashes.length === 0) return [];
  const size = SIZES.find((each) => each >= hashes.length) ?? Math.ceil(hashes.length / 20) * 20;
  return Array.from({ length: size }, (_, at) => hashes[Math.min(at, hashes.length - 1)] as string);
}

/**
 * Who names it in a report that the team took up and answered since: what was written into a
 * report afterwards, or by the team, does not count.
 */
const reportersOf = (db: DbOrTrx, hash: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('counterparties as c')
        .innerJoin('reports as r', 'r.id', 'c.reportId')
        .innerJoin('users as u', 'u.id', 'r.userId')
        .select(['c.valueHash', 'u.id as userId', 'u.nameFolded', 'u.email', 'u.phoneDigits'])
        .select('u.address')
        .where('c.valueHash', '=', hash)
        .where('c.source', '<>', sql.lit('team'))
        .where('r.deletedAt', 'is', null)
        .where(sql<boolean>`r."status" in ('in_progress', 'resolved')`)
        .where('u.status', '=', sql.lit('active'))
        .where('u.isEmailVerified', '=', sql.lit(1))
        .where((w) =>
          w.exists(
            w
              .selectFrom('report_history as h')
              .select('h.id')
              .whereRef('h.reportId', '=', 'c.reportId')
              .whereRef('h.at', '>=', 'c.updatedAt')
              .where('h.kind', '<>', sql.lit('submitted')),
          ),
        )
        .limit(sql.lit(READ))
        .as('some'),
    )
    .selectAll();

/** A mailbox without what people add to have several names for it. */
function mailboxOf(email: string): string {
  const [typed = '', domain = ''] = fold(email).split('@');
  const name = typed.replace(/\+.*$/, '');
  return `${/^(?:gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
const lettersOf = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

/** By what two accounts may be one person, or one house. */
function tiesOf({ nameFolded, email, phoneDigits, address }: Reporter): string[] {
  const domain = domainOf(fold(email));
  return [
    `account ${mailboxOf(email)}`,
    ...(isMailProvider(domain) ? [] : [`domain ${domain}`]),
    ...nameFolded
      .split(/[\s-]+/)
      .slice(-1)
      .map((last) => last && `name ${last}`),
    ...(phoneDigits ? [`phone ${phoneDigits}`] : []),
    ...(lettersOf(address) ? [`address ${lettersOf(address)}`] : []),
  ];
}

const usersOf = (rows: readonly Reporter[]): Reporter[] => [
  ...new Map(rows.map((row) => [row.userId, row])).values(),
];

/** The browsers that each of them signed in with. */
async function browsersOf(db: DbOrTrx, all: readonly Reporter[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('known_devices')
    .select(['userId', 'hash'])
    .where(
      'userId',
      'in',
      all.map(({ userId }) => userId),
    )
    .execute();
  const browsers = new Map<string, string[]>();
  for (const { userId, hash } of rows) {
    browsers.set(userId, [...(browsers.get(userId) ?? []), hash]);
  }
  return browsers;
}

/** Whether two of them share nothing that we know of. */
function areIndependent(all: readonly Reporter[], browsers: Map<string, string[]>): boolean {
  const ties = all.map((each) => [...tiesOf(each), ...(browsers.get(each.userId) ?? [])]);
  return ties.some((one, at) =>
    ties.slice(at + 1).some((other) => !other.some((tie) => one.includes(tie))),
  );
}

/**
 * Which of these things were reported by two people who have nothing to do with each other, each in
 * a report that the team took up; by `keyOf`. How many, when and by whom leaves nothing of here.
 */
export async function reportedTwice(
  { db, key }: Pick<Resources, 'db' | 'key'>,
  things: readonly Thing[],
): Promise<ReadonlySet<string>> {
  const byHash = new Map(
    things.map((thing) => [counterpartyHash(key, thing.kind, thing.value), keyOf(thing)]),
  );
  const [first, ...others] = padded([...byHash.keys()]);
  if (first === undefined) return new Set();
  // One question of one shape, whatever is known: a second one would tell by its time what is not said.
  const rows = await runCompiled(
    db,
    `reported twice ${others.length}`,
    () => others.reduce((all, hash) => all.unionAll(reportersOf(db, hash)), reportersOf(db, first)),
    [first, ...others],
  );
  const named = [...Map.groupBy(rows, ({ valueHash }) => valueHash)]
    .map(([hash, reporters]) => ({ hash, reporters: usersOf(reporters) }))
    .filter(({ reporters }) => reporters.length > 1);
  if (named.length === 0) return new Set();
  const browsers = await browsersOf(db, usersOf(named.flatMap(({ reporters }) => reporters)));
  return new Set(
    named
      .filter(({ reporters }) => areIndependent(reporters, browsers))
      .flatMap(({ hash }) => byHash.get(hash) ?? []),
  );
}
