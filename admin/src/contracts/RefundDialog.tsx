import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AdminContract,
  type ContractRefund,
  contractRefund,
} from '@parade/api/contract/contracts.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { Modal } from '../lib/Modal.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { useRefund } from './queries.ts';

const FAILED = 'Erreur lors de l’enregistrement du remboursement';

interface RefundFormProps {
  contract: AdminContract;
  onClose: () => void;
}

function RefundForm({ contract, onClose }: RefundFormProps) {
  const notify = useNotify();
  const form = useForm<ContractRefund>({
    resolver: zodResolver(contractRefund),
    defaultValues: { reference: '' },
  });
  const { errors } = form.formState;
  const refund = useRefund(contract.id, () => {
    notify('Remboursement enregistré', { type: 'success' });
    onClose();
  });
  const submit = form.handleSubmit(({ reference }) => {
    if (refund.isPending) return;
    refund.mutate(reference, {
      onError: (error) => {
        if (!putFieldErrors(form, error, ['reference'])) {
          form.setError('root', { message: sentenceFrom(error, FAILED) });
        }
      },
    });
  });
  const { ref, ...field } = form.register('reference');
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Typography>
        Remboursez d’abord {formatEuros(contract.paidAmount)} à {contract.userName}. Ensuite
        seulement, notez-le ici&nbsp;: la personne est prévenue et sa facture est annulée par un
        avoir.
      </Typography>
      <TextField
        label="Référence du remboursement"
        hint="Celle du virement ou de la transaction. La personne la lit."
        problem={errors.reference?.message}
        required
        inputRef={ref}
        {...field}
      />
      <FormProblem>{errors.root?.message}</FormProblem>
      <Actions>
        <SubmitButton busy={refund.isPending} busyLabel="Enregistrement…">
          Marquer remboursé
        </SubmitButton>
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </Stack>
  );
}

/** Says that the money went back, and by which transfer. */
export function RefundDialog({ open, ...form }: RefundFormProps & { open: boolean }) {
  return (
    <Modal title="Marquer remboursé" open={open} onClose={form.onClose}>
      <RefundForm {...form} />
    </Modal>
  );
}
