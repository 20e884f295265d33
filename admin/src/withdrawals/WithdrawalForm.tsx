import Stack from '@mui/material/Stack';
import { quoted } from '@parade/api/contract/text.ts';
import {
  type AdminWithdrawal,
  WITHDRAWAL_STATUSES,
  withdrawalStatusLabel,
} from '@parade/api/contract/withdrawals.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { useWatch } from 'react-hook-form';
import { SaveProblem } from '../lib/SaveProblem.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import { useWithdrawalForm, type WithdrawalValues } from './useWithdrawalForm.ts';

interface WithdrawalFormProps {
  withdrawal: AdminWithdrawal;
  onReload: () => void;
}

const clipped = (note: string) => (note.length > 100 ? `${note.slice(0, 100).trim()}…` : note);

/** Status, note to the person and proof of payout, in one save. */
export function WithdrawalForm({ withdrawal, onReload }: WithdrawalFormProps) {
  const decision = useWithdrawalForm(withdrawal);
  const { form, save, problem, isSaving } = decision;
  const { errors } = form.formState;
  const status = useWatch({ control: form.control, name: 'status' });
  const former = status !== withdrawal.status && withdrawal.adminNote;

  const wire = (name: keyof WithdrawalValues, onTyped?: (value: string) => void) => {
    const { ref, ...field } = form.register(name, {
      onChange: ({ target }) => onTyped?.(target.value),
    });
    return { ...field, inputRef: ref, problem: errors[name]?.message };
  };

  return (
    <>
      <Stack component="form" noValidate onSubmit={save} sx={{ gap: 2 }} aria-label="Décision">
        <SelectField label="Statut" size="small" {...wire('status', decision.chosen)}>
          {WITHDRAWAL_STATUSES.map((one) => (
            <option key={one} value={one}>
              {withdrawalStatusLabel(one)}
            </option>
          ))}
        </SelectField>
        {status === 'approved' && (
          <>
            <TextField
              label="Référence du versement"
              hint="Celle du virement ou de la transaction. La personne la lit."
              size="small"
              required
              {...wire('payoutReference')}
            />
            <TextField
              label="Date du versement"
              type="date"
              size="small"
              required
              {...wire('payoutOn')}
            />
          </>
        )}
        <TextField
          label="Note au client"
          hint={
            former
              ? `Celle d’avant, ${quoted(clipped(former))}, ne part plus\u00a0: écrivez-en une autre ou laissez vide.`
              : 'Le client la lit sur sa page, avec le statut.'
          }
          multiline
          minRows={3}
          maxRows={14}
          {...wire('adminNote')}
        />
        <SaveProblem problem={problem} onReload={onReload} />
        <SubmitButton busy={isSaving} busyLabel="Enregistrement…" sx={{ alignSelf: 'flex-start' }}>
          Enregistrer
        </SubmitButton>
      </Stack>
      <DecisionQuestion
        withdrawal={withdrawal}
        asked={decision.asked}
        busy={isSaving}
        onConfirm={decision.confirm}
        onClose={decision.cancel}
      />
    </>
  );
}
