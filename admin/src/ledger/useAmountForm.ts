import { zodResolver } from '@hookform/resolvers/zod';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { type AdminBalance, newBalance } from '@parade/api/contract/ledger.ts';
import { parseEuros } from '@parade/api/contract/money.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type Resolver, useForm } from 'react-hook-form';
import { sentenceFrom } from '../lib/http.ts';
import { useSetAmount } from './queries.ts';

const FAILED = 'Erreur lors de la mise à jour du montant';

const EMPTY = { amount: '', reason: '', reference: '', reportId: '' };
/** What the inputs hold: the amount as it is typed. */
export type AmountValues = typeof EMPTY;
type Checked = ReturnType<typeof newBalance.parse>;

const FIELDS = ['amount', 'reason', 'reference', 'reportId'] as const;
const checked = zodResolver(newBalance) as unknown as Resolver<AmountValues, unknown, Checked>;

/** A text that is no amount becomes NaN, which the contract refuses. */
const resolver: typeof checked = (values, context, options) => {
  const amount = (parseEuros(values.amount) ?? Number.NaN) as unknown as string;
  return checked({ ...values, amount }, context, options);
};

/** The form of a person's new balance. What is typed is kept through a refusal and a balance that changes meanwhile. */
export function useAmountForm({ user, balance }: AdminBalance) {
  const notify = useNotify();
  const [key, setKey] = useState(newIdempotencyKey);
  const [problem, setProblem] = useState<{ sentence: string; stale: boolean }>();
  /** A lower balance, which is asked about first: somebody may have typed the sum to add. */
  const [lower, setLower] = useState<Checked>();
  const { mutateAsync, isPending } = useSetAmount(user.id);
  const form = useForm<AmountValues, unknown, Checked>({ resolver, defaultValues: EMPTY });

  const save = form.handleSubmit((amount) => {
    if (isPending) return;
    setProblem(undefined);
    if (amount.amount === balance) {
      form.setError('amount', { message: 'C’est déjà le solde disponible' }, { shouldFocus: true });
    } else if (amount.amount < balance) setLower(amount);
    else return send(amount);
  });

  async function send(amount: Checked) {
    try {
      const { proposed } = await mutateAsync({ body: { ...amount, expected: balance }, key });
      form.reset(EMPTY);
      setKey(newIdempotencyKey());
      notify(
        proposed
          ? 'Montant proposé\u00a0: une autre personne de l’équipe doit le confirmer'
          : 'Montant mis à jour avec succès',
        { type: 'success' },
      );
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      // Without an answer the amount may be stored: the next try uses the same key.
      if (body) setKey(newIdempotencyKey());
      if (putFieldErrors(form, error, FIELDS)) return;
      const stale = body?.code === 'stale_version';
      setProblem({ sentence: sentenceFrom(error, FAILED), stale });
    } finally {
      setLower(undefined);
    }
  }

  return { form, save, problem, isSaving: isPending, lower, send, keep: () => setLower(undefined) };
}
