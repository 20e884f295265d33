/** What a case has beside its report: losses, the other side, conversation, steps, call, days. */
import { keyedHash } from '../../../api/src/platform/sealing.ts';
import { DAY, idOf, instant, KIND, later, lot, pick, type Row, SIZES, shares } from './making.ts';
import { emailOf, nameOf, ownerOf } from './people.ts';
import { planOf } from './plans.ts';
import { STORY } from './reports.ts';

const filedAt = (at: number) => instant(at, SIZES.reports);
const ofReport = (at: number) => ({ reportId: idOf(KIND.report, at) });
const dated = (at: number) => ({ createdAt: filedAt(at), updatedAt: filedAt(at) });
/** Up to so many of each report. */
const MOST = 64;

export function* losses(at: number): Generator<Row> {
  for (let place = 0; place < shares(at, 167, [1, 600], [2, 250], [4, 100], [0, 50]); place++) {
    yield {
      ...{ id: idOf(KIND.loss, at * 4 + place), ...ofReport(at), place, ...dated(at) },
      paidOn: filedAt(at).slice(0, 10),
      amountCents: lot(at + place, 900_000, 173),
      ...{ foreignAmount: null, currency: 'EUR', means: 'card', authorised: 'yes' },
      ...{ ownBank: 'Banque', beneficiary: nameOf(at), country: 'France' },
      account: `FR76 3000 4000 0${String(at).padStart(9, '0')} 43`,
      ...{ statementLabel: 'ACHAT', transactionHash: '' },
    };
  }
}

const OF_EACH = SIZES.counterparties / SIZES.reports;
/** Of ten, one is a scammer's whom 5,000 cases name, one whom 200 name, and one whom 20 do. */
const CIRCLES = [SIZES.reports / 5000, SIZES.reports / 200, SIZES.reports / 20];

/** The site that the counterparty of this place in a report is. */
export function siteOf(at: number, place: number): string {
  const circle = CIRCLES[place];
  if (circle === undefined) return `escroc-${at}-${place}.example`;
  return `reseau-${place}-${lot(at, circle, 179 + place)}.example`;
}

/** As typed; `fill.ts` adds what the document key makes of it. A site in small letters is its own value. */
export function* counterparties(at: number): Generator<Row> {
  for (let place = 0; place < OF_EACH; place++) {
    yield {
      ...{ id: idOf(KIND.counterparty, at * OF_EACH + place), ...ofReport(at), place },
      ...{
        kind: 'domain',
        typed: siteOf(at, place),
        value: '',
        valueHash: '',
        source: 'person',
        ...dated(at),
      },
    };
  }
}

/** By what the product finds a site again. */
export const hashOf = (key: Buffer, site: string): string =>
  keyedHash(key, `counterparty domain ${site}`);

const sides = (at: number) =>
  shares(
    at,
    181,
    ['', 600],
    ['owner team', 250],
    ['team owner', 50],
    ['owner team owner team', 100],
  )
    .split(' ')
    .filter(Boolean);

export function* messagesOf(at: number): Generator<Row> {
  for (const [nth, side] of sides(at).entries()) {
    yield {
      ...{ id: idOf(KIND.message, at * 4 + nth), ...ofReport(at), side },
      ...{ senderId: ownerOf(at, 37), senderName: side === 'team' ? 'Équipe' : 'Personne' },
      ...{ question: side === 'team' ? 1 : 0, message: STORY.slice(0, 300) },
      at: later(filedAt(at), nth + 1),
    };
  }
}

export function* conversation(at: number): Generator<Row> {
  const last = sides(at).at(-1);
  if (!last) return;
  yield {
    ...{ ...ofReport(at), waits: last === 'owner' ? 1 : 0, version: sides(at).length },
    ...{ ownerReadAt: later(filedAt(at), 3), teamReadAt: later(filedAt(at), 1) },
  };
}

export function* stepsOf(at: number): Generator<Row> {
  for (const [nth, { isDue, ...step }] of planOf(at).steps.entries()) {
    const isDone = lot(at + nth, 3, 191) === 0;
    const day = new Date(Date.parse(filedAt(at)) + 30 * DAY).toISOString().slice(0, 10);
    yield {
      ...{ ...step, id: idOf(KIND.step, at * MOST + nth), ...ofReport(at), remindedAt: null },
      ...{ dueOn: isDue ? day : null, kind: isDue ? 'law' : null },
      ...{ doneOn: isDone ? day : null, doneBy: isDone ? 'owner' : null },
    };
  }
}

export function* notedCall(at: number): Generator<Row> {
  if (lot(at, 10, 193) > 0) return;
  yield {
    ...{ ...ofReport(at), staffId: ownerOf(at, 37), staffName: 'Équipe' },
    ...{ at: filedAt(at), calledAt: filedAt(at), callerName: nameOf(at) },
    ...{ callerContact: emailOf(at), trustedName: '' },
  };
}

export function* entries(at: number): Generator<Row> {
  for (let nth = 0; nth < lot(at, 5, 197); nth++) {
    yield {
      ...{ id: idOf(KIND.entry, at * MOST + nth), ...ofReport(at), approximate: 0, ...dated(at) },
      ...{ day: filedAt(at).slice(0, 10), text: pick(['Appel', 'Virement', 'Plainte'], nth, 199) },
    };
  }
}
