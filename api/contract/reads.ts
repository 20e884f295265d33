import { z } from 'zod';
import { page } from './pagination.ts';
import { quoted } from './text.ts';

/** Something of a person's that « l'équipe » opened, and when; not who. */
export const ownRead = z.object({
  at: z.string(),
  kind: z.enum([
    'report',
    'document',
    'identity',
    'identityPaper',
    'ticket',
    'withdrawal',
    'contract',
    'payment',
    'invoice',
    'dispute',
    'account',
  ]),
  /**
   * A reference, the name of a document, the side of a paper, the subject of a ticket, what an
   * invoice is called, the title of an alert; '' for identity and account.
   */
  name: z.string(),
});
export type OwnRead = z.infer<typeof ownRead>;

/** `GET /api/me/reads`: newest first. */
export const ownReadPage = page(ownRead);

const LABELS: Readonly<Record<OwnRead['kind'], (name: string) => string>> = {
  report: (reference) => `Signalement ${reference}`,
  document: (name) => `Document ${quoted(name)}`,
  identityPaper: (side) => `${side} de votre pièce d’identité`,
  identity: () => 'Votre vérification d’identité',
  ticket: (subject) => `Demande au support ${quoted(subject)}`,
  withdrawal: (reference) => `Demande de retrait ${reference}`,
  contract: (reference) => `Contrat ${reference}`,
  payment: (reference) => `Paiement ${reference}`,
  invoice: (called) => called,
  dispute: (alert) => `Votre contestation de l’alerte ${quoted(alert)}`,
  account: () => 'Votre fiche\u00a0: nom, coordonnées, historique',
};

/** What was opened, in words. */
export const readLabel = ({ kind, name }: OwnRead): string => LABELS[kind](name);
