import type { ErrorCode } from '../../contract/errors.ts';
import type { LiveEvent } from '../../contract/live.ts';
import type { Permission, Permissions } from '../../contract/staff.ts';

/** Who is told: one person, several, or the staff who have a permission. */
export type Audience =
  | { userId: string }
  | { userIds: ReadonlySet<string> }
  | { permission: Permission };

/** Which open pages: of these sessions (the ids of their table), of a person, of staff, or all. */
export type Streams =
  | { sessions: readonly string[] }
  | { userId: string }
  | { everybody: 'staff' | 'all' };

/** What hubs tell each other: an event for open pages, their end, or their renewal. */
export type Notice =
  | { event: LiveEvent; to: Audience }
  | { end: ErrorCode; which: Streams }
  | { renew: Streams };

/** Events of one topic for staff within this time are told as one. */
export const BURST_MS = 250;

/** One open page. */
export interface Listener {
  /** The id that the table of sessions knows; never the one in the cookie. */
  session: string;
  userId: string;
  permissions: Permissions | null;
  /** Writes bytes that are already encoded; false when the page is too far behind. */
  write(bytes: Uint8Array): boolean;
  close(): void;
}

/** How many pages one person may have open at one process; beyond that the oldest is closed. */
export const MAX_STREAMS_PER_PERSON = 12;

const encoder = new TextEncoder();
const encode = (event: LiveEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
const PING = encoder.encode(': ping\n\n');

const isIn =
  (which: Streams) =>
  (listener: Listener): boolean => {
    if ('sessions' in which) return which.sessions.includes(listener.session);
    if ('userId' in which) return listener.userId === which.userId;
    return which.everybody === 'all' || listener.permissions !== null;
  };

/** The event bus of one process, joined to those of others by `crossing.ts`. Each event is encoded once, however many pages hear it. */
export class LiveHub {
  readonly #listeners = new Set<Listener>();
  #closed = false;
  /** The topics that were told a moment ago, each with what waits to be told. */
  #published = 0;
  readonly #bursts = new Map<string, LiveEvent | undefined>();
  #others: ((notice: Notice) => void) | undefined;

  /** How many events this process has published or heard of: what was counted before is old. */
  get published(): number {
    return this.#published;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    const own = [...this.#listeners].filter((l) => l.userId === listener.userId);
    if (own.length >= MAX_STREAMS_PER_PERSON && own[0]) this.#drop(own[0]);
    this.#listeners.add(listener);
    if (this.#closed) this.#drop(listener);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Sets what passes notices on to the other processes; undefined for nothing. */
  toldBy(others: ((notice: Notice) => void) | undefined): void {
    this.#others = others;
  }

  /** Staff are told the first event of a topic at once, and of all that follow within a moment together. */
  publish(event: LiveEvent, to: Audience): void {
    this.#published++;
    if (!('permission' in to)) {
      this.#tell({ event, to });
      return;
    }
    const key = `${event.topic} ${to.permission}`;
    if (this.#bursts.has(key)) {
      const waiting = this.#bursts.get(key);
      // Several records changed: everything of the topic is read again.
      const same = !waiting || waiting.id === event.id;
      this.#bursts.set(key, same ? event : { topic: event.topic });
      return;
    }
    this.#tell({ event, to });
    this.#rest(key, to);
  }

  #rest(key: string, to: Audience): void {
    this.#bursts.set(key, undefined);
    setTimeout(() => {
      const event = this.#bursts.get(key);
      this.#bursts.delete(key);
      if (!event) return;
      this.#tell({ event, to });
      this.#rest(key, to);
    }, BURST_MS).unref();
  }

  /** Ends streams with the reason as their last event. */
  end(code: ErrorCode, which: Streams): void {
    this.#tell({ end: code, which });
  }

  /** Closes streams without a last event: their pages connect again with their present rights. */
  renew(which: Streams): void {
    this.#tell({ renew: which });
  }

  /** Delivers here at once, even where the other processes cannot be reached. */
  #tell(notice: Notice): void {
    this.deliver(notice);
    this.#others?.(notice);
  }

  /** Delivers to the pages that are open at this process. */
  deliver(notice: Notice): void {
    if ('event' in notice) {
      this.#published++;
      const { event, to } = notice;
      this.#send(encode(event), (l) => {
        if ('userId' in to) return l.userId === to.userId;
        if ('userIds' in to) return to.userIds.has(l.userId);
        return l.permissions?.[to.permission] === true;
      });
      return;
    }
    const ends = 'end' in notice;
    const bytes = ends ? encode({ topic: 'session', code: notice.end }) : undefined;
    const wanted = isIn(ends ? notice.which : notice.renew);
    for (const listener of this.#listeners) {
      if (!wanted(listener)) continue;
      if (bytes) listener.write(bytes);
      this.#drop(listener);
    }
  }

  /** Keeps proxies from closing quiet streams. */
  ping(): void {
    this.#send(PING, () => true);
  }

  /** The sessions of open pages. */
  sessions(which: Streams = { everybody: 'all' }): string[] {
    return [...new Set([...this.#listeners].filter(isIn(which)).map((l) => l.session))];
  }

  /** Closes every stream for good, and those that still come: a stop would wait for them. */
  closeAll(): void {
    this.#closed = true;
    for (const listener of this.#listeners) this.#drop(listener);
  }

  #send(bytes: Uint8Array, wanted: (listener: Listener) => boolean): void {
    for (const listener of this.#listeners) {
      if (wanted(listener) && !listener.write(bytes)) this.#drop(listener);
    }
  }

  #drop(listener: Listener): void {
    this.#listeners.delete(listener);
    listener.close();
  }
}
