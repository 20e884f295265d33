import type { Transaction } from '@parade/db';
import type { Expression } from 'kysely';
import type { AuditAction, AuditObject, AuditState } from '../../contract/audit/objects.ts';
import type { LiveEvent } from '../../contract/live.ts';
import type { Audience } from './live-hub.ts';

/** Who does something: a person, or the system itself (both null). */
export interface Actor {
  id: string | null;
  email: string | null;
  name: string;
}

/** Somebody who is signed in. */
export interface Person extends Actor {
  id: string;
  email: string;
  /** When they last showed their password, and their second factor where they have one. */
  confirmedAt: string;
  /** When their session began, which tells it from their others; empty for who acts without one. */
  signedInAt: string;
}

export const SYSTEM: Actor = { id: null, email: null, name: 'Système' };

/** One transaction of a verb, with what must happen inside it and after it. */
export interface UnitOfWork {
  trx: Transaction;
  /** The instant of the whole unit, ISO-8601 UTC. */
  at: string;
  /** This instant by the clock of the database: from then on, whichever process comes first may take what waits. */
  due: Expression<string>;
  /**
   * Writes the journal, in the same transaction. What has no French words does not compile. An
   * event that names its `id` is written once; false where it was there.
   */
  audit<Of extends AuditObject, const Before extends object, const After extends object>(
    action: AuditAction<Of>,
    objectType: Of,
    objectId: string,
    states?: {
      before?: Before & AuditState<Of, Before>;
      after?: After & AuditState<Of, After>;
      id?: string;
    },
  ): Promise<boolean>;
  /** Told to open pages once the transaction is committed, never before. */
  publish(event: LiveEvent, audience: Audience): void;
  /** Something was put in the mail outbox: its worker is told after the commit. */
  mailed(): void;
  /** A publication of the site was asked for: its worker is told after the commit. */
  publishing(): void;
  /** Done once the transaction is committed, never before. */
  afterCommit(task: () => void): void;
}
