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
} satisfies Declarations<PublicationTables>;
