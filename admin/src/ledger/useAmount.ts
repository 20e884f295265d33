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
  (balance: number): typeof check =>
  async (values, context, options) => {
    const amount = parseEuros(values.amount) ?? Number.NaN;
    const typed = { ...values, amount: amount as unknown as string };
    const checked = await check(typed, context, options);
    if (amount !== balance || Object.keys(checked.errors).length > 0) return checked;
    const error = { type: 'same', message: 'C’est déjà le solde disponible' };
    return { values: {}, errors: { amount: error } };
  };

/** Sets a person's new balance. What is typed is kept through a refusal and a balance that changes meanwhile. */
export function useAmount({ user, balance }: AdminBalance) {
  const notify = useNotify();
  const [key, setKey] = useState(newIdempotencyKey);
  const { mutateAsync, isPending } = useSetAmount(user.id);

  async function send(amount: Amount, { reset }: UseFormReturn<AmountValues>) {
    const { waits } = await mutateAsync({ body: { ...amount, expected: balance }, key });
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

  return { resolver: resolverFor(balance), send, refuse, isPending };
}
