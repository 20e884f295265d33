/** Where the events of a case stand, each kind by itself. None is copied: a timeline is read from them. */
import type { DbOrTrx } from '@parade/db';
import { counterpartyOnPaper } from '../../../contract/counterparties.ts';
import { formatDateTime, parisDay } from '../../../contract/dates.ts';
import { lossName } from '../../../contract/loss-words.ts';
import { receiptNumber } from '../../../contract/receipts.ts';
import { type PieceSlot, pieceLabel, pieceNumber } from '../../../contract/report-choices.ts';
import { readReportStatus, reportStatusLabel } from '../../../contract/report-statuses.ts';
import { oneLine } from '../../../contract/text.ts';
import type { TimelineEntry } from '../../../contract/timeline.ts';
import { callsOf } from '../calls/queries.ts';
import { messagesIn } from '../conversations/queries.ts';
import { presentCounterparty } from '../counterparties/present.ts';
import { counterpartiesOf } from '../counterparties/queries.ts';
import { presentLoss } from '../losses/present.ts';
import { lossesOf } from '../losses/queries.ts';
import { receiptsOf } from '../receipts/queries.ts';
import { stepsOf } from '../steps/queries.ts';
import { type CaseRecord, linesOf } from './queries.ts';

/** An entry before its reader is known. `by`: who did it, with the name where it was written down. */
export interface Event extends Omit<TimelineEntry, 'by'> {
  by?: { side: 'owner' | 'team'; name?: string };
}

type Source = (db: DbOrTrx, key: Buffer, report: CaseRecord) => Promise<Event[]>;

const event = (
  of: Pick<Event, 'id' | 'kind'> & Partial<Event> & ({ day: string | null } | { at: string }),
): Event => ({
  ...{ at: null, approximate: false, items: [], text: '', version: null },
  day: 'at' in of && of.at ? parisDay(new Date(of.at)) : null,
  ...of,
});

/** Those of one moment and one side as one: a case is filed with all its pieces at once. */
const together = (events: readonly Event[]): Event[] =>
  [...Map.groupBy(events, ({ day, at, by }) => `${at ?? day} ${by?.side}`).values()].flatMap(
    ([first, ...others]) =>
      first ? [{ ...first, items: [...first.items, ...others.flatMap(({ items }) => items)] }] : [],
  );

/** How much of a message shows: it stands whole in the conversation. */
const EXCERPT = 200;
function excerptOf(message: string): string {
  const text = oneLine(message);
  if (text.length <= EXCERPT) return text;
  return `${text
    .slice(0, EXCERPT + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, EXCERPT)}\u00a0…`;
}

const incident: Source = async (_db, _key, { id, date, title }) =>
  date === '' ? [] : [event({ id, kind: 'incident', day: date, items: [title] })];

const losses: Source = async (db, key, { id }) =>
  (await lossesOf(db, [id])).map((record) => {
    const loss = presentLoss(key, record);
    const to = loss.beneficiary && `à ${loss.beneficiary}`;
    const items = [[lossName(loss), to].filter(Boolean).join(', ')];
    return event({ id: loss.id, kind: 'loss', day: loss.paidOn, items });
  });

const lines: Source = async (db, _key, { id }) =>
  (await linesOf(db, [id])).map(({ approximate, day, text, version, ...line }) =>
    event({
      ...{ id: line.id, kind: 'line', day, text, version },
      ...{ approximate: approximate === 1, by: { side: 'owner' } },
    }),
  );

const steps: Source = async (db, _key, { id }) => {
  const all = await stepsOf(db, [id]);
  const done = all.flatMap(({ doneOn, ...step }) => (doneOn === null ? [] : { ...step, doneOn }));
  return together(
    done.map(({ id: step, doneOn, doneBy, label, payment }) => {
      const isOnce = all.filter((other) => other.label === label).length === 1;
      const which = isOnce || payment === null ? '' : `, paiement ${payment + 1}`;
      const of = { day: doneOn, items: [`${label}${which}`] };
      return event({ ...of, id: step, kind: 'step', by: { side: doneBy ?? 'owner' } });
    }),
  );
};

const pieces: Source = async (db, _key, { id, userId }) => {
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'ownerId', 'slot', 'name', 'createdAt', 'attachedAt'])
    .where('reportId', '=', id)
    .execute();
  const inOrder = documents
    .map((each) => ({ ...each, slot: each.slot as PieceSlot }))
    .sort((a, b) => pieceNumber(a.slot) - pieceNumber(b.slot));
  return together(
    inOrder.map(({ id: piece, ownerId, slot, name, createdAt, attachedAt }) =>
      event({
        ...{ id: piece, kind: 'piece', at: attachedAt ?? createdAt },
        items: [`${pieceLabel(slot)}, ${name}`],
        by: { side: ownerId === userId ? 'owner' : 'team' },
      }),
    ),
  );
};

const counterparties: Source = async (db, key, { id }) =>
  together(
    (await counterpartiesOf(db, [id])).map((record) =>
      event({
        ...{ id: record.id, kind: 'counterparty', at: record.createdAt },
        items: [counterpartyOnPaper(presentCounterparty(key, record))],
        by: { side: record.source === 'team' ? 'team' : 'owner' },
      }),
    ),
  );

const receipts: Source = async (db, _key, { id }) =>
  (await receiptsOf(db, [id])).map(({ id: receipt, reference, kind, number, at }) =>
    event({ id: receipt, kind: 'receipt', at, items: [receiptNumber(reference, kind, number)] }),
  );

const label = (status: string) => reportStatusLabel(readReportStatus(status));
/** What a step of the report's life says, beside the note that came with it. */
const LIFE = {
  submitted: () => ({ kind: 'submitted', items: [] }),
  note: ({ note }) => ({ kind: note === '' ? 'note_removed' : 'note', items: [] }),
  status: ({ fromStatus, toStatus }) => ({
    kind: 'status',
    items: [`${fromStatus === null ? '' : `${label(fromStatus)} → `}${label(toStatus)}`],
  }),
} as const satisfies Record<
  string,
  (step: {
    fromStatus: string | null;
    toStatus: string;
    note: string | null;
  }) => Pick<Event, 'kind' | 'items'>
>;

/** In the place of a report that its owner filed. */
const notedIn = ({ calledAt }: { calledAt: string }): Pick<Event, 'kind' | 'items'> => ({
  kind: 'noted',
  items: [`appel du ${formatDateTime(calledAt)}`],
});

const life: Source = async (db, _key, { id, userId }) => {
  const history = await db
    .selectFrom('report_history')
    .selectAll()
    .where('reportId', '=', id)
    .orderBy('id')
    .execute();
  const [call] = await callsOf(db, [id]);
  return history.map((step) =>
    event({
      ...LIFE[step.kind === 'status_and_note' ? 'status' : step.kind](step),
      ...(call && step.kind === 'submitted' && notedIn(call)),
      ...{ id: step.id, at: step.at, text: step.note ?? '' },
      by: { side: step.actorId === userId ? 'owner' : 'team', name: step.actorName },
    }),
  );
};

const messages: Source = async (db, _key, { id }) =>
  (await messagesIn(db, [id])).map(({ id: message, documents, side, senderName, ...said }) =>
    event({
      ...{ id: message, kind: said.question === 1 ? 'question' : 'message', at: said.at },
      ...{ text: excerptOf(said.message), by: { side, name: senderName } },
      items:
        documents.length === 0
          ? []
          : [`${documents.length} document${documents.length > 1 ? 's' : ''}`],
    }),
  );

/** All that a timeline is made of; each new part of a case is one entry. */
export const SOURCES: readonly Source[] = [
  incident,
  losses,
  lines,
  steps,
  life,
  pieces,
  counterparties,
  receipts,
  messages,
];
