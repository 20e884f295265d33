import { zodResolver } from '@hookform/resolvers/zod';
import { REPORT_STATUSES, reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import { type AdminReport, type ReportUpdate, reportUpdate } from '@parade/api/contract/reports.ts';
import { FormSelect, FormSubmit, FormText } from '../lib/form/fields.tsx';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';

const resolver = zodResolver(reportUpdate);
const STATUSES = REPORT_STATUSES.map((status) => [status, reportStatusLabel(status)] as const);

/** An unknown status is left to be chosen. */
const values = ({ status, adminNote, version }: AdminReport) =>
  ({ status, adminNote, version }) as ReportUpdate;

export function ReportForm({ report: { status } }: { report: AdminReport }) {
  return (
    <RecordForm
      label="Décision"
      values={values}
      resolver={resolver}
      done="Statut mis à jour avec succès"
      failed="Erreur lors de la mise à jour du signalement"
    >
      <FormSelect name="status" label="Statut" size="small" choices={STATUSES}>
        {!STATUSES.some(([known]) => known === status) && (
          <option value={status} disabled>
            {reportStatusLabel(status)}
          </option>
        )}
      </FormSelect>
      <FormText
        name="adminNote"
        label="Note au client"
        hint="Le client la lit sur sa page, avec le statut."
        multiline
        minRows={4}
        maxRows={14}
      />
      <SaveProblem />
      <FormSubmit />
    </RecordForm>
  );
}
