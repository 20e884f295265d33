import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Db } from '@parade/db';
import type { Topic } from '../../contract/features.ts';
import type { HonoEnv, Services } from './context.ts';
import type { PersonalPart } from './personal-data.ts';
import type {
  ApprovalKind,
  Counts,
  DocumentReaders,
  MailAttachment,
  Measure,
  Opening,
  Ports,
  Probe,
  RetentionPart,
  Statistic,
} from './ports.ts';

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
  /** Its numbers in the back office's summary. */
  counts?: Counts | readonly Counts[];
  /** What it measures of its own work, for the team to hear of what is not as usual. */
  probes?: readonly Probe[];
  /** What open pages are told of by this feature. */
  topics?: readonly Topic[];
  documents?: DocumentReaders;
  /** PDFs that a mail may carry, each made from what was stored when it was issued. */
  mailAttachments?: Partial<Record<MailAttachment, (db: Db, id: string) => Promise<Buffer>>>;
  /** Claims of the site that can be measured from this feature's records; null while they cannot. */
  measures?: Partial<Record<Statistic, Measure>>;
  /** Mails a person whose address was just proven what no mail could carry before. */
  handOver?: Ports['handOvers'][number];
  personalData?: PersonalPart;
  /** What keeps a person from being erased, while it stands. */
  blockers?: Partial<Ports['blockers']>;
  /** What an opening platform takes over of it from its demonstration. */
  opening?: Opening;
  retention?: readonly RetentionPart[];
  /** Its changes that take a second person. */
  approvals?: readonly ApprovalKind[];
  /** What a deactivation hides, by the journal's words for it. */
  hidden?: Ports['hidden'];
}
