import type pg from 'pg';
import type { NoticeListener, Notices } from './notices.ts';
import { whenLate } from './patience.ts';
import { loadPg } from './pg.ts';
import { breakOff } from './pool-postgres.ts';

const CHANNEL = 'parade';
/** Sent in place of texts that were lost. */
const MISSED = '';
/** The longest wait between two attempts to connect, in milliseconds; the first waits for none. */
const LONGEST_WAIT = 5000;
/** Milliseconds between statements that notice a connection that died silently. */
const HEARTBEAT = 5000;
const PATIENCE = 5000;

/**
 * LISTEN and NOTIFY over one connection of its own: the texts of a sender stay
 * in their order, and a pool that is busy delays none. Resolves after the
 * first attempt to connect, however it went.
 */
export async function postgresNotices(url: string, listener: NoticeListener): Promise<Notices> {
  let client: pg.Client | undefined;
  let queue: string[] = [];
  let sending = false;
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new (loadPg().Client)({
      connectionString: url,
      // The name of the connection in `pg_stat_activity`.
      application_name: 'parade notices',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection for notices ended')));
    next.on('notification', ({ payload = '' }) =>
      payload === MISSED ? listener.missed() : listener.heard(payload),
    );
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose(next, error);
      return;
    }
    // Texts of this process and of others may have been lost while it was away.
    if (failures > 0) queue = [MISSED];
    failures = 0;
    void flush();
  }

  function lose(which: pg.Client, error: unknown): void {
    if (which !== client || stopped) return;
    client = undefined;
    breakOff(which);
    listener.failed(error);
    retry = setTimeout(() => void connect(), Math.min(LONGEST_WAIT, failures * 500));
    failures++;
  }

  async function flush(): Promise<void> {
    const by = client;
    if (sending || !by || failures > 0 || queue.length === 0) return;
    sending = true;
    const texts = queue;
    queue = [];
    try {
      await by.query(
        'select pg_notify($1, said.text) from unnest($2::text[]) with ordinality as said (text, nth) order by nth',
        [CHANNEL, texts],
      );
    } catch (error) {
      lose(by, error);
    } finally {
      sending = false;
    }
    void flush();
  }

  const heartbeat = setInterval(() => {
    const by = client;
    if (by && failures === 0) by.query('select 1').catch((error: unknown) => lose(by, error));
  }, HEARTBEAT);
  await connect();

  return {
    send(text) {
      // Nothing can be sent while the connection is away; once it is back, `MISSED` is.
      if (stopped || failures > 0) return;
      queue.push(text);
      void flush();
    },
    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      if (!client) return;
      const last = client;
      const stop = whenLate(1000, () => breakOff(last));
      await last.end().catch(() => {});
      stop();
    },
  };
}
