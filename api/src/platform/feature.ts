import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Db, DbOrTrx } from '@parade/db';
import type { AdminSummary } from '../../contract/admin-summary.ts';
import type { AuditObject } from '../../contract/audit.ts';
import type { Topic } from '../../contract/live.ts';
import type { ErasureBlocker } from '../../contract/personal-data.ts';
import type { RetentionKind, RetentionRun } from '../../contract/retention.ts';
import type { Permissions } from '../../contract/staff.ts';
import type { Actor, HonoEnv, Services } from './context.ts';
import type { PersonalPart } from './personal-data.ts';
import type { Paper, Statistic } from './ports.ts';
import type { Account } from './session.ts';
import type { UnitOfWork } from './unit-of-work.ts';

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

/** What goes when its period is over. */
export interface RetentionPart {
  kind: RetentionKind;
  /** What the journal says was purged, each by its id; nothing where it stays silent. */
  objectType?: AuditObject;
  /** How many go in one transaction. */
  batch: number;
  /** What has outlived its period; ids, oldest first. Asked again inside the removal's transaction with `only`. */
  find(
    services: Services,
    db: DbOrTrx,
    cutoff: string,
    only?: readonly string[],
  ): Promise<string[]>;
  remove(services: Services, unit: UnitOfWork, ids: readonly string[]): Promise<void>;
  /** What stays although its period is over. */
  withheld?(services: Services, cutoff: string): Promise<RetentionRun['withheld']>;
}

/** What a deactivation hides and a reactivation brings back; each answers how many. */
export interface Hidden {
  hide(unit: UnitOfWork, userId: string): Promise<number>;
  /** The instant of the deactivation marks what it hid: only that comes back. */
  restore(unit: UnitOfWork, actor: Actor, userId: string, hiddenAt: string): Promise<number>;
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
  papers?: Partial<Record<Paper, (db: Db, id: string) => Promise<Buffer>>>;
  /** Claims of the site that can be measured from this feature's records; null while they cannot. */
  measures?: Partial<Record<Statistic, (db: DbOrTrx) => Promise<number | null>>>;
  personalData?: PersonalPart;
  /** What keeps a person from being erased, while it stands. */
  blockers?: Partial<Record<ErasureBlocker, (db: DbOrTrx, userId: string) => Promise<boolean>>>;
  retention?: readonly RetentionPart[];
  /** By the journal's words for it. */
  hidden?: Readonly<Record<string, Hidden>>;
}
