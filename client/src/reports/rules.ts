import { amountProblem } from '@parade/api/contract/money.ts';
import { newReport } from '@parade/api/contract/reports.ts';
import { contractErrors, contractResolver } from '../lib/contract-resolver.ts';
import { REPORT_FIELDS, type ReportTexts, requestFor } from './form.ts';

/** What the form asks. Fetched once it is shown. */
export const reportResolver = contractResolver<ReportTexts>((texts) =>
  contractErrors(newReport, requestFor(texts, {}), REPORT_FIELDS, (field, sentence) =>
    field === 'amount' ? amountProblem(texts.amount, sentence) : sentence,
  ),
);
