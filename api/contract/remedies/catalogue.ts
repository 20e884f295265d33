/**
 * The catalogue as a whole. The version is kept with a situation, so that old
 * answers are read with the questions of their day; `checkedOn` is the day of
 * the source that was checked longest ago.
 */
export const CATALOGUE = { version: '2026-11-23', checkedOn: '2026-11-22' } as const;
