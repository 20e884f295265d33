import { Box, InputAdornment, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import {
  type PaymentTermsRecord,
  SETTINGS_NOT_SAVED,
} from '@parade/api/contract/payment-settings.ts';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { WaitingChange } from '../approvals/WaitingChange.tsx';
import { FormSubmit, FormText } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { PaymentAddressDialog } from './PaymentAddressDialog.tsx';
import { GROUPS } from './terms-spec.ts';
import { useTermsForm } from './useTermsForm.ts';

interface TermsFormProps {
  record: PaymentTermsRecord;
  onReload: () => void;
}

type Group = (typeof GROUPS)[number];
function TermsGroup({ group }: { group: Group }) {
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
        {group.fields.map(({ name, label, hint, long, decimal, unit }) => (
          <Box key={name} sx={long && { gridColumn: '1 / -1' }}>
            <FormText
              name={name}
              label={label}
              size="small"
              hint={hint}
              multiline={long && name !== 'contract.title'}
              maxRows={18}
              endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
              slotProps={decimal && { input: { inputMode: 'decimal' } }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Guard() {
  const { isDirty } = useFormContext().formState;
  return <LeaveGuard changes={isDirty ? 1 : 0} />;
}

/** The settings of payments that belong to no currency, in one save. */
export function TermsForm({ record, onReload }: TermsFormProps) {
  const { form, guarded } = useTermsForm(record);
  return (
    <>
      <WaitingChange object="payment-settings/terms" />
      <SentForm
        label="Conditions de paiement"
        mode="onTouched"
        failed={SETTINGS_NOT_SAVED}
        sx={{ display: 'block' }}
        {...form}
      >
        {GROUPS.map((group) => (
          <TermsGroup key={group.title} group={group} />
        ))}
        <Box sx={{ display: 'grid', gap: 2, mt: 3, maxWidth: '56rem' }}>
          <SaveProblem onReload={onReload} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <FormSubmit busy={guarded.isSaving}>Enregistrer les conditions</FormSubmit>
            {record.updatedAt && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Enregistré le {formatDateTime(record.updatedAt)}, par {record.updatedBy}
              </Typography>
            )}
          </Box>
        </Box>
        <Guard />
      </SentForm>
      <PaymentAddressDialog
        change={
          guarded.asked && {
            title: 'Nouvel IBAN pour les virements',
            none: 'Aucun',
            before: record.bankTransfer?.iban ?? '',
            after: guarded.asked.bankTransfer?.iban ?? '',
          }
        }
        onConfirm={guarded.confirm}
        onClose={guarded.cancel}
      />
    </>
  );
}
