import { type Declarations, text } from '../personal.ts';

export interface PublicationTables {
  /** Versions of the static site, asked for and built. The newest `published` one is what visitors read. */
  publications: {
    /** UUIDv7: also the order in which they were asked for. */
    id: string;
    state: 'waiting' | 'building' | 'published' | 'failed';
    cause: 'settings' | 'request' | 'alerts' | 'daily';
    requestedAt: string;
    /** The name of who asked. */
    requestedBy: string;
    startedAt: string | null;
    /** By the clock of the database: whoever builds it moves it on, and a process that died does not. */
    heldUntil: string | null;
    finishedAt: string | null;
    settingsVersion: number | null;
    /** The JSON that it was built from, so that another process can build the same. */
    content: string | null;
    problem: string | null;
  };
  /** Texts that people accept, as they were published. */
  legal_texts: {
    /** SHA-256 of the text. */
    id: string;
    page: string;
    text: string;
    firstShownAt: string;
    lastShownAt: string;
  };
  /** The terms of an open platform, from the first that were shown: those in force, those announced, and all before. */
  terms_versions: {
    id: string;
    /** Null once it was replaced or withdrawn; so one row at most is in force, and one announced. */
    standing: 'in_force' | 'announced' | null;
    /** SHA-256 of its words, without contacts and without how they are set. */
    words: string;
    /** As HTML. */
    text: string;
    updatedOn: string;
    effectiveOn: string;
    announcedAt: string | null;
    endedAt: string | null;
    /** The notice that everybody got of it. */
    sendingId: string | null;
  };
}

const nobody = 'What everybody reads.';
export const publicationTables = {
  publications: {
    nobody,
    text: {
      ...text.ids('id'),
      ...text.words('state', 'cause'),
      ...text.instants('requestedAt', 'startedAt', 'heldUntil', 'finishedAt'),
      requestedBy: 'passing',
      ...text.published('content'),
      ...text.technical('problem'),
    },
  },
  legal_texts: {
    nobody,
    text: {
      ...text.hashes('id'),
      ...text.words('page'),
      ...text.published('text'),
      ...text.instants('firstShownAt', 'lastShownAt'),
    },
  },
  terms_versions: {
    nobody,
    text: {
      ...text.ids('id', 'sendingId'),
      ...text.words('standing'),
      ...text.hashes('words'),
      ...text.published('text'),
      ...text.days('updatedOn', 'effectiveOn'),
      ...text.instants('announcedAt', 'endedAt'),
    },
  },
} satisfies Declarations<PublicationTables>;
