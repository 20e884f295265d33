/** Keeps the numbers of a text from breaking across lines. */
export const unbroken = (text: string): string => text.replace(/(?<=[\d•]) (?=[\d•])/g, '\u00a0');
