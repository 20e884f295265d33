import type { SessionUser } from '@parade/api/contract/auth.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PROOFS } from '../documents/proofs.ts';
import { useFormWithDocuments } from '../documents/useFormWithDocuments.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { newDraft, REPORT_DRAFTS, readDraft, saveDraft } from './draft.ts';
import { REPORT_FAILURE, REPORT_FIELDS, reportResolver, requestFor } from './form.ts';
import { useSubmitReport } from './queries.ts';

/** The new report: its fields, its documents, its draft, and sending it once. */
export function useReportForm({ uid }: SessionUser) {
  const navigate = useNavigate();
  const [found] = useState(() => readDraft(uid));
  const [begun] = useState(() => found ?? newDraft());
  const { mutateAsync } = useSubmitReport();
  const form = useFormWithDocuments({
    begun,
    kind: PROOFS,
    resolver: reportResolver,
    fields: REPORT_FIELDS,
    keep: (draft) => saveDraft(uid, draft),
    send: ({ texts, documents, idempotencyKey }) =>
      mutateAsync({ body: requestFor(texts, documents), idempotencyKey }),
    onSent: ({ reference }) => {
      forgetDraft(REPORT_DRAFTS, uid);
      navigate('/reports', { state: { submitted: reference } });
    },
    failure: REPORT_FAILURE,
  });
  return { ...form, resumed: found !== undefined };
}
