import { z } from 'zod';
import { PAYABLE_CURRENCIES, type PayableCurrency } from './currencies.ts';
import { sentenceOf } from './errors.ts';
import { beside } from './fields.ts';
import { transactionHashFor } from './transaction-hashes.ts';

export const PAYMENT_METHODS = ['crypto', 'bank_transfer'] as const;

/** Sentences of the specification (5). */
const HASH_MISSING = 'Veuillez entrer le hash de la transaction';
export const PAYMENT_SIGNED_OUT = 'Vous devez être connecté pour effectuer un paiement';
const HASH_WRONG =
  'Ce n’est pas un hash de transaction de cette cryptomonnaie\u00a0: copiez-le tel que votre portefeuille l’affiche.';

const NOT_SHOWN = 'Rechargez cette page, puis relisez le contrat et le montant avant de commander.';

/**
 * `POST /api/payments`: an order. By cryptocurrency unless `method` says otherwise. Where to pay
 * comes with the answer, the transaction is named later.
 */
export const newPayment = z
  .object({
    method: z.enum(PAYMENT_METHODS, { error: 'Choisissez un moyen de paiement' }).default('crypto'),
    cryptocurrency: z
      .enum(PAYABLE_CURRENCIES, { error: sentenceOf('payment_option_unavailable') })
      .nullish(),
    acceptContract: z.literal(true, { error: 'Lisez et acceptez le contrat pour commander' }),
    /** Asks that the service begin before the fourteen days are over (L221-25). */
    earlyStart: z.boolean({ error: 'Répondez par oui ou par non' }).default(false),
    /** `shown` of the options that were on the screen: nobody is bound to what they were not shown. */
    shown: z.string({ error: NOT_SHOWN }).max(100, { error: NOT_SHOWN }),
  })
  .refine((input) => input.method === 'bank_transfer' || input.cryptocurrency, {
    ...beside('cryptocurrency'),
    error: 'Choisissez une cryptomonnaie',
  });
export type NewPayment = z.input<typeof newPayment>;

/** `PUT /api/payments/{id}/transaction`: the transaction by which an order was paid. */
export const paymentTransaction = z.object({
  transactionHash: z
    .string({ error: HASH_MISSING })
    .trim()
    .min(1, { error: HASH_MISSING })
    .max(200, { error: HASH_WRONG }),
});

/** The same for an order in this currency; gives the hash in the spelling of its chain. */
export const transactionIn = (currency: PayableCurrency) =>
  paymentTransaction.transform(({ transactionHash }, check) => {
    const hash = transactionHashFor(currency, transactionHash);
    if (hash !== null) return hash;
    check.addIssue({ code: 'custom', path: ['transactionHash'], message: HASH_WRONG });
    return z.NEVER;
  });
