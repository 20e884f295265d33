/** Where the address names the guided way: `#guide`, then the question: `#guide-recit`. Never an answer. */
export const GUIDE = 'guide';
export const isGuided = (hash: string): boolean => /^#guide(-|$)/.test(hash);
/** Whether it names no question yet: the guided way then goes to the one that is next. */
export const isNowhere = (hash: string): boolean => hash === `#${GUIDE}`;
