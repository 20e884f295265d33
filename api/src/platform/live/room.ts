import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';

/** Streams from one address: an office or a school shares one, a crowd of accounts does too. */
export const MAX_STREAMS_PER_ADDRESS = 1000;
/** Streams of one process: some tens of kilobytes each. */
const MAX_STREAMS = 5000;
/** Pages that were refused come again by themselves, later each time. */
const RETRY_SECONDS = 30;

/** How many streams are open from where. */
class Room {
  readonly #open = new Map<string, number>();
  #total = 0;

  /** Takes a place; the answer gives it back, once. Errors: `rate_limited`, `unavailable`. */
  enter(address: string): () => void {
    const own = this.#open.get(address) ?? 0;
    if (own >= MAX_STREAMS_PER_ADDRESS) {
      throw new AppError('rate_limited', { retryAfter: RETRY_SECONDS });
    }
    if (this.#total >= MAX_STREAMS)
      throw new AppError('unavailable', { retryAfter: RETRY_SECONDS });
    this.#add(address, 1);
    let inside = true;
    return () => {
      if (inside) this.#add(address, -1);
      inside = false;
    };
  }

  #add(address: string, change: 1 | -1): void {
    this.#total += change;
    const count = (this.#open.get(address) ?? 0) + change;
    if (count > 0) this.#open.set(address, count);
    else this.#open.delete(address);
  }
}

const rooms = new WeakMap<Services, Room>();

/** Takes a place among the open streams of this process. Errors: those of `Room.enter`. */
export function enterRoom(services: Services, address: string): () => void {
  const room = rooms.get(services) ?? new Room();
  rooms.set(services, room);
  return room.enter(address);
}
