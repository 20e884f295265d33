import { numbersOf, OFFICIAL_HELP } from '../official-help.ts';
import { installed } from './installed.ts';

/** French, from abroad or with an extra charge, however it is parted; directory services (118 xxx). */
export const PHONE = String.raw`(?:\+|(?<!\d{2}-)\b00 ?)\d{1,3}(?:[ .()/-]{0,2}\d){6,12}(?!\d)|(?<![\d+]|\d{2}-)0(?:[ .-]?\d){9}(?!\d)|(?<!\d)118[ .]?\d{3}(?!\d)`;
const ALL = new RegExp(PHONE, 'g');

/** Ten digits as they are dialled in France; of others what is written. */
const dialled = (written: string): string =>
  written
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)33/, '0');

/** Not the charged one: what it costs and what to try first would have to stand beside it. */
const OFFICIAL = new Set(
  OFFICIAL_HELP.filter(({ isPaid }) => !isPaid).flatMap((help) => numbersOf(help).map(dialled)),
);
/** Numbers that the regulator keeps for fiction: nobody answers there. */
const NOBODYS = /^0(?:(?:19900|26191|35301|46571|53649)\d{4}|63998\d{4})$/;
/** Whoever calls one pays for it. */
const CHARGED = /^(?:089\d|118)/;

/** What of a text are telephone numbers that are neither ours nor an official help's. */
export function foreignPhones(text: string): { number: string; charged: boolean }[] {
  const { phones, knowsHosts } = installed();
  // A browser does not know our own: it leaves numbers to the server.
  if (!knowsHosts) return [];
  const written = text.match(ALL);
  if (!written) return [];
  const ours = phones().map(dialled);
  return written
    .map(dialled)
    .filter((number) => !OFFICIAL.has(number) && !ours.includes(number) && !NOBODYS.test(number))
    .map((number) => ({ number, charged: CHARGED.test(number) }));
}
