import type { Db, DbOrTrx } from '@parade/db';
import type { z } from 'zod';
import type { AdminSummary } from '../../contract/admin-summary.ts';
import type { ApprovalChange } from '../../contract/approvals.ts';
import type { USERS } from '../../contract/audit/users.ts';
import type { IndicatorKind } from '../../contract/indicators.ts';
import type { LossFigures } from '../../contract/loss-figures.ts';
import type { ErasureBlocker } from '../../contract/personal-data.ts';
import type { ProbeUnit } from '../../contract/probes.ts';
import type { PublicPrice } from '../../contract/publication.ts';
import type { RetentionKind } from '../../contract/retention.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { Permission } from '../../contract/staff.ts';
import type { Person, PersonalPart } from './personal-data.ts';
import type { Resources } from './resources.ts';
import type { Account } from './session.ts';
import type { Actor, UnitOfWork } from './unit.ts';

/** A PDF that a mail carries: made anew of what was stored when it was issued. */
export type MailAttachment = 'contract' | 'invoice' | 'receipt';

/** A figure of the settings that can be measured from the platform's own records. */
export type Statistic = keyof SiteSettings['stats'];

/** A document's row, as far as it says to which feature it belongs. */
interface StoredDocument {
  reportId: string | null;
  messageId: string | null;
  reportMessageId: string | null;
  slot: string | null;
}

/** Who else than its owner may read a document, said by the feature that it belongs to. */
export interface DocumentReaders {
  owns(document: StoredDocument): boolean;
  /** Whether this person may read the copy that is shown; the original is its owner's alone. */
  mayRead(db: Db, account: Account, document: StoredDocument): boolean | Promise<boolean>;
}

/** Numbers of the back office's summary, and what it takes to see them. */
export interface Counts {
  permission: Permission;
  read(db: Db): Promise<Partial<AdminSummary>>;
}

/** A reading, and where it is expected: one without a bound may be as small or as large as it is. */
export interface Reading {
  value: number;
  min?: number;
  max?: number;
}

/** Something by which the team sees that the work goes on as usual. */
export interface Probe {
  /** For the database and metrics: small letters and underscores, the same for ever. */
  name: string;
  /** What the team reads, in French, with the time that it looks back on. */
  label: string;
  unit: ProbeUnit;
  /** Undefined where there is too little to judge. A few statements, each along an index. */
  measure(db: Db, now: Date): Promise<Reading | undefined>;
}

/** What goes when its period is over. */
export interface RetentionPart<Given extends Resources = Resources> {
  kind: RetentionKind;
  /** What the journal says was purged, each by its id; nothing where it stays silent. */
  objectType?: 'users' | 'reports';
  /** How many go in one transaction. */
  batch: number;
  /** Ids of what has outlived its period, oldest first. Asked again inside the removal's transaction with `only`. */
  find(given: Given, db: DbOrTrx, cutoff: string, only?: readonly string[]): Promise<string[]>;
  remove(given: Given, unit: UnitOfWork, ids: readonly string[]): Promise<void>;
}

/** What the journal may count of an account. */
export type UserFact = keyof (typeof USERS)['fields'];

/** What a deactivation hides and a reactivation brings back; each answers how many. */
export interface Hidden {
  hide(unit: UnitOfWork, userId: string): Promise<number>;
  /** The instant of the deactivation marks what it hid: only that comes back. */
  restore(unit: UnitOfWork, actor: Actor, userId: string, hiddenAt: string): Promise<number>;
}

/** What one person alone may have left in a demonstration, asked for when the platform opens. */
export interface Opening {
  /** What of it stays in force, in words for whoever confirms; the same words and order each time. */
  inForce?(db: DbOrTrx): Promise<ApprovalChange[]>;
  /** Whether money that nobody paid in could still be taken out. `since`: when the demonstration began; null for ever since. */
  owes?(db: DbOrTrx, since: string | null): Promise<boolean>;
}

/** A statistic as it is now, of what was done from `since` on where that counts; null while the records cannot give it. */
export type Measure = (db: DbOrTrx, since: string | null) => Promise<number | null>;

/**
 * A change that takes effect only once a second person confirmed it. Who
 * proposes it has written `input` in the same words in which it is applied.
 */
export interface ApprovalKind<Input = unknown> {
  kind: string;
  /** What it takes to propose it, to see it wait, and to confirm it. */
  permission: Permission;
  /** It is about a client: mails name no person and no amount. */
  ofClient?: true;
  /** It holds texts that one member writes as they like: no mail takes them to the others. */
  unmailed?: true;
  /** Reads what was stored. */
  input: z.ZodType<Input>;
  /**
   * What whoever may confirm it reads beside what is stored, for it stands nowhere else in plain
   * text. A read of what is a client's own is written down.
   */
  reveal?(
    given: Resources,
    reader: Actor & { id: string },
    input: Input,
  ): Promise<ApprovalChange[]>;
  /** Applies it over what it was proposed for, and over nothing else: `stale_version` otherwise. */
  apply(given: Resources, unit: UnitOfWork, proposer: Proposer, input: Input): Promise<void>;
}

/** Who proposed a change, and the id of who confirmed it; null for a team of one. */
export interface Proposer extends Actor {
  id: string;
  email: string;
  confirmedBy: string | null;
}

/**
 * What lower districts need of higher ones without knowing them: each port is
 * filled by the feature that owns the answer, and `app/ports.ts` plugs them in.
 */
export interface Ports {
  /** The PDF of a contract, an invoice or a receipt, by its id. */
  mailAttachments: Readonly<Record<MailAttachment, (db: Db, id: string) => Promise<Buffer>>>;
  /** What a person is mailed once their address is proven: until then no mail carries a file. */
  handOvers: readonly ((
    given: Resources,
    unit: UnitOfWork,
    person: Omit<Person, 'createdAt'>,
  ) => Promise<void>)[];
  measures: Readonly<Record<Statistic, Measure>>;
  /** Who may read a document, by the feature that it belongs to. */
  documentReaders: readonly DocumentReaders[];
  /** The numbers of the back office's summary. */
  counts: readonly Counts[];
  /** What is measured of the work in working hours. */
  probes: readonly Probe[];
  /** Where clients pay at this moment. */
  payees(db: DbOrTrx): Promise<{ kind: 'iban' | 'wallet'; address: string }[]>;
  /** Whole cents that were recovered in all, for one person. */
  recoveredCents(db: DbOrTrx, userId: string): Promise<number>;
  /** What the standard contract costs, for everybody; null while nothing is sold. */
  publicPrice(db: DbOrTrx): Promise<PublicPrice>;
  /** What the cases have declared as lost since then, as of a calendar day; null while they are few. */
  lossFigures(db: DbOrTrx, since: string | null, asOf: string): Promise<LossFigures | null>;
  /** Which of these two independent people reported, in reports that the team took up; by `keyOf`. */
  reportedTwice(
    given: Pick<Resources, 'db' | 'key'>,
    things: readonly { kind: IndicatorKind; value: string }[],
  ): Promise<ReadonlySet<string>>;
  /** Whether somebody's identity papers are approved. */
  identityApproved(db: DbOrTrx, userId: string): Promise<boolean>;
  /** Whether somebody reported a fraud in cryptocurrency. */
  reportedCrypto(db: DbOrTrx, userId: string): Promise<boolean>;
  /** What each feature holds on a person. */
  personalData: readonly PersonalPart[];
  /** What must be settled before a person can go; true while it is not. */
  blockers: Readonly<Record<ErasureBlocker, (db: DbOrTrx, userId: string) => Promise<boolean>>>;
  /** What time removes. */
  retention: readonly RetentionPart[];
  /** What an opening platform takes over from its demonstration. */
  openings: readonly Opening[];
  /** Ends what a member proposed, when their access is reset: it may not have been them. */
  endProposalsAtReset(
    given: Resources,
    unit: UnitOfWork,
    member: { id: string; name: string },
  ): Promise<void>;
  /** What takes a second person. */
  approvals: readonly ApprovalKind[];
  /** What a deactivation hides, by the journal's words for it. */
  hidden: Readonly<Partial<Record<UserFact, Hidden>>>;
}
