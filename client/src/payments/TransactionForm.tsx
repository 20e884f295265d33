import { Box } from '@mui/material';
import type { PayableCurrency } from '@parade/api/contract/currencies.ts';
import { transactionIn } from '@parade/api/contract/new-payment.ts';
import type { Order } from '@parade/api/contract/payments.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contractErrors, contractResolver } from '../lib/contract-resolver.ts';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { submitFailure } from '../lib/submit-failure.ts';
import { PAYMENT_FAILURE } from './form.ts';
import { useNameTransaction } from './queries.ts';

interface TransactionFields {
  transactionHash: string;
}
const FIELDS = ['transactionHash'] as const;

/** Names the transaction that was sent for an order. */
export function TransactionForm({ order }: { order: Order }) {
  const { id, reference, contractId, cryptocurrency } = order;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useNameTransaction(id);
  const form = useForm<TransactionFields>({
    defaultValues: { transactionHash: '' },
    resolver: contractResolver((fields) =>
      contractErrors(transactionIn(cryptocurrency as PayableCurrency), fields, FIELDS),
    ),
  });
  const submit = form.handleSubmit(
    async ({ transactionHash }) => {
      if (isPending) return;
      setFailure(undefined);
      try {
        await mutateAsync(transactionHash);
        navigate('/payments', { state: { sent: { reference, contractId, method: 'crypto' } } });
      } catch (error) {
        if (!putFieldErrors(form, error, FIELDS)) setFailure(submitFailure(error, PAYMENT_FAILURE));
      }
    },
    () => setFailure(undefined),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 2, maxWidth: '42rem' }}>
      <Field
        label="Hash de la transaction"
        hint="C’est l’identifiant de votre envoi&nbsp;: une suite de 64 chiffres et lettres. Votre portefeuille l’affiche après l’envoi, souvent sous le nom «&nbsp;TxID&nbsp;»."
        {...fieldsOf(form)('transactionHash')}
        input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      <SubmitFailure sentence={failure} />
      <LoadingButton
        type="submit"
        variant="contained"
        size="large"
        loading={isPending}
        sx={{ mt: 1.5 }}
      >
        Enregistrer la transaction
      </LoadingButton>
    </Box>
  );
}
