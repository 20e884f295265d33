import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { REPORT_STATUSES, reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import type { AdminReport, ReportUpdate } from '@parade/api/contract/reports.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { useReportForm } from './useReportForm.ts';

interface ReportFormProps {
  report: AdminReport;
  onReload: () => void;
}

export function ReportForm({ report, onReload }: ReportFormProps) {
  const { form, save, problem } = useReportForm(report);
  const { errors, isSubmitting } = form.formState;
  const known = (REPORT_STATUSES as readonly string[]).includes(report.status);

  const wire = (name: keyof ReportUpdate) => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, problem: errors[name]?.message };
  };

  return (
    <Stack component="form" noValidate onSubmit={save} sx={{ gap: 2 }} aria-label="Décision">
      <SelectField label="Statut" size="small" {...wire('status')}>
        {!known && (
          <option value={report.status} disabled>
            {reportStatusLabel(report.status)}
          </option>
        )}
        {REPORT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {reportStatusLabel(status)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Note au client"
        hint="Le client la lit sur sa page, avec le statut."
        multiline
        minRows={4}
        maxRows={14}
        {...wire('adminNote')}
      />
      {problem && (
        <Alert severity="error">
          {problem.sentence}
          {problem.stale && (
            <Button color="inherit" variant="outlined" onClick={onReload} sx={{ mt: 1.5 }}>
              Recharger la fiche
            </Button>
          )}
        </Alert>
      )}
      <SubmitButton
        busy={isSubmitting}
        busyLabel="Enregistrement…"
        sx={{ alignSelf: 'flex-start' }}
      >
        Enregistrer
      </SubmitButton>
    </Stack>
  );
}
