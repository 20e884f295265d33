import type { Db, DbOrTrx } from '@parade/db';
import type { AdminSummary } from '../../contract/admin-summary.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { Permissions } from '../../contract/staff.ts';
import type { Account } from './session.ts';

/** A paper that a mail carries: made anew of what was stored when it was issued. */
export type Paper = 'contract' | 'invoice';

/** A figure of the settings that can be measured from the platform's own records. */
export type Statistic = keyof SiteSettings['stats'];

/** A document's row, as far as it says to which feature it belongs. */
interface StoredDocument {
  reportId: string | null;
  messageId: string | null;
  slot: string | null;
}

/** Who else than its owner may read a document, said by the feature that it belongs to. */
export interface DocumentReaders {
  owns(document: StoredDocument): boolean;
  /** Whether this person may read the copy that is shown; the original is its owner's alone. */
  mayRead(db: Db, account: Account, document: StoredDocument): boolean | Promise<boolean>;
}

/** Numbers of the back office's summary: nothing of what this staff member may not see. */
export type Counts = (db: Db, may: Permissions) => Promise<Partial<AdminSummary>>;

/**
 * What lower districts need of higher ones without knowing them: each port is
 * filled by the feature that owns the answer, and `app/ports.ts` plugs them in.
 */
export interface Ports {
  /** The PDF of a paper, by its id. */
  papers: Readonly<Record<Paper, (db: Db, id: string) => Promise<Buffer>>>;
  /** Each statistic as it is now; null while the records cannot give it. */
  measures: Readonly<Record<Statistic, (db: DbOrTrx) => Promise<number | null>>>;
  /** Who may read a document, by the feature that it belongs to. */
  documentReaders: readonly DocumentReaders[];
  /** The numbers of the back office's summary. */
  counts: readonly Counts[];
  /** Whole cents that were recovered in all, for one person. */
  recoveredCents(db: DbOrTrx, userId: string): Promise<number>;
  /** Before an account goes for good its money goes to its owner. Errors: `balance_left`. */
  refuseWhileMoneyIsLeft(db: DbOrTrx, userId: string): Promise<void>;
}
