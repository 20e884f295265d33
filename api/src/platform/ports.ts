import type { Db, DbOrTrx } from '@parade/db';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { DocumentReaders, Feature, Hidden, RetentionPart } from './feature.ts';
import type { PersonalPart } from './personal-data.ts';

/** A paper that a mail carries: made anew of what was stored when it was issued. */
export type Paper = 'contract' | 'invoice';

/** A figure of the settings that can be measured from the platform's own records. */
export type Statistic = keyof SiteSettings['stats'];

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
  counts: readonly NonNullable<Feature['counts']>[];
  /** Whole cents that were recovered in all, for one person. */
  recoveredCents(db: DbOrTrx, userId: string): Promise<number>;
  /** What each feature holds on a person. */
  personalData: readonly PersonalPart[];
  blockers: Readonly<Required<NonNullable<Feature['blockers']>>>;
  retention: readonly RetentionPart[];
  hidden: Readonly<Record<string, Hidden>>;
}
