/** What was confirmed, beside what the database, the store and the mail server hold. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Acknowledged } from './outcomes.ts';
import type { Stack } from './stack.ts';

/** What of it is wrong, each by its word. */
export interface Difference {
  lost: string[];
  doubled: string[];
}

const WORDS = `
  select title as word, count(*)::int as times from reports group by 1
  union all select message, count(*)::int from support_messages
    where message like 'chaos %' group by 1
  union all select sha256, count(*)::int from documents group by 1`;
const SENT = `select id from mail_outbox where "sentAt" is not null`;
const GIVEN_UP = `select id from mail_outbox where "failedAt" is not null`;

async function rowsOf<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Whether the file that was confirmed is read as it was sent. */
async function isRead(origin: string, { word, document }: Acknowledged): Promise<boolean> {
  if (!document) return true;
  const answer = await fetch(origin + document.url, { headers: { cookie: document.cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex') === word;
}

/** All that was confirmed since the start is looked for; the files of `recent` are read too. */
export async function compare(
  { url, database, mails }: Stack,
  all: readonly Acknowledged[],
  recent: readonly Acknowledged[],
): Promise<Difference> {
  const rows = await rowsOf<{ word: string; times: number }>(database.url, WORDS);
  const times = new Map(rows.map((row) => [row.word, row.times]));
  const lost = all.map(({ word }) => word).filter((word) => !times.has(word));
  const doubled = rows.filter((row) => row.times > 1).map(({ word }) => word);
  for (const each of recent) {
    if (!(await isRead(url, each))) lost.push(`file ${each.word}`);
  }

  const mailIds = (ids: Iterable<string>) =>
    new Set([...ids].map((id) => id.slice(1).split('@')[0]));
  // Asked first: what is sent meanwhile has been taken by then.
  const sent = await rowsOf<{ id: string }>(database.url, SENT);
  const taken = mailIds([...mails.acknowledged.keys(), ...mails.denied.keys()]);
  for (const { id } of sent) {
    if (!taken.has(id)) lost.push(`mail ${id}`);
  }
  for (const { id } of await rowsOf<{ id: string }>(database.url, GIVEN_UP))
    lost.push(`mail ${id}`);
  // What it took and denied is sent again, as it must be.
  for (const [id, acknowledged] of mails.acknowledged) {
    if (acknowledged > 1) doubled.push(`mail ${id}`);
  }
  return { lost, doubled };
}
