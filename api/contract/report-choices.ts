/** What the form of a report offers and holds: shown before the rules of the contract are there. */

/** The seven types of the report form (specification 5). */
export const REPORT_FRAUD_TYPES = [
  'Phishing',
  'E-commerce frauduleux',
  "Usurpation d'identité",
  'Arnaque au support technique',
  'Arnaque aux sentiments',
  'Trading arnaque',
  'Autre',
] as const;

export const DOCUMENT_SLOTS = ['document1', 'document2', 'document3'] as const;
export type DocumentSlot = (typeof DOCUMENT_SLOTS)[number];

/** The pieces of a report: the three of the form, then « Autres pièces ». */
export const PIECE_SLOTS = [
  ...DOCUMENT_SLOTS,
  ...(['document4', 'document5', 'document6', 'document7', 'document8', 'document9'] as const),
  ...(['document10', 'document11', 'document12', 'document13', 'document14'] as const),
  ...(['document15', 'document16', 'document17', 'document18', 'document19'] as const),
  'document20',
] as const;
export type PieceSlot = (typeof PIECE_SLOTS)[number];
export const MAX_PIECES = PIECE_SLOTS.length;
/** 4 for `document4`. */
export const pieceNumber = (slot: PieceSlot): number => Number(slot.slice('document'.length));
/** « Document 1 » to « Document 3 » as on the form, then « Pièce 4 » and on. */
export const pieceLabel = (slot: PieceSlot): string =>
  `${pieceNumber(slot) > DOCUMENT_SLOTS.length ? 'Pièce' : 'Document'} ${pieceNumber(slot)}`;

/** How many characters the long texts of a report hold. */
export const REPORT_LENGTHS = {
  description: 10_000,
  contactInfo: 2000,
  additionalInfo: 5000,
} as const;

/** What `/report` may have typed of somebody on the other side. */
export const EMPTY_COUNTERPARTY = { kind: 'phone', value: '', source: 'person' };
