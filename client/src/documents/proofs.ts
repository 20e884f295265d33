import {
  DOCUMENT_SLOTS,
  type DocumentSlot,
  PIECE_SLOTS,
  type PieceSlot,
  pieceLabel,
} from '@parade/api/contract/report-choices.ts';
import { sizeRefusal } from '@parade/site/brand/ui/upload.ts';
import type { DocumentTray } from './DocumentTray.ts';
import type { Slots, StoredDocuments } from './slots.ts';
import { ownSentence, type TrayKind } from './tray-kind.ts';

const proofs = <Name extends PieceSlot>(names: readonly Name[]): TrayKind<Name> => ({
  names,
  refusalOf: sizeRefusal,
  failureOf: (name, error) =>
    ownSentence(error) ??
    `Erreur lors de l'upload du fichier ${pieceLabel(name)}. Veuillez réessayer.`,
  unsent: 'Un document n’a pas été envoyé. Réessayez de l’envoyer, ou retirez-le.',
});

/** Up to three documents with a message. */
export const PROOFS = proofs(DOCUMENT_SLOTS);
/** Up to twenty pieces with a report. */
export const PIECES = proofs(PIECE_SLOTS);
/** The places of « Autres pièces ». */
export const OTHER_SLOTS = PIECE_SLOTS.slice(DOCUMENT_SLOTS.length);

export type PieceTray = DocumentTray<PieceSlot>;
export type PieceSlots = Slots<PieceSlot>;
export type StoredPieces = StoredDocuments<PieceSlot>;
export type ProofTray = DocumentTray<DocumentSlot>;
export type ProofSlots = Slots<DocumentSlot>;
