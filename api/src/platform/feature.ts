import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Db, DbOrTrx } from '@parade/db';
import type { AdminSummary } from '../../contract/admin-summary.ts';
import type { Topic } from '../../contract/live.ts';
import type { Permissions } from '../../contract/staff.ts';
import type { HonoEnv, Services } from './context.ts';
import type { MailAttachment, Statistic } from './ports.ts';
import type { Account } from './session.ts';

/** Work that is done by the clock. */
export interface Job {
  name: string;
  /** In cron's words, in UTC unless a zone is named. */
  times: string;
  timezone?: string;
  /** Also right after a start: what the last stop interrupted goes on. */
  atStart?: boolean;
  run(services: Services): Promise<void>;
}

/** A document's row, as far as it says to which feature it belongs. */
export interface StoredDocument {
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

/**
 * What a feature gives to the product: its folder's `feature.ts` exports one
 * object that satisfies this, and `app/features.ts` lists it. Nothing else
 * outside of its folders knows a feature by name.
 */
export interface Feature {
  routes?: readonly OpenAPIHono<HonoEnv>[];
  jobs?: readonly Job[];
  /** Once an hour: removes what time has made worthless. */
  tidy?(services: Services): Promise<void>;
  /** Its numbers in the back office's summary: nothing of what this staff member may not see. */
  counts?(db: Db, may: Permissions): Promise<Partial<AdminSummary>>;
  /** What open pages are told of by this feature. */
  topics?: readonly Topic[];
  documents?: DocumentReaders;
  /** PDFs that a mail may carry, each made from what was stored when it was issued. */
  mailAttachments?: Partial<Record<MailAttachment, (db: Db, id: string) => Promise<Buffer>>>;
  /** Claims of the site that can be measured from this feature's records; null while they cannot. */
  measures?: Partial<Record<Statistic, (db: DbOrTrx) => Promise<number | null>>>;
}
