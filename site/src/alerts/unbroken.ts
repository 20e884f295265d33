/** A number of a text must not break across lines. */
export const unbroken = (text: string): string => text.replace(/(?<=[\d•]) (?=[\d•])/g, '\u00a0');
