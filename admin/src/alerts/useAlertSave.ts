import type { AdminAlert, AlertStatus } from '@parade/api/contract/alerts-admin.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { sentenceFrom } from '../lib/http.ts';
import { WHOLE } from '../lib/useOpenRecord.ts';
import { type AlertForm, asItStands, refusedFields } from './useAlertForm.ts';

const FAILED = 'Erreur lors de l’enregistrement de l’alerte';
const DONE: Readonly<Record<AlertStatus, string>> = {
  pending: 'Alerte remise en attente',
  verified: 'Alerte publiée',
  rejected: 'Alerte rejetée',
  retired: 'Alerte retirée',
  suspended: 'Alerte suspendue',
};

interface Problem {
  sentence: string;
  stale: boolean;
}

/** Statuses that take an alert from sight: they save no fields, so that no wrong field can hinder them. */
const ALONE: readonly AlertStatus[] = ['retired', 'suspended'];

export function useAlertSave(alert: AdminAlert, form: AlertForm) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const [noPersonNamed, setNoPersonNamed] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function save(status: AlertStatus) {
    if (isPending) return;
    const alone = status !== alert.status && ALONE.includes(status);
    const fields = alone ? asItStands(alert) : form.read();
    if (!fields) return;
    setProblem(undefined);
    const data = { ...alert, ...fields, status, noPersonNamed };
    try {
      await update(
        'alerts',
        { id: alert.id, data, previousData: alert, meta: WHOLE },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      if (!alone) form.forget();
      setNoPersonNamed(false);
      notify(status === alert.status ? 'Alerte enregistrée' : DONE[status], { type: 'success' });
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) return form.setProblems(refused);
      const stale = error instanceof ApiError && error.body?.code === 'stale_version';
      setProblem({ sentence: sentenceFrom(error, FAILED), stale });
    }
  }

  return { save, busy: isPending, problem, noPersonNamed, setNoPersonNamed };
}
