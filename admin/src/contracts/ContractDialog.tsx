import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ContractForm, contractForm } from '@parade/api/contract/contracts.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useForm } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { Modal } from '../lib/Modal.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import type { ContractWords } from './queries.ts';

const FIELDS = ['title', 'scope', 'feeTerms', 'refundConditions', 'amount'] as const;
const FAILED = 'Erreur lors de l’enregistrement du contrat';

interface ContractFieldsProps {
  initial: ContractForm;
  save: (words: ContractWords) => Promise<unknown>;
  onClose: () => void;
}

function ContractFields({ initial, save, onClose }: ContractFieldsProps) {
  const form = useForm<ContractForm, unknown, ContractWords>({
    resolver: zodResolver(contractForm),
    defaultValues: initial,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (words) => {
    try {
      await save(words);
    } catch (error) {
      if (!putFieldErrors(form, error, FIELDS)) {
        form.setError('root', { message: sentenceFrom(error, FAILED) });
      }
    }
  });
  const wire = (name: (typeof FIELDS)[number]) => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, problem: errors[name]?.message, required: true };
  };
  const text = { multiline: true, minRows: 3, maxRows: 12 } as const;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Typography>
        La personne ne voit rien avant que vous ne proposiez le contrat. Ensuite, ses mots ne
        changent plus.
      </Typography>
      <TextField label="Titre du contrat" {...wire('title')} />
      <TextField label="Ce que comprend le contrat" {...text} {...wire('scope')} />
      <TextField label="Prix (€, toutes taxes comprises)" inputMode="decimal" {...wire('amount')} />
      <TextField label="Conditions de prix" {...text} {...wire('feeTerms')} />
      <TextField label="Conditions de remboursement" {...text} {...wire('refundConditions')} />
      <FormProblem>{errors.root?.message}</FormProblem>
      <Actions>
        <SubmitButton busy={isSubmitting} busyLabel="Enregistrement…">
          Enregistrer le brouillon
        </SubmitButton>
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </Stack>
  );
}

export function ContractDialog({ open, ...fields }: ContractFieldsProps & { open: boolean }) {
  return (
    <Modal title="Contrat pour ce signalement" open={open} onClose={fields.onClose}>
      <ContractFields {...fields} />
    </Modal>
  );
}
