import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { Balance } from '@parade/api/contract/ledger.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { BANK_INCOMPLETE } from '@parade/api/contract/withdrawals.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useRef } from 'react';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { Reference } from '../lib/Reference.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { isBankIncomplete } from './form.ts';
import { OverBalance } from './OverBalance.tsx';
import { useIsUntouched } from './queries.ts';
import { useWithdrawalForm } from './useWithdrawalForm.ts';

interface WithdrawalFormProps {
  /** The account's id: the draft belongs to it. */
  owner: string;
  figures: Balance;
}

/** Requests a withdrawal: amount, destination, confirmation. */
export function WithdrawalForm({ owner, figures }: WithdrawalFormProps) {
  const request = useWithdrawalForm(owner, figures.balance);
  const { form, asked } = request;
  // The notice goes once the request's line says more.
  const sent = useIsUntouched(request.sent) ? request.sent : undefined;
  const { errors, isSubmitted } = form.formState;
  const notice = useRef<HTMLDivElement>(null);
  const takeAll = () => {
    const whole = figures.balance.toFixed(2).replace('.', ',');
    form.setValue('amount', whole, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={request.ask}
      sx={{ display: 'grid', gap: 2.5, maxWidth: '36rem' }}
    >
      {sent && (
        <Alert
          ref={notice}
          severity="success"
          tabIndex={-1}
          closeText="Fermer"
          onClose={request.closeSent}
        >
          <AlertTitle>Demande de retrait soumise avec succès</AlertTitle>
          Référence <Reference>{sent}</Reference>. Vous suivez la suite sur cette page. Vous n’avez
          rien à payer.
        </Alert>
      )}
      {request.isResumed && (
        <Alert severity="info">
          Nous avons retrouvé votre saisie. Une demande déjà partie figure dans «&nbsp;Vos
          demandes&nbsp;»&nbsp;: la renvoyer telle quelle n’en crée pas une seconde.
        </Alert>
      )}
      {isBankIncomplete(errors) && <Alert severity="error">{BANK_INCOMPLETE}</Alert>}
      <div>
        <Field
          label="Montant (€)"
          hint={`Au plus ${formatEuros(figures.balance)}, votre solde disponible.`}
          {...fieldsOf(form)('amount')}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
          endAdornment={
            <Button onClick={takeAll} sx={{ mr: -1, px: 1.5 }}>
              Tout<VisuallyHidden> le solde</VisuallyHidden>
            </Button>
          }
        />
        <OverBalance amount={form.watch('amount')} figures={figures} />
      </div>
      <DestinationFields form={form} />
      <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
        Demander le retrait
      </Button>
      {asked && (
        <ConfirmDialog
          texts={asked}
          figures={figures}
          open={request.isConfirming}
          isSending={request.isSending}
          failure={request.failure}
          onConfirm={request.confirm}
          onCorrect={request.correct}
          onClosed={() => {
            request.afterConfirming();
            notice.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
