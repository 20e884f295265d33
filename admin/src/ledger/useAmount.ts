import { zodResolver } from '@hookform/resolvers/zod';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { type AdminBalance, newBalance } from '@parade/api/contract/ledger.ts';
import { parseEuros } from '@parade/api/contract/money.ts';
import { ApiError, failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { sentenceFrom } from '../lib/http.ts';
import { useSetAmount } from './queries.ts';

export const FAILED = 'Erreur lors de la mise à jour du montant';

export const EMPTY = { amount: '', reason: '', reference: '', reportId: '' };
/** What the inputs hold: the amount as it is typed. */
type AmountValues = typeof EMPTY;
export type Amount = ReturnType<typeof newBalance.parse>;

const check = zodResolver(newBalance) as unknown as Resolver<AmountValues, unknown, Amount>;

/** A text that is no amount becomes NaN, which the contract refuses. */
const resolverFor =
  (figure: number, same: string): typeof check =>
  async (values, context, options) => {
    const amount = parseEuros(values.amount) ?? Number.NaN;
    const typed = { ...values, amount: amount as unknown as string };
    const checked = await check(typed, context, options);
    if (amount !== figure || Object.keys(checked.errors).length > 0) return checked;
    const error = { type: 'same', message: same };
    return { values: {}, errors: { amount: error } };
  };

/** What is set: the balance, or where nothing may be held the total that was paid to the person directly. */
export const AMOUNT_WORDS = {
  held: {
    title: 'Fixer le montant récupéré',
    label: 'Montant récupéré disponible (€)',
    hint: 'Le solde de la personne après l’opération, pas la différence.',
    figure: 'le solde',
    same: 'C’est déjà le solde disponible',
    lower: 'Baisser le solde de cette personne',
    lowerShort: 'Baisser le solde',
    reload: 'Relire le solde',
  },
  direct: {
    title: 'Inscrire ce qui a été versé à la personne',
    label: 'Total versé directement à la personne (€)',
    hint: 'Le total après l’opération, pas la différence. Rien n’est porté à un solde\u00a0: les mentions légales ne nomment personne qui détienne les sommes récupérées.',
    figure: 'le total versé directement',
    same: 'C’est déjà le total inscrit',
    lower: 'Baisser le total versé à cette personne',
    lowerShort: 'Baisser le total',
    reload: 'Relire le total',
  },
} as const;
export type AmountWords = (typeof AMOUNT_WORDS)[keyof typeof AMOUNT_WORDS];

/** Sets a person's new balance. What is typed is kept through a refusal and a balance that changes meanwhile. */
export function useAmount({ user, holdsFunds, ...money }: AdminBalance) {
  const figure = holdsFunds ? money.balance : money.paidDirectly;
  const words = AMOUNT_WORDS[holdsFunds ? 'held' : 'direct'];
  const notify = useNotify();
  const [key, setKey] = useState(newIdempotencyKey);
  const { mutateAsync, isPending } = useSetAmount(user.id);

  async function send(amount: Amount, { reset }: UseFormReturn<AmountValues>) {
    const { waits } = await mutateAsync({
      body: { ...amount, expected: figure, paidDirectly: !holdsFunds },
      key,
    });
    reset(EMPTY);
    setKey(newIdempotencyKey());
    const message = waits
      ? 'Montant proposé\u00a0: il attend d’être confirmé'
      : 'Montant mis à jour avec succès';
    notify(message, { type: 'success' });
  }

  function refuse(error: unknown, { setError }: UseFormReturn<AmountValues>) {
    // Without an answer the amount may be stored: the next try uses the same key.
    if (error instanceof ApiError && error.body) setKey(newIdempotencyKey());
    const isStale = failedWith(error, 'stale_version');
    if (isStale) setError('root.stale', { message: sentenceFrom(error, FAILED) });
    return isStale;
  }

  return { figure, words, resolver: resolverFor(figure, words.same), send, refuse, isPending };
}
