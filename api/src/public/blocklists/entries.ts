import type { IndicatorKind } from '../../../contract/indicators.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import { isSharedHost } from '../alerts/indicators/hosts.ts';
import { readLink } from '../alerts/indicators/links.ts';
import { type Normalised, normaliseIndicator } from '../alerts/indicators/normalise.ts';
import { tooWide } from '../alerts/indicators/too-wide.ts';
import type { ListItem, Reading } from './adapters/adapter.ts';

export interface Entry {
  kind: IndicatorKind;
  value: string;
  category: string;
}

export interface Entries {
  /** Each once, in the order of the database's index. */
  entries: Entry[];
  /** Lines that hold something unreadable, in their order. */
  badLines: number[];
  /** Readable, but for nobody in particular: placeholders, hosts that many share, official ones. */
  leftOut: number;
}

const PLACEHOLDERS = [
  /^(?:localhost|local|broadcasthost|ip6-[a-z]+|0\.0\.0\.0|127\.0\.0\.1|::1?)(?:\.localdomain)?$/i,
  // Written for « whatever »; names below `.example` itself are nobody's and stay.
  /^(?:[^@/]*[@.])?ex[ae]mple\.(?!example$)[a-z]{2,}$/i,
  /^(?:https?:\/\/)?(?:www\.)?ex[ae]mple\.[a-z]{2,}(?:\/|$)/i,
  /^(?:pr[ée]nom|nom|firstname|lastname|x{2,})(?:[._-]?(?:pr[ée]nom|nom|firstname|lastname|x{2,}))?@/i,
];
const isPlaceholder = (typed: string) =>
  PLACEHOLDERS.some((form) => form.test(typed.normalize('NFC')));

const MAX_CATEGORY = 200;

const allowed = (entry: Entry, known: Normalised): Entry | null =>
  tooWide(entry.kind, known) === null ? entry : null;

/** The entry of an item: null where it is readable but left out, undefined where it is not. */
function entryOf({ kind, typed, category }: ListItem): Entry | null | undefined {
  const plain = typed.trim().replace(/\.$/, '');
  if (isPlaceholder(plain)) return null;
  const said = category.replace(/\s+/g, ' ').trim().slice(0, MAX_CATEGORY);
  if (kind === 'site') {
    const link = readLink(plain);
    if (link === null) return undefined;
    const kind = isSharedHost(link.host) ? 'url' : 'domain';
    const value = kind === 'domain' ? link.host : link.value;
    return allowed({ kind, value, category: said }, { ...link, value });
  }
  const known = normaliseIndicator(kind, plain);
  if (known === null) return undefined;
  return allowed({ kind, value: known.value, category: said }, known);
}

const before = (a: Entry, b: Entry) =>
  a.kind === b.kind ? (a.value < b.value ? -1 : 1) : a.kind < b.kind ? -1 : 1;

/** Brings what a file says into the spelling of the tables; `step` hears of each item. */
export function entriesOf(reading: Reading, step: (done: number, total: number) => void): Entries {
  const entries = new Map<string, Entry>();
  const badLines = new Set(reading.badLines);
  let leftOut = 0;
  for (const [at, item] of reading.items.entries()) {
    const entry = entryOf(item);
    if (entry === undefined) badLines.add(item.line);
    else if (entry === null) leftOut++;
    // The first of several lines with one value says its category.
    else if (!entries.has(keyOf(entry))) entries.set(keyOf(entry), entry);
    step(at + 1, reading.items.length);
  }
  return {
    entries: [...entries.values()].sort(before),
    badLines: [...badLines].sort((a, b) => a - b),
    leftOut,
  };
}
