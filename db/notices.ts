/**
 * Short texts that reach every process on the same database, the sender too.
 * Those of one sender arrive in their order, or not at all.
 */
export interface Notices {
  /**
   * At most `MAX_NOTICE_BYTES`. Never waits and never throws: what cannot be
   * sent is lost, and the others are told `missed` instead once they can be.
   */
  send(text: string): void;
  stop(): Promise<void>;
}

export interface NoticeListener {
  heard(text: string): void;
  /** Texts may have been lost, on this side or on the sender's. */
  missed(): void;
  failed(error: unknown): void;
}

/** The longest text, in bytes: PostgreSQL takes less than 8,000. */
export const MAX_NOTICE_BYTES = 7900;
