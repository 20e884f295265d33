import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminBalance } from '@parade/api/contract/ledger.ts';
import { formatEuros, formatSignedEuros, parseEuros } from '@parade/api/contract/money.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { type AmountValues, useAmountForm } from './useAmountForm.ts';

/** `+200,00 €`: the entry that will be written. */
function Difference({ typed, balance }: { typed: string; balance: number }) {
  const amount = parseEuros(typed);
  const known = typeof amount === 'number' && amount !== balance;
  return (
    <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
      {known && (
        <>
          Écriture&nbsp;: <strong>{formatSignedEuros(amount - balance)}</strong>, le solde passe de{' '}
          {formatEuros(balance)} à {formatEuros(amount)}.
        </>
      )}
    </Typography>
  );
}

/** What a lower balance means, and what to type to add a sum instead. */
const Lowered = ({ from, to }: { from: number; to: number }) => (
  <>
    <Typography sx={{ mb: 1.5 }}>
      Le solde passe de {formatEuros(from)} à {formatEuros(to)}&nbsp;: la personne lit cette baisse
      sur sa page.
    </Typography>
    <Typography>
      Pour ajouter {formatEuros(to)} à ce qu’elle a déjà, revenez et saisissez{' '}
      <strong>{formatEuros(from + to)}</strong>.
    </Typography>
  </>
);

interface AmountFormProps {
  money: AdminBalance;
  onReload: () => void;
}

/** Sets the available amount; the difference is an entry of the ledger, with its reason and its proof. */
export function AmountForm({ money, onReload }: AmountFormProps) {
  const { form, save, problem, isSaving, lower, send, keep } = useAmountForm(money);
  const { errors, dirtyFields } = form.formState;
  const typed = useWatch({ control: form.control, name: 'amount' });
  const wire = (name: keyof AmountValues) => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, problem: errors[name]?.message, size: 'small' as const };
  };
  return (
    <>
      <Stack
        component="form"
        noValidate
        onSubmit={save}
        aria-label="Fixer le montant récupéré"
        sx={{ gap: 2, maxWidth: '34rem' }}
      >
        <TextField
          label="Montant récupéré disponible (€)"
          hint="Le solde de la personne après l’opération, pas la différence."
          required
          slotProps={{ input: { inputMode: 'decimal' } }}
          {...wire('amount')}
        />
        <Difference typed={typed} balance={money.balance} />
        <TextField
          label="Raison"
          hint="La personne la lit sur sa page."
          multiline
          minRows={2}
          maxRows={8}
          required
          {...wire('reason')}
        />
        <TextField
          label="Référence bancaire"
          hint="Celle de l’opération sur le relevé. La personne la lit aussi."
          required
          {...wire('reference')}
        />
        <SelectField label="Signalement (facultatif)" {...wire('reportId')}>
          <option value="">Aucun</option>
          {money.reports.map(({ id, reference, title, recoveredAmount }) => (
            <option key={id} value={id}>
              {`${reference}, ${title} (${formatEuros(recoveredAmount)} récupérés)`}
            </option>
          ))}
        </SelectField>
        {money.needsSecond && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Une deuxième personne de l’équipe devra confirmer ce montant avant qu’il compte.
          </Typography>
        )}
        <FormProblem>{problem?.sentence}</FormProblem>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SubmitButton busy={isSaving} busyLabel="Enregistrement…">
            {money.needsSecond ? 'Proposer ce montant' : 'Fixer ce montant'}
          </SubmitButton>
          {problem?.stale && <Button onClick={onReload}>Relire le solde</Button>}
        </Box>
      </Stack>
      <LeaveGuard changes={Object.keys(dirtyFields).length} />
      <ConfirmDialog
        title="Baisser le solde de cette personne"
        open={lower !== undefined}
        confirm="Baisser le solde"
        busy={isSaving}
        busyLabel="Enregistrement…"
        destructive
        onConfirm={() => lower && send(lower)}
        onClose={keep}
      >
        {lower && <Lowered from={money.balance} to={lower.amount} />}
      </ConfirmDialog>
    </>
  );
}
