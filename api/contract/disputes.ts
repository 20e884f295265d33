import { z } from 'zod';
import { requiredText } from './text.ts';

/** Who disputes an alert. */
export const DISPUTE_ROLES = {
  concerned: 'Je suis la personne ou l’entreprise concernée',
  representative: 'Je la représente',
  other: 'Je veux signaler une erreur',
} as const;
export type DisputeRole = keyof typeof DISPUTE_ROLES;

/** Days within which a confirmed dispute is answered: half of what GDPR article 12(3) allows. */
export const DISPUTE_DAYS = 15;

/** `POST /api/alerts/{id}/disputes`: a mail asks to confirm the address; only then does it count. */
export const newDispute = z
  .object({
    email: z
      .email({ error: 'Adresse email invalide' })
      .max(254, { error: 'Adresse email invalide' }),
    role: z.enum(Object.keys(DISPUTE_ROLES) as [DisputeRole, ...DisputeRole[]], {
      error: 'Veuillez dire qui vous êtes',
    }),
    message: requiredText('Veuillez expliquer ce qui est faux', 4000),
  })
  .strict();
export type NewDispute = z.input<typeof newDispute>;

/** `POST /api/disputes/confirmation`: the token of the mail's link. */
export const disputeConfirmation = z.object({ token: z.string().max(200) }).strict();
/** Which alert it is about. */
export const disputeConfirmed = z.object({
  slug: z.string(),
  title: z.string(),
  dueAt: z.string(),
});
