/** Where the address names the guided way: `#guide`, then the question: `#guide-recit`. Never an answer. */
export const GUIDE = 'guide';
export const isGuided = (hash: string): boolean => /^#guide(-|$)/.test(hash);
