/** What rows are made of: the same at each run. */

export type Row = Record<string, string | number | null>;
export interface Table {
  name: string;
  rows: Iterable<Row>;
}

export const SIZES = {
  accounts: 50_000,
  reports: 100_000,
  tickets: 20_000,
  identities: 5_000,
  payments: 10_000,
  withdrawals: 10_000,
  events: 150_000,
  counterparties: 1_000_000,
};

export const DAY = 86_400_000;
/** The youngest record of all: before the clock of any machine that runs this. */
export const END = Date.parse('2026-11-01T12:00:00Z');
const YEARS = 3 * 365 * DAY;

/** A number for each place in a series, the same each time (the mixing of MurmurHash3). */
export function lot(at: number, of: number, salt = 1): number {
  let mixed = Math.imul(at ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return Math.floor(((mixed ^ (mixed >>> 16)) >>> 0) / (4_294_967_296 / of));
}
export const pick = <Item>(items: readonly Item[], at: number, salt = 1): Item =>
  items[lot(at, items.length, salt)] as Item;
export const shares = <Item>(
  at: number,
  salt: number,
  ...parts: readonly (readonly [Item, number])[]
) => {
  let left = lot(at, 1000, salt);
  for (const [item, share] of parts) {
    if (left < share) return item;
    left -= share;
  }
  return parts[0]?.[0] as Item;
};

export const instant = (at: number, of: number): string =>
  new Date(END - YEARS + Math.floor((YEARS / of) * at)).toISOString();
export const later = (time: string, days: number): string =>
  new Date(Math.min(END, Date.parse(time) + days * DAY)).toISOString();
/** In the order of time, as the product's own. */
export const idOf = (kind: number, at: number): string =>
  `0190${kind.toString(16).padStart(4, '0')}-${(at >> 16).toString(16).padStart(4, '0')}-7${(
    at & 0xfff
  )
    .toString(16)
    .padStart(3, '0')}-8000-${at.toString(16).padStart(12, '0')}`;

const SPEAKABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export function reference(prefix: string, at: number): string {
  let left = at * 7 + 11;
  let letters = '';
  for (let nth = 0; nth < 4; nth++) {
    letters += SPEAKABLE[left % SPEAKABLE.length];
    left = Math.floor(left / SPEAKABLE.length);
  }
  return `${prefix}-${letters}-${22 + lot(at, 77)}`;
}

/** Each kind of record has numbers of its own. */
export const KIND = {
  user: 1,
  report: 2,
  ticket: 3,
  kyc: 4,
  contract: 5,
  payment: 6,
  withdrawal: 7,
  document: 8,
  other: 9,
  loss: 10,
  counterparty: 11,
  message: 12,
  step: 13,
  entry: 14,
};

/** Gone through anew by each database that is filled. */
export const each = (count: number, make: (at: number) => Iterable<Row>): Iterable<Row> => ({
  *[Symbol.iterator]() {
    for (let at = 0; at < count; at++) yield* make(at);
  },
});
export const times = (count: number, make: (at: number) => Row): Iterable<Row> =>
  each(count, (at) => [make(at)]);
