import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { PaymentTermsRecord } from '@parade/api/contract/payment-settings.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { useId } from 'react';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { SaveProblem } from '../lib/SaveProblem.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { PaymentAddressDialog } from './PaymentAddressDialog.tsx';
import { GROUPS } from './terms-spec.ts';
import { useTermsForm } from './useTermsForm.ts';

interface TermsFormProps {
  record: PaymentTermsRecord;
  onReload: () => void;
}

type Group = (typeof GROUPS)[number];
type Form = ReturnType<typeof useTermsForm>['form'];

function TermsGroup({ group, form }: { group: Group; form: Form }) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 3, '& + &': { mt: 4 } }}
    >
      <Typography variant="h2" id={id}>
        {group.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '44rem' }}>
        {group.intro}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          maxWidth: '56rem',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {group.fields.map(({ name, label, hint, long, decimal, unit }) => {
          const { ref, ...wire } = form.register(name);
          return (
            <Box key={name} sx={long && { gridColumn: '1 / -1' }}>
              <TextField
                {...wire}
                inputRef={ref}
                label={label}
                size="small"
                problem={form.getFieldState(name, form.formState).error?.message}
                hint={hint}
                multiline={long && name !== 'contract.title'}
                maxRows={18}
                endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
                slotProps={decimal && { input: { inputMode: 'decimal' } }}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** The settings of payments that belong to no currency, in one save. */
export function TermsForm({ record, onReload }: TermsFormProps) {
  const { form, save, problem, guarded } = useTermsForm(record);
  const { isDirty } = form.formState;
  return (
    <>
      <Box component="form" noValidate onSubmit={save} aria-label="Conditions de paiement">
        {GROUPS.map((group) => (
          <TermsGroup key={group.title} group={group} form={form} />
        ))}
        <Box sx={{ display: 'grid', gap: 2, mt: 3, maxWidth: '56rem' }}>
          <SaveProblem problem={problem} onReload={onReload} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <SubmitButton busy={guarded.isSaving} busyLabel="Enregistrement…">
              Enregistrer les conditions
            </SubmitButton>
            {record.updatedAt && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Enregistré le {formatDateTime(record.updatedAt)}, par {record.updatedBy}
              </Typography>
            )}
          </Box>
        </Box>
      </Box>
      <LeaveGuard changes={isDirty ? 1 : 0} />
      <PaymentAddressDialog
        change={
          guarded.asked && {
            title: 'Nouvel IBAN pour les virements',
            none: 'Aucun',
            before: record.bankTransfer?.iban ?? '',
            after: guarded.asked.bankTransfer?.iban ?? '',
          }
        }
        busy={guarded.isSaving}
        problem={guarded.problem}
        onConfirm={guarded.confirm}
        onClose={guarded.cancel}
      />
    </>
  );
}
