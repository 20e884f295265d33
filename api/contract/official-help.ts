/**
 * Free official help. Constants, not settings: whoever steals an editor's
 * password must not be able to put a number of his own here (design 9.3).
 */
export interface OfficialHelp {
  readonly key: string;
  readonly name: string;
  /** What it is for, in one short French sentence. */
  readonly purpose: string;
  readonly url: string;
  /** E.164 or short number for a `tel:` or `sms:` link, where there is one. */
  readonly phone?: string;
  /** The number as it is read aloud. */
  readonly phoneLabel?: string;
  readonly cost: string;
}

/** When somebody last read every source below and found it as written here. */
export const OFFICIAL_HELP_CHECKED_ON = '2026-11-21';
