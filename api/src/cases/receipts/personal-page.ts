import { formatDateTime } from '../../../contract/dates.ts';
import { type Receipt, receiptTitle } from '../../../contract/receipts.ts';
import type { Fact } from '../../platform/personal-page.ts';

/** What was given for a report, by name and instant: the PDFs lie beside the page. */
export const receiptFacts = (receipts: readonly Receipt[]): Fact[] => [
  [
    'Récépissés',
    receipts.map((each) => `${receiptTitle(each)}, ${formatDateTime(each.at)}`).join('\n'),
  ],
];
