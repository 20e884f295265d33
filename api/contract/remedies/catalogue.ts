/** Which edition of kinds, means, remedies and sources this is: a kept plan names the one that it was read with. */
export const CATALOGUE = {
  /** Raised with every change of what a plan says. */
  version: '2026-11-23',
  /** The day on which the sources were last read as a whole. */
  checkedOn: '2026-11-22',
} as const;
