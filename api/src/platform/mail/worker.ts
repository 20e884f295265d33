import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable, type Tables } from '@parade/db';
import type { Selectable } from 'kysely';
import type { Services } from '../context.ts';
import { currentSettings } from '../settings/read.ts';
import { call, traced } from '../spans.ts';
import { type AttachmentReference, sentSubject } from './layout.ts';
import { keepMarking, markFailed } from './outcome.ts';
import { giveTurnsBack, takeTurns } from './pace.ts';
import { describeFailure, isPermanent, isUnreachable, waitAfter } from './retries.ts';
import type { MailTransport } from './transport.ts';

/** How many mails are on their way at once, and how many are read from the outbox at a time. */
const LANES = 4;
const BATCH = 40;
/** How long a claim on a mail lasts: a process that died with one loses it then. */
const LEASE = 5 * 60_000;
/** How long a stop waits for a mail server that does not answer. */
const PATIENCE = 8000;
/** After the database was away: whoever holds mails that were taken meanwhile writes it down first. */
const QUIET = 10_000;

type Row = Selectable<Tables['mail_outbox']>;
type Due = Pick<Row, 'id' | 'bulk'>;
type Claimed = Pick<
  Row,
  'id' | 'to' | 'subject' | 'text' | 'html' | 'attachment' | 'createdAt' | 'attempts'
>;

/** Sends what is due in the outbox. Several processes may each have one: a mail is claimed before it is sent. */
export class MailWorker {
  readonly #services: Services;
  readonly #transport: MailTransport;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  /** By `performance.now()`, which no change of the clock moves. */
  #quietUntil = 0;
  readonly #givenUp = new AbortController();

  constructor(services: Services, transport: MailTransport) {
    this.#services = services;
    this.#transport = transport;
  }

  /**
   * Starts a round soon after a commit. The delay is random: if mails were sent at once, the
   * answers that follow would be slower for a known account, and tell it.
   */
  nudge(): void {
    if (this.#stopped) return;
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.run().catch((error: unknown) =>
          this.#services.log.error({ error: String(error) }, 'mail worker failed'),
        );
      },
      50 + Math.random() * 450,
    );
  }

  /** Sends all that is due; rounds never overlap in one process. */
  async run(): Promise<void> {
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#rounds()
      .catch((error: unknown) => {
        if (isUnavailable(error)) this.#beQuiet();
        throw error;
      })
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  /** Lets the mails that are under way arrive; the others stay in the outbox. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const patience = new AbortController();
    await Promise.race([
      this.#running?.catch(() => {}),
      delay(PATIENCE, undefined, { signal: patience.signal }).catch(() => {}),
    ]);
    patience.abort();
    this.#givenUp.abort();
    this.#transport.close();
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      while (!this.#stopped && performance.now() >= this.#quietUntil) {
        const due = await this.#due();
        const turns = await takeTurns(this.#services, due);
        const { reachable, claimed } = await this.#sendAll(due.slice(0, turns));
        await giveTurnsBack(this.#services, turns - claimed);
        // What has no turn yet waits for a later round.
        if (turns < BATCH || !reachable) break;
      }
    } while (this.#again && !this.#stopped);
  }

  /** What somebody waits for, the newest first; then copies of what goes to everybody. */
  #due(): Promise<Due[]> {
    return this.#services.db
      .selectFrom('mail_outbox')
      .select(['id', 'bulk'])
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null)
      .where('nextAttemptAt', '<=', this.#services.sharedNow())
      .orderBy('bulk')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute();
  }

  /** `reachable` is false once the mail server is not: the rest is left for later. */
  async #sendAll(mails: Due[]): Promise<{ reachable: boolean; claimed: number }> {
    let reachable = true;
    let claimed = 0;
    const lane = async () => {
      for (let one = mails.shift(); one && reachable && !this.#stopped; one = mails.shift()) {
        const mail = await this.#claim(one.id);
        if (!mail) continue; // Another process was faster.
        claimed++;
        reachable = (await this.#sendOne(mail)) && reachable;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return { reachable, claimed };
  }

  /** False where the mail server cannot be reached. */
  #sendOne(mail: Claimed): Promise<boolean> {
    return traced(this.#services.tracer, 'mail', () => this.#deliver(mail));
  }

  async #deliver(mail: Claimed): Promise<boolean> {
    const { db, env } = this.#services;
    try {
      const settings = await currentSettings(db);
      const { brand, contactInfo } = settings;
      const from = env.mailFrom ?? { name: brand.name, address: contactInfo.email };
      const subject = sentSubject(mail.subject, settings);
      const attachments = await this.#attachmentsOf(mail.attachment);
      await call('SMTP', () => this.#transport.send({ ...mail, subject, attachments, from }));
    } catch (error) {
      await this.#noteFailed(mail, error);
      return !isUnreachable(error);
    }
    await keepMarking(this.#services, mail, {
      ms: LEASE,
      givenUp: this.#givenUp.signal,
      failed: () => this.#beQuiet(),
    });
    return true;
  }

  /** Where this cannot be written down, the claim runs out and the mail is tried again. */
  async #noteFailed({ id, attempts, createdAt }: Claimed, error: unknown): Promise<void> {
    const { log, now } = this.#services;
    const lastError = describeFailure(error);
    const wait = isPermanent(error) ? null : waitAfter({ attempts, createdAt }, now());
    log.warn({ mailId: id, attempts, error: lastError, givenUp: wait === null }, 'mail not sent');
    await markFailed(this.#services, id, lastError, wait).catch((cause: unknown) => {
      log.warn({ mailId: id, error: String(cause) }, 'mail not put back');
      this.#beQuiet();
    });
  }

  #beQuiet(): void {
    this.#quietUntil = performance.now() + QUIET;
  }

  /** The files that an outbox row refers to. */
  async #attachmentsOf(reference: string | null) {
    if (reference === null) return [];
    const { kind, id, filename } = JSON.parse(reference) as AttachmentReference;
    const content = await this.#services.ports.mailAttachments[kind](this.#services.db, id);
    return [{ filename, content, contentType: 'application/pdf' }];
  }

  /** Claims a mail and counts the attempt; undefined where another process was faster. */
  async #claim(id: string): Promise<Claimed | undefined> {
    const { db, sharedNow } = this.#services;
    return db
      .updateTable('mail_outbox')
      .set((e) => ({
        attempts: e('attempts', '+', 1),
        nextAttemptAt: sharedNow(LEASE),
        // What has one waits after a failure, and is in nobody's hands.
        lastError: null,
      }))
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null)
      .where('nextAttemptAt', '<=', sharedNow())
      .returning(['id', 'to', 'subject', 'text', 'html', 'attachment', 'createdAt', 'attempts'])
      .executeTakeFirst();
  }
}
