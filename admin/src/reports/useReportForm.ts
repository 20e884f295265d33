import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminReport, type ReportUpdate, reportUpdate } from '@parade/api/contract/reports.ts';
import { useRecordForm } from '../lib/useRecordForm.ts';

type Checked = ReturnType<typeof reportUpdate.parse>;

const resolver = zodResolver(reportUpdate);
const FIELDS = ['status', 'adminNote'] as const;

/** What the form edits. An unknown status is left to be chosen. */
const editable = ({ status, adminNote, version }: AdminReport) =>
  ({ status, adminNote, version }) as ReportUpdate;

export function useReportForm(report: AdminReport) {
  const { form, send, problem } = useRecordForm<AdminReport, ReportUpdate, Checked>({
    resource: 'reports',
    record: report,
    editable,
    resolver,
    fields: FIELDS,
    done: 'Statut mis à jour avec succès',
    failed: 'Erreur lors de la mise à jour du signalement',
  });
  return { form, save: form.handleSubmit(send), problem };
}
