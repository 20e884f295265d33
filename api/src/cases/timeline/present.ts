import type { DbOrTrx } from '@parade/db';
import {
  type ExportedLine,
  exportedLine,
  TIMELINE_KINDS,
  type Timeline,
  timelineEntry,
} from '../../../contract/timeline.ts';
import { allowed } from '../../platform/allowed.ts';
import type { Scope } from '../scope.ts';
import type { CaseRecord, LineRecord } from './queries.ts';
import { type Event, SOURCES } from './sources.ts';

/** How each audience names who did something. */
const NAMES: Readonly<Record<'owner' | 'staff', (by: NonNullable<Event['by']>) => string>> = {
  owner: ({ side }) => (side === 'owner' ? 'Vous' : 'L’équipe'),
  staff: ({ side, name }) => name ?? (side === 'owner' ? 'La victime' : 'L’équipe'),
};

/** Oldest first. Of a day, what has no hour comes first; what has no day comes last of all. */
const inOrder = (a: Event, b: Event): number =>
  compare(a.day ?? '~', b.day ?? '~') ||
  compare(a.at ?? '', b.at ?? '') ||
  TIMELINE_KINDS.indexOf(a.kind) - TIMELINE_KINDS.indexOf(b.kind);
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** All that happened in a case, as one story for one reader. */
export async function presentTimeline(
  db: DbOrTrx,
  key: Buffer,
  report: CaseRecord,
  scope: Scope,
): Promise<Timeline> {
  const nameOf = NAMES[scope === 'staff' ? 'staff' : 'owner'];
  const events: Event[] = [];
  // One after the other: in a transaction there is one connection.
  for (const source of SOURCES) events.push(...(await source(db, key, report)));
  const entries = events
    .sort(inOrder)
    .map((event) => allowed(timelineEntry, { ...event, by: event.by ? nameOf(event.by) : '' }));
  return { entries };
}

/** A line in its owner's export. */
export const presentLine = (line: LineRecord): ExportedLine =>
  allowed(exportedLine, { ...line, approximate: line.approximate === 1 });
