import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface AlertTables {
  alerts: {
    id: string;
    /** Unique, in the order of `createdAt`: what lists and the search go by. */
    position: number;
    /** Its address: `/alertes/{slug}`. */
    slug: string;
    title: string;
    description: string;
    /** One of the ten types of the public base. */
    fraudType: string;
    amountCents: number;
    /** Calendar day, `YYYY-MM-DD`. */
    dateOfFraud: string;
    perpetratorInfo: string;
    country: string;
    region: string;
    /** Only `verified` ones are public. */
    status: Generated<'pending' | 'verified' | 'rejected' | 'retired' | 'suspended'>;
    /** Where it comes from: `sample`, `report`, `staff`. */
    source: string;
    firstSeenAt: string;
    lastSeenAt: string;
    meTooCount: Generated<number>;
    /** A pseudonym that is shown: never the id of an account. */
    reporterId: string | null;
    /** Title, description and perpetrator info as searches compare them, and the marks of the filters. */
    searchText: string;
    /** Since when an open dispute stands against it. */
    contestedAt: string | null;
    /** The report that it was made from. Staff alone see it. */
    reportId: string | null;
    /** How it was checked before it became public, with which piece, on which calendar day, and by whom; null where nobody said. */
    checkedHow: Generated<string | null>;
    checkedWith: Generated<string | null>;
    checkedOn: Generated<string | null>;
    checkedById: Generated<string | null>;
    checkedByName: Generated<string | null>;
    createdAt: string;
    updatedAt: string;
    version: Generated<number>;
  };
  /** What a scammer uses, by which an alert is recognised. */
  alert_indicators: {
    id: string;
    alertId: string;
    kind: 'domain' | 'url' | 'email' | 'phone' | 'iban' | 'wallet' | 'company';
    /** As it is compared: lower-case host, E.164 number, IBAN without spaces. */
    value: string;
    /** As everybody sees it: phones, e-mails and IBANs masked. */
    display: string;
    /** While a dispute is open, a private one neither shows nor matches. */
    suspendedAt: string | null;
  };
  /** Who said « Moi aussi »: once for each visitor and for each account. */
  alert_me_toos: {
    alertId: string;
    /** `visitor:` and the hash of the browser's mark, or `account:` and its id. */
    mark: string;
    createdAt: string;
  };
}

/** A draft is the person's whose report it was made from. What is published names nobody, and is nobody's. */
export const alertTables = {
  alerts: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('id', 'reportId', 'checkedById'),
      checkedByName: { authorName: 'checkedById' as const },
      ...text.references('slug', 'reporterId'),
      ...text.personal(
        'title',
        'description',
        'perpetratorInfo',
        'region',
        'searchText',
        'checkedWith',
      ),
      ...text.words('fraudType', 'country', 'status', 'source', 'checkedHow'),
      ...text.days('dateOfFraud', 'checkedOn'),
      ...text.instants('firstSeenAt', 'lastSeenAt', 'contestedAt', 'createdAt', 'updatedAt'),
    },
  },
  alert_indicators: {
    owner: { parent: 'alerts' as const, by: 'alertId' },
    text: {
      ...text.ids('id', 'alertId'),
      ...text.words('kind'),
      ...text.personal('value', 'display'),
      ...text.instants('suspendedAt'),
    },
  },
  alert_me_toos: {
    owner: { id: 'mark', prefix: 'account:' },
    text: { ...text.ids('alertId', 'mark'), ...text.instants('createdAt') },
  },
} satisfies Declarations<AlertTables>;
