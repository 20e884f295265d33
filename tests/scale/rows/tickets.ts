/** Tickets and their messages. */
import { idOf, instant, KIND, later, lot, pick, type Row, SIZES, shares } from './making.ts';
import { nameOf, ownerOf, WHERE } from './people.ts';
import { HOW, STORY } from './reports.ts';

const statusOfTicket = (at: number) =>
  shares(at, 61, ['closed', 700], ['resolved', 180], ['in_progress', 80], ['open', 40]);
const isAnswered = (at: number) =>
  statusOfTicket(at) === 'open' ? 0 : shares<number>(at, 67, [1, 800], [0, 200]);

export function ticket(at: number): Row {
  const createdAt = instant(at, SIZES.tickets);
  return {
    id: idOf(KIND.ticket, at),
    userId: ownerOf(at, 71),
    subject: `Question sur ${pick(HOW, at, 73)} ${pick(WHERE, at, 79)}`,
    priority: shares(at, 83, ['medium', 700], ['low', 200], ['high', 100]),
    status: statusOfTicket(at),
    answered: isAnswered(at),
    createdAt,
    updatedAt: later(createdAt, lot(at, 20, 89)),
  };
}

export function* messages(at: number): Generator<Row> {
  const createdAt = instant(at, SIZES.tickets);
  const flags = isAnswered(at) === 1 ? [0, 0, 1] : [0, 1, 0];
  for (const [nth, isAdmin] of flags.entries()) {
    yield {
      id: idOf(KIND.other, 400_000 + at * 3 + nth),
      ticketId: idOf(KIND.ticket, at),
      senderId: ownerOf(at, 71),
      senderName: nameOf(at),
      isAdmin,
      message: STORY.slice(0, 300),
      at: later(createdAt, nth),
    };
  }
}
