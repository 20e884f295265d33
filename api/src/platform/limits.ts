/** How much of what is allowed, and how long those wait who fail. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Points allowed in a window, by what is counted and for whom. */
export const LIMITS = {
  /** Asked again of somebody who is signed in, for each session. */
  passwordSession: { points: 10, window: 15 * MINUTE },
  /** All sessions of an account: what one of them fails leaves the others theirs. */
  passwordAccount: { points: 50, window: 15 * MINUTE },
  /** Codes beside a password that fits, of all sessions; each has the back-off of the doors. */
  approvalCode: { points: 30, window: 15 * MINUTE },
  loginAddress: { points: 100, window: 15 * MINUTE },
  registerAddress: { points: 60, window: HOUR },
  /** A /48 of IPv6: a tunnel or a rented server has 65,536 of the /64 that count as one address. */
  registerNetwork: { points: 300, window: HOUR },
  /** Who owns an address that others try to register hears of it this often. */
  takenMail: { points: 1, window: 24 * HOUR },
  /** Somebody who knows a member's password fails at the code: the member hears of it this often. */
  codeMail: { points: 1, window: 24 * HOUR },
  setupAddress: { points: 20, window: 15 * MINUTE },
  /** One address for one account. */
  resetPair: { points: 5, window: HOUR },
  /** Many addresses for one account. Beyond it no mail leaves: the links that did still open. */
  resetAccount: { points: 30, window: HOUR },
  /** A device that signed in to the account before, for itself. */
  resetDevice: { points: 5, window: HOUR },
  /** All of its devices: whoever has the password makes new ones. Beyond it no mail leaves either. */
  resetDevices: { points: 30, window: HOUR },
  resetAddress: { points: 60, window: HOUR },
  verificationAccount: { points: 5, window: HOUR },
  linkAddress: { points: 60, window: 15 * MINUTE },
  uploadAccount: { points: 120, window: HOUR },
  /** In kilobytes: a point a byte would not fit the column for long. */
  uploadAddress: { points: 600_000, window: HOUR },
  /** High: a household, a school or a company share an address. */
  meTooAddress: { points: 120, window: HOUR },
  /** One address at one alert: a household says it, a loop without cookies does not. */
  meTooPair: { points: 5, window: 24 * HOUR },
  /** Higher still: a worried person pastes one thing after the other. */
  /** Each reads a file of any length, or fetches one. */
  listAccount: { points: 60, window: HOUR },
  checkAddress: { points: 600, window: HOUR },
  /** Of a partner's key that says nothing else. */
  checkKey: { points: 60, window: MINUTE },
  disputeAddress: { points: 20, window: HOUR },
  /** One address in the name of one mailbox. */
  disputePair: { points: 5, window: 24 * HOUR },
  /** A device that signed in to the mailbox's account before, for itself. */
  disputeDevice: { points: 5, window: 24 * HOUR },
  /** An order binds, mails a contract and asks staff to look: nobody places more in earnest. */
  payAccount: { points: 10, window: HOUR },
  /** Who has sent money must be able to name its transaction, also after some that were mistyped. */
  transactionAccount: { points: 60, window: HOUR },
  /** An export reads everything that is held on one person. */
  exportAccount: { points: 10, window: HOUR },
  /** Changes of one's own account: each is a line of the journal. */
  ownAccount: { points: 120, window: HOUR },
  submitAccount: { points: 120, window: HOUR },
  /** Reads a whole story; a person asks again after each paragraph. */
  proposalsAccount: { points: 120, window: HOUR },
} as const;

/** Failures that are free, and the wait after each further one: it doubles up to the longest. */
const BACK_OFFS = {
  /** One address at one account: what slows guessing. */
  loginPair: { free: 10, first: 30_000, longest: 15 * MINUTE },
  /** Many addresses at one account. Whoever holds its owner up with it stops no device that they signed in with. */
  loginAccount: { free: 100, first: 30_000, longest: 15 * MINUTE },
  /** A device that signed in to the account before, for itself. */
  loginDevice: { free: 10, first: 30_000, longest: 15 * MINUTE },
  /** A code beside the right password: few, for it has six digits. */
  codeAccount: { free: 5, first: MINUTE, longest: HOUR },
  /** Disputes in the name of one mailbox: many addresses do not fill a stranger's, nor shut them out. */
  disputeEmail: { free: 10, first: MINUTE, longest: HOUR },
} as const;

/** So long after the last one failures are forgotten. */
export const MEMORY = 24 * HOUR;

/** Whatever is counted, by any of both rules. */
export const COUNTED = [...Object.keys(LIMITS), ...Object.keys(BACK_OFFS)] as readonly (
  | LimitName
  | BackOffName
)[];

export type LimitName = keyof typeof LIMITS;
export type BackOffName = keyof typeof BACK_OFFS;

/** How long after so many failures the next attempt has to wait, in ms. */
export function waitAfter(name: BackOffName, failures: number): number {
  const { free, first, longest } = BACK_OFFS[name];
  return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
}
