import { DOCUMENT_SLOTS, type DocumentSlot } from '@parade/api/contract/reports.ts';
import { sizeRefusal } from '@parade/site/brand/ui/upload.ts';
import type { DocumentTray } from './DocumentTray.ts';
import type { Slots, StoredDocuments } from './slots.ts';
import { ownSentence, type TrayKind } from './tray-kind.ts';

export const slotLabel = (slot: DocumentSlot): string =>
  `Document ${slot.slice('document'.length)}`;

/** Up to three documents with a report or a message. */
export const PROOFS: TrayKind<DocumentSlot> = {
  names: DOCUMENT_SLOTS,
  refusalOf: sizeRefusal,
  failureOf: (name, error) =>
    ownSentence(error) ??
    `Erreur lors de l'upload du fichier ${slotLabel(name)}. Veuillez réessayer.`,
  unsent: 'Un document n’a pas été envoyé. Réessayez de l’envoyer, ou retirez-le.',
};
export type ProofTray = DocumentTray<DocumentSlot>;
export type ProofSlots = Slots<DocumentSlot>;
export type StoredProofs = StoredDocuments<DocumentSlot>;
