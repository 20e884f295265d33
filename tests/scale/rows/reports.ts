/** Reports and their history. */
import {
  idOf,
  instant,
  KIND,
  later,
  lot,
  pick,
  type Row,
  reference,
  SIZES,
  shares,
} from './making.ts';
import { ownerOf, WHERE } from './people.ts';
import { planOf } from './plans.ts';

const WHO =
  'Faux conseiller bancaire|Fausse annonce|Faux support technique|Faux courtier|Fausse amie|Colis bloqué|Faux remboursement|Placement en ligne|Location fantôme|Prêt sans garantie'.split(
    '|',
  );
export const HOW =
  'par téléphone|par SMS|sur un réseau social|par e-mail|sur un site de vente|par messagerie|à mon domicile|sur une application'.split(
    '|',
  );
const TYPES = [
  'Phishing',
  'E-commerce frauduleux',
  "Usurpation d'identité",
  'Arnaque au support technique',
  'Arnaque aux sentiments',
  'Trading arnaque',
  'Autre',
];
export const STORY =
  'Un homme m’a appelée en se disant de ma banque, et m’a demandé un code. '.repeat(8);

export const titleOf = (at: number) =>
  `${pick(WHO, at, 11)} ${pick(HOW, at, 13)} à ${pick(WHERE, at, 17)}`;
export const referenceOf = (at: number) => reference('SIG', at);

const statusOfReport = (at: number) =>
  // What waits is young, but for some that were forgotten.
  at > SIZES.reports * 0.98
    ? 'pending'
    : shares(at, 31, ['resolved', 590], ['rejected', 300], ['in_progress', 104], ['pending', 6]);

export function report(at: number): Row {
  const createdAt = instant(at, SIZES.reports);
  return {
    id: idOf(KIND.report, at),
    reference: referenceOf(at),
    userId: ownerOf(at, 37),
    title: titleOf(at),
    fraudType: pick(TYPES, at, 41),
    description: STORY,
    additionalInfo: '',
    date: createdAt.slice(0, 10),
    location: pick(WHERE, at, 43),
    contactInfo: '01 99 00 12 34',
    amountCents: lot(at, 6) === 0 ? null : lot(at, 5_000_000, 47),
    status: statusOfReport(at),
    adminNote: '',
    createdAt,
    updatedAt: later(createdAt, lot(at, 60, 53)),
    deletedAt: lot(at, 100, 59) === 0 ? later(createdAt, 90) : null,
    ...planOf(at).columns,
  };
}

export function* history(at: number): Generator<Row> {
  const step = {
    reportId: idOf(KIND.report, at),
    note: null,
    actorId: ownerOf(at, 37),
    actorName: 'Personne',
  };
  const createdAt = instant(at, SIZES.reports);
  yield {
    ...step,
    id: idOf(KIND.other, at * 2),
    at: createdAt,
    kind: 'submitted',
    fromStatus: null,
    toStatus: 'pending',
  };
  const toStatus = statusOfReport(at);
  if (toStatus === 'pending') return;
  const decided = { at: later(createdAt, 9), kind: 'status', fromStatus: 'pending', toStatus };
  yield { ...step, ...decided, id: idOf(KIND.other, at * 2 + 1) };
}
