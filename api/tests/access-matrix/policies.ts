/** Who may be asked for, and what each kind of route answers to whom it refuses. */
import { PERMISSIONS } from '../../contract/staff.ts';

const CLOSED = ['blocked', 'disabled', 'deleted'] as const;
type Closed = (typeof CLOSED)[number];

/** Everybody who ever sends a request. The owner owns what the paths name. */
export const WHO = [
  'visitor',
  'owner',
  'other client',
  // In a session that was open when the account was closed, and in one of the restricted sign-in.
  'blocked owner',
  'disabled owner',
  'deleted owner',
  'blocked owner, restricted session',
  'disabled owner, restricted session',
  'deleted owner, restricted session',
  ...PERMISSIONS,
  'no permission',
  'administrator',
  'administrator without the second factor asked for',
  'blocked administrator',
  'disabled administrator',
  'deleted administrator',
] as const;
export type Who = (typeof WHO)[number];

/** `401 session_required`, by person; who is not named gets through. */
export type Refusals = Readonly<Partial<Record<Who, string>>>;

const UNSIGNED: Refusals = { visitor: '401 session_required' };
const closed = (name: (status: Closed) => Who): Refusals =>
  Object.fromEntries(CLOSED.map((status) => [name(status), `403 account_${status}`]));
const CLOSED_STAFF = closed((status) => `${status} administrator`);
const CLOSED_OWNER: Refusals = {
  ...closed((status) => `${status} owner`),
  ...closed((status) => `${status} owner, restricted session`),
};
const BARE = 'administrator without the second factor asked for';
const TEAM: readonly Who[] = [...PERMISSIONS, 'no permission', 'administrator', BARE];

/** All of these but whom it is for. */
const refuse = (answer: string, who: readonly Who[], but: readonly Who[] = []): Refusals =>
  Object.fromEntries(who.filter((each) => !but.includes(each)).map((each) => [each, answer]));

const signedInWhateverStatus = { ...UNSIGNED, ...CLOSED_STAFF };
const signedIn = { ...signedInWhateverStatus, ...CLOSED_OWNER };
/** Of somebody: there is nothing there for anybody else, staff with what it takes excepted. */
const others = (...but: Who[]) => refuse('404 not_found', ['other client', ...TEAM], but);
/** The same for what a body names. */
const UNKNOWN = '422 document_unknown';
const clients = refuse('403 permission_denied', ['owner', 'other client']);
const staff = {
  ...signedIn,
  ...clients,
  [BARE]: '403 totp_setup_required',
};
const staffWith = (...but: Who[]) => ({
  ...refuse('403 permission_denied', TEAM, [...but, 'administrator']),
  ...staff,
});

export const POLICIES = {
  anybody: {},
  /** Whoever is signed in, and visitors: the routes that say who one is. */
  'anybody whose account is open': { ...CLOSED_OWNER, ...CLOSED_STAFF },
  'anybody but closed staff': CLOSED_STAFF,
  'signed in': signedIn,
  'signed in, whatever the status': signedInWhateverStatus,
  owner: { ...signedIn, ...others() },
  'owner, whatever the status': { ...signedInWhateverStatus, ...others() },
  'owner, manageReports': { ...signedIn, ...others('manageReports', 'administrator') },
  'owner, manageReports, manageUsers': {
    ...signedIn,
    ...others('manageReports', 'manageUsers', 'administrator'),
  },
  'owner whatever the status, managePayments': {
    ...signedInWhateverStatus,
    ...others('managePayments', 'administrator'),
  },
  'owner of the document': { ...signedIn, ...refuse(UNKNOWN, ['other client', ...TEAM]) },
  'staff about themselves': { ...signedIn, ...clients },
  staff,
  manageReports: staffWith('manageReports'),
  managePayments: staffWith('managePayments'),
  manageUsers: staffWith('manageUsers'),
  systemSettings: staffWith('systemSettings'),
  'systemSettings and manageReports': staffWith(),
} as const satisfies Record<string, Refusals>;
export type Access = keyof typeof POLICIES;
