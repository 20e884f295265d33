/** Every source that the product's advice stands on, with the day that somebody read it last. */
import { CHECKED_HOW, OFFICIAL_HELP } from './official-help.ts';
import type { Day } from './remedies/facts.ts';
import { SOURCES } from './remedies/sources.ts';

/** After so many days a source is to be read again. */
export const FRESH_DAYS = 365;
const DAY_MS = 86_400_000;

interface CheckedSource {
  id: string;
  /** Its line in the collection of facts; null for a number or an address of official help. */
  fact: string | null;
  title: string;
  /** An article of law, or the page that was read. */
  reference: string;
  state: 'C' | 'S';
  checkedOn: Day;
  checkedBy: string;
  /** Where it stands in the code: it is changed there. */
  file: string;
}

/** More than 365 days ago; both are calendar days. */
export const isStale = (checkedOn: Day, today: Day): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > FRESH_DAYS * DAY_MS;

/** The last day on which it is fresh. */
export const freshUntil = (checkedOn: Day): Day =>
  new Date(Date.parse(checkedOn) + FRESH_DAYS * DAY_MS).toISOString().slice(0, 10);

/** The oldest first. */
export const CHECKED_SOURCES: readonly CheckedSource[] = [
  ...Object.entries(SOURCES).map(([id, source]) => ({
    id,
    ...source,
    file: 'api/contract/remedies/sources.ts',
  })),
  ...OFFICIAL_HELP.map(({ key, name, checked }) => ({
    id: `help-${key}`,
    fact: null,
    title: name,
    reference: checked.page,
    state: checked.state,
    checkedOn: checked.on,
    checkedBy: `Parade, ${CHECKED_HOW[checked.how]}`,
    file: 'api/contract/official-help.ts',
  })),
].toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn));

/** What a release must not carry, one line for each source that is to be read again. */
export const staleSources = (today: Day): string[] =>
  CHECKED_SOURCES.filter(({ checkedOn }) => isStale(checkedOn, today)).map(
    ({ title, reference, checkedOn, file }) =>
      `${title} (${reference}) was checked on ${checkedOn}, more than ${FRESH_DAYS} days ago: ${file}`,
  );
