import { quoted } from '@parade/api/contract/text.ts';
import {
  type AdminWithdrawal,
  WITHDRAWAL_STATUSES,
  withdrawalStatusLabel,
} from '@parade/api/contract/withdrawals.ts';
import { useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormSelect, FormSubmit, FormText } from '../lib/form/fields.tsx';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { useQuestion } from '../lib/form/useQuestion.ts';
import { PROPOSED } from '../lib/proposed.ts';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import { type Checked, movesMoney, resolver, values } from './decision.ts';

const STATUSES = WITHDRAWAL_STATUSES.map((one) => [one, withdrawalStatusLabel(one)] as const);
const clipped = (note: string) => (note.length > 100 ? `${note.slice(0, 100).trim()}…` : note);

function Fields({ withdrawal: { status: before, adminNote } }: { withdrawal: AdminWithdrawal }) {
  const { watch, getValues, setValue, formState } = useFormContext();
  const status = watch('status');

  /** A note belongs to its decision: the next decision begins without one. */
  function turn() {
    const chosen = getValues();
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if (chosen.status === before) {
      if (chosen.adminNote === '') setValue('adminNote', adminNote, options);
    } else if (chosen.adminNote === adminNote) setValue('adminNote', '', options);
  }

  return (
    <>
      <FormSelect
        name="status"
        label="Statut"
        size="small"
        choices={STATUSES}
        options={{ onChange: turn }}
      />
      {status === 'approved' && (
        <>
          <FormText
            name="payoutReference"
            label="Référence du versement"
            hint="Celle du virement ou de la transaction. La personne la lit."
            size="small"
            required
          />
          <FormText name="payoutOn" label="Date du versement" type="date" size="small" required />
        </>
      )}
      <FormText
        name="adminNote"
        label="Note au client"
        hint={
          status !== before && adminNote
            ? `Celle d’avant, ${quoted(clipped(adminNote))}, ne part plus\u00a0: écrivez-en une autre ou laissez vide.`
            : 'Le client la lit sur sa page, avec le statut.'
        }
        multiline
        minRows={3}
        maxRows={14}
      />
    </>
  );
}

/** Status, note to the person and proof of payout, in one save. What moves money is confirmed before it is sent. */
export function WithdrawalForm({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { asked, ask, confirm, close } = useQuestion<Checked>();
  const { saving = false } = useSaveContext();
  return (
    <>
      <RecordForm
        label="Décision"
        values={values}
        resolver={resolver}
        ask={(checked) => !movesMoney(withdrawal.status, checked.status) || ask(checked)}
        onSettled={close}
        done={({ status }, saved) =>
          saved?.status === status ? 'Statut mis à jour avec succès' : PROPOSED
        }
        failed="Erreur lors de la mise à jour du statut"
      >
        <Fields withdrawal={withdrawal} />
        <SaveProblem />
        <FormSubmit busy={saving} />
      </RecordForm>
      <DecisionQuestion
        withdrawal={withdrawal}
        checked={asked}
        busy={saving}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
}
