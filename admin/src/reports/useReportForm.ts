import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminReport, type ReportUpdate, reportUpdate } from '@parade/api/contract/reports.ts';
import { useEffect, useState } from 'react';
import { useNotify, useStore, useUpdate } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError, sentenceFrom } from '../lib/http.ts';
import { WHOLE } from '../lib/whole.ts';

const FAILED = 'Erreur lors de la mise à jour du signalement';

interface Problem {
  sentence: string;
  stale: boolean;
}

type Checked = ReturnType<typeof reportUpdate.parse>;

/** What was changed and not saved: closing a row by a slip of the hand loses nothing. */
type Draft = Pick<Partial<ReportUpdate>, 'status' | 'adminNote'>;

/** What the form edits. A status that the table does not have stays to be chosen. */
const editable = ({ status, adminNote, version }: AdminReport) =>
  ({ status, adminNote, version }) as ReportUpdate;

/** Status and note in one save; what was typed outlives a refusal, a reload of the record and a closed row. */
export function useReportForm(report: AdminReport) {
  const notify = useNotify();
  const [update] = useUpdate<AdminReport>();
  const [draft, setDraft] = useStore<Draft>(`reports.draft.${report.id}`, {});
  const [initialDraft] = useState(draft);
  const [problem, setProblem] = useState<Problem>();
  const form = useForm<ReportUpdate, unknown, Checked>({
    resolver: zodResolver(reportUpdate),
    defaultValues: editable(report),
  });
  const { control, formState, reset, setError, setValue, handleSubmit } = form;
  const { status: newStatus, adminNote: newNote } = formState.dirtyFields;
  const typed = useWatch({ control });

  // A record read again brings its version and what nobody has touched here.
  useEffect(() => {
    reset(editable(report), { keepDirtyValues: true });
    setProblem(undefined);
  }, [report, reset]);

  useEffect(() => {
    const { status, adminNote } = initialDraft;
    if (status !== undefined) setValue('status', status, { shouldDirty: true });
    if (adminNote !== undefined) setValue('adminNote', adminNote, { shouldDirty: true });
  }, [initialDraft, setValue]);

  useEffect(() => {
    setDraft({
      ...(newStatus && { status: typed.status }),
      ...(newNote && { adminNote: typed.adminNote }),
    });
  }, [setDraft, newStatus, newNote, typed]);

  const save = handleSubmit(async (changes) => {
    setProblem(undefined);
    try {
      const saved = await update(
        'reports',
        { id: report.id, data: { ...report, ...changes }, previousData: report, meta: WHOLE },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      if (saved) reset(editable(saved));
      notify('Statut mis à jour avec succès', { type: 'success' });
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      const { status, adminNote } = body?.errors ?? {};
      if (status) setError('status', { message: status });
      if (adminNote) setError('adminNote', { message: adminNote });
      if (!status && !adminNote) {
        setProblem({
          sentence: sentenceFrom(error, FAILED),
          stale: body?.code === 'stale_version',
        });
      }
    }
  });

  return { form, save, problem };
}
