import { type NewPayment, newPayment } from '@parade/api/contract/new-payment.ts';
import { contractErrors, contractResolver } from '../lib/contract-resolver.ts';
import type { FailureWords } from '../lib/submit-failure.ts';
import { keyOf, type Means } from './means.ts';

export interface PaymentFields {
  acceptContract: boolean;
  earlyStart: boolean;
}
export const PAYMENT_FIELDS = ['acceptContract', 'earlyStart'] as const;

export const EMPTY_PAYMENT: PaymentFields = { acceptContract: false, earlyStart: false };

/** The request for what was filled in. The contract refuses a box that is not ticked. */
export function requestFor(fields: PaymentFields, means: Means, shown: string): NewPayment {
  const { acceptContract, earlyStart } = fields;
  const common = { acceptContract: acceptContract as true, earlyStart, shown };
  if (means.kind === 'bank_transfer') return { method: 'bank_transfer', ...common };
  return { cryptocurrency: keyOf(means) as NewPayment['cryptocurrency'], ...common };
}

/** Without a means there is nothing to order yet, and nothing wrong. */
export const paymentResolver = (means: Means | undefined) =>
  contractResolver<PaymentFields>((fields) =>
    means ? contractErrors(newPayment, requestFor(fields, means, ''), PAYMENT_FIELDS) : {},
  );

/** What the specification (8) says of a code; of any other its own sentence. */
export const PAYMENT_FAILURE: FailureWords = {
  failed: "Erreur lors de l'enregistrement.",
  conflict:
    'Vérifiez d’abord dans «\u00a0Paiements\u00a0»\u00a0: l’envoyer à nouveau créerait une seconde commande.',
  again: 'puis réessayez\u00a0: rien de ce que vous avez saisi n’est perdu.',
  of: {
    permission_denied: "Vous n'avez pas les permissions nécessaires.",
    not_found: "La collection de paiements n'existe pas.",
    validation: 'Les données du paiement sont invalides.',
    unexpected: 'Réessayez dans quelques instants.',
  },
};
