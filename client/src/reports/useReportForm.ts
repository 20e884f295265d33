import { reportPath } from '@parade/api/contract/report-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PIECES } from '../documents/proofs.ts';
import { useFormWithDocuments } from '../documents/useFormWithDocuments.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { forgetKeptPlan, useKeptPlan } from '../steps/kept-plan.ts';
import { newDraft, REPORT_DRAFTS, readDraft, saveDraft } from './draft.ts';
import { REPORT_FAILURE, REPORT_FIELDS, reportResolver, requestFor } from './form.ts';
import { useSubmitReport } from './queries.ts';
import { withPlan } from './with-plan.ts';

/** A new report, whichever way it is shown: its fields, its documents, its draft, and sending it once. */
export function useReportForm(uid: string, part: string | undefined) {
  const kept = useKeptPlan();
  const { plan } = kept;
  const navigate = useNavigate();
  const [found] = useState(() => readDraft(uid, { part }));
  const [begun] = useState(() => withPlan(found ?? newDraft(), plan));
  const { mutateAsync } = useSubmitReport();
  const form = useFormWithDocuments({
    begun,
    kind: PIECES,
    resolver: reportResolver,
    fields: REPORT_FIELDS,
    keep: (draft) => saveDraft(uid, { ...draft, filled: begun.filled }, { part }),
    send: ({ texts, documents, idempotencyKey }) =>
      mutateAsync({
        body: { ...requestFor(texts, documents), ...(plan && { situation: plan }) },
        idempotencyKey,
      }),
    onSent: ({ id, reference }) => {
      forgetDraft(REPORT_DRAFTS, uid, part);
      forgetKeptPlan();
      // What was sent is no page to go back to.
      navigate(reportPath(id), { replace: true, state: { submitted: reference } });
    },
    failure: REPORT_FAILURE,
  });
  return { ...form, kept, isResumed: found !== undefined };
}
export type WrittenReport = ReturnType<typeof useReportForm>;
