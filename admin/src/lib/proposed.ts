/** The version is the one that was read: what was sent waits, and nothing has changed yet. */
export const PROPOSED = 'Changement proposé\u00a0: il attend dans «\u00a0À confirmer\u00a0»';

const words = (values: object): string => JSON.stringify(values).replace(/\s+/g, ' ');

/** Whether more than spaces was typed: a save of nothing keeps the version, too. */
export const differs = (typed: object, read: object): boolean => words(typed) !== words(read);
