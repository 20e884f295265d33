import { reportPath } from '@parade/api/contract/report-paths.ts';
import { useNavigate } from 'react-router';
import { PIECES } from '../documents/proofs.ts';
import { useFormWithDocuments } from '../documents/useFormWithDocuments.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { lateResolver } from '../lib/late-resolver.ts';
import { useKeptPlan } from '../steps/useKeptPlan.ts';
import { REPORT_DRAFTS, saveDraft } from './draft.ts';
import {
  EMPTY_REPORT,
  REPORT_FAILURE,
  REPORT_FIELDS,
  type ReportTexts,
  requestFor,
} from './form.ts';
import { useSubmitReport } from './queries.ts';
import type { Beginning } from './useBeginning.ts';

export const loadRules = () => import('./rules.ts');
const resolver = lateResolver<ReportTexts, ReportTexts>(
  async () => (await loadRules()).reportResolver,
);

/** A new report, whichever way it is shown: its fields, its documents, its draft, and sending it once. */
export function useReportForm(begun: Beginning | undefined) {
  const kept = useKeptPlan(begun?.brought ?? null);
  const { plan } = kept;
  const navigate = useNavigate();
  const { mutateAsync } = useSubmitReport();
  const form = useFormWithDocuments({
    begun: begun?.draft,
    empty: EMPTY_REPORT,
    kind: PIECES,
    resolver,
    fields: REPORT_FIELDS,
    keep: (draft) =>
      begun && saveDraft(begun.uid, { ...draft, filled: begun.draft.filled }, { part: begun.part }),
    send: ({ texts, documents, idempotencyKey }) =>
      mutateAsync({
        body: { ...requestFor(texts, documents), ...(plan && { situation: plan }) },
        idempotencyKey,
      }),
    onSent: ({ id, reference }) => {
      if (begun) forgetDraft(REPORT_DRAFTS, begun.uid, begun.part);
      kept.forget();
      // What was sent is no page to go back to.
      navigate(reportPath(id), { replace: true, state: { submitted: reference } });
    },
    failure: REPORT_FAILURE,
  });
  return { ...form, kept, isBegun: begun !== undefined, isResumed: begun?.isResumed ?? false };
}
export type WrittenReport = ReturnType<typeof useReportForm>;
