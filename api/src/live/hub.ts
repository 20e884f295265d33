import type { ErrorCode } from '../../contract/errors.ts';
import type { LiveEvent } from '../../contract/live.ts';
import type { Permission, Permissions } from '../../contract/staff.ts';

/** Who is told: one person, several, or the staff who have a permission. */
export type Audience =
  | { userId: string }
  | { userIds: ReadonlySet<string> }
  | { permission: Permission };

/** One open page. */
export interface Listener {
  sessionId: string;
  userId: string;
  permissions: Permissions | null;
  /** Writes bytes that are already encoded; false when the page is too far behind. */
  write(bytes: Uint8Array): boolean;
  close(): void;
}

/** More pages than this open in one person's name: the oldest is let go. */
export const MAX_STREAMS_PER_PERSON = 12;

const encoder = new TextEncoder();
const encode = (event: LiveEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
const PING = encoder.encode(': ping\n\n');

/** The event bus of one process. Each event is encoded once, however many pages hear it. */
export class LiveHub {
  readonly #listeners = new Set<Listener>();

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    const own = [...this.#listeners].filter((l) => l.userId === listener.userId);
    if (own.length >= MAX_STREAMS_PER_PERSON && own[0]) this.#drop(own[0]);
    this.#listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  publish(event: LiveEvent, audience: Audience): void {
    this.#send(encode(event), (l) => {
      if ('userId' in audience) return l.userId === audience.userId;
      if ('userIds' in audience) return audience.userIds.has(l.userId);
      return l.permissions?.[audience.permission] === true;
    });
  }

  /** Ends streams with the reason as their last event. */
  end(code: ErrorCode, which: (listener: Listener) => boolean): void {
    const bytes = encode({ topic: 'session', code });
    for (const listener of this.#listeners) {
      if (!which(listener)) continue;
      listener.write(bytes);
      this.#drop(listener);
    }
  }

  /** Lets streams go without a word: their pages connect again and get what is theirs by then. */
  renew(which: (listener: Listener) => boolean): void {
    for (const listener of this.#listeners) if (which(listener)) this.#drop(listener);
  }

  /** Keeps proxies from closing quiet streams. */
  ping(): void {
    this.#send(PING, () => true);
  }

  sessionIds(): string[] {
    return [...new Set([...this.#listeners].map((l) => l.sessionId))];
  }

  /** Closes every stream, for a stop: `server.close()` would wait for them for ever. */
  closeAll(): void {
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
