import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isFull } from './errors.ts';
import { inPatience, whenLate } from './patience.ts';
import { loadPg } from './pg.ts';

/** How long a connection may take to be made, and to be waited for in the pool, in ms. */
const TO_CONNECT = 5000;
/** After how many ms without an answer the server is asked whether it is at work on a statement. */
const TO_ASK_AFTER = 5000;
/** How long an end waits for statements that are under way, in ms. */
const TO_END = 2000;

/**
 * What these short queries need, whatever the server is set to: compiling one takes longer than
 * running it, and on a disk without moving parts a narrow index is cheaper to read than its table.
 * And what a client that went silent leaves behind: a transaction whose locks others wait for ends
 * after ten seconds without a word, and a connection whose packets nobody confirms after fifteen.
 */
const SESSION = Object.entries({
  jit: 'off',
  random_page_cost: '1.1',
  idle_in_transaction_session_timeout: '10s',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '15000',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * A pool whose connections may go silent, as a firewall that forgets them makes them: no answer,
 * no end. A statement that takes long is asked after over another connection; one that the server
 * knows nothing of, and one that nobody waits for any longer, is broken off with its connection.
 */
export function postgresPool(
  url: string,
  types: pg.CustomTypesConfig,
  readOnly: boolean,
): PostgresPool {
  const pool = new (loadPg().Pool)({
    connectionString: url,
    types,
    max: 10,
    options: readOnly ? `${SESSION} -c default_transaction_read_only=on` : SESSION,
    connectionTimeoutMillis: TO_CONNECT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A command that ends with a sentence ends at once.
    allowExitOnIdle: true,
  });
  const open = new Set<pg.PoolClient>();
  // The pool replaces a connection that breaks. Without a listener its error would end the process:
  // the pool listens while a connection is idle, and this between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));

  const watched = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  async function watch(client: pg.PoolClient): Promise<PostgresPoolClient> {
    // Asked, not taken from the greeting: a pooler in between greets with a number of its own.
    const { rows } = await inPatience(
      endingLate(client.query<{ pid: number }>('select pg_backend_pid() as pid'), client),
      () => breakOff(client),
    );
    const pid = rows[0]?.pid;
    async function ask(text: string, values: readonly unknown[]) {
      const answer = client.query(text, [...values]);
      const stop = askAfter(client, url, pid);
      try {
        return await inPatience(answer, () => abandon(client, url, pid));
      } finally {
        stop();
      }
    }
    function query<Row>(
      text: string,
      values: readonly unknown[],
    ): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query(asked: unknown, values: readonly unknown[] = []): unknown {
      if (typeof asked !== 'string') throw new TypeError('a cursor is read with `fetch`');
      return ask(asked, values);
    }
    return {
      query,
      release: (destroy) => client.release(destroy),
      ...(pid !== undefined && { processID: pid }),
    };
  }

  return {
    options: pool.options,
    async connect() {
      const coming = pool.connect();
      const client = await inPatience(coming, () => {
        coming.then((late) => late.release()).catch(() => {});
      });
      try {
        const known = watched.get(client) ?? (await watch(client));
        watched.set(client, known);
        return known;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    async end() {
      // By then those that are idle are closed, if the other side still says so.
      const late = pause(TO_END, undefined, { ref: false }).then(() => {
        for (const client of open) breakOff(client);
      });
      await Promise.race([pool.end(), late]);
    },
  };
}

/** Ends a connection at once, without a word to the other side. */
export function breakOff(client: pg.ClientBase): void {
  if (client instanceof loadPg().Client) client.connection.stream.destroy();
}

/** Breaks a connection off, and has the server end what may run on or holds locks on its side. */
function abandon(client: pg.PoolClient, url: string, pid: number | undefined): void {
  breakOff(client);
  void beside(url, 'select pg_terminate_backend($1::int)', pid).catch(() => {});
}

/** The first answer of a new connection is part of making it. */
async function endingLate<Answer>(answer: Promise<Answer>, client: pg.PoolClient): Promise<Answer> {
  const stop = whenLate(TO_CONNECT, () => breakOff(client));
  try {
    return await answer;
  } finally {
    stop();
  }
}

/** Asks after a statement until it is told to stop; ends the connection where nobody is at work on it. */
function askAfter(client: pg.PoolClient, url: string, pid: number | undefined): () => void {
  let answered = false;
  let stop = whenLate(TO_ASK_AFTER, ask);
  async function ask(): Promise<void> {
    const atWork = await isAtWork(url, pid);
    if (answered) return;
    if (atWork) stop = whenLate(TO_ASK_AFTER, ask);
    else abandon(client, url, pid);
  }
  return () => {
    answered = true;
    stop();
  };
}

async function isAtWork(url: string, pid: number | undefined): Promise<boolean> {
  const state = `select 1 from pg_stat_activity where pid = $1::int and state not like 'idle%'`;
  // A server that has no place for another connection is there all the same.
  return beside(url, state, pid).catch(isFull);
}

/** Whether a statement on a connection of its own finds something. Throws where the server cannot be reached. */
async function beside(url: string, statement: string, pid: number | undefined): Promise<boolean> {
  const client = new (loadPg().Client)({
    connectionString: url,
    connectionTimeoutMillis: TO_CONNECT,
    query_timeout: TO_CONNECT,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(statement, [pid]);
    return rowCount !== 0;
  } finally {
    void client.end().catch(() => {});
  }
}
