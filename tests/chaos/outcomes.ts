/** What became of the requests of the load, as its process tells it. */

/** A write that was confirmed: found in the database by its word, which no other write has. */
export interface Acknowledged {
  word: string;
  /** Of an upload: where it is read, and by whom. */
  document?: { url: string; cookie: string };
}

export interface Outcome {
  /** When it began and ended, by `Date.now()`. */
  began: number;
  ended: number;
  /** What was asked for. */
  name: string;
  /** Whether it is a page that is never down. */
  isPage: boolean;
  /** The kind of failure; undefined where it went well. */
  failure?: string;
  acknowledged?: Acknowledged;
}

/** The one failure that is allowed: a 503 with its sentence. */
export const TOLD = '503';

/** What the process of the load says, some times a second. */
export interface Tally {
  outcomes: Outcome[];
  openStreams: number;
  /** How long the oldest request that is under way has waited, in ms. */
  waitingMs: number;
}

/** Whom the load plays. */
export interface Member {
  cookie: string;
  /** The address that they come from. */
  address: string;
  ticketId: string;
}

/** What the process of the load is told. */
export interface Plan {
  url: string;
  members: Member[];
  staffCookie: string;
  /** The page of an alert. */
  alertPage: string;
  requestsPerSecond: number;
  streams: number;
}
