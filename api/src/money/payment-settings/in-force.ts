import type { DbOrTrx } from '@parade/db';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import { factsOf } from './currency-change.ts';
import { allSettings } from './queries.ts';
import { currentTerms, DEFAULT_PAYMENT_TERMS } from './terms.ts';
import { factsOf as factsOfTerms, wordsOf } from './terms-change.ts';

/** Where clients pay and what they sign, as far as staff wrote it. */
export async function payeesInForce(db: DbOrTrx): Promise<ApprovalChange[]> {
  const terms = await currentTerms(db);
  const currencies = (await allSettings(db)).filter(({ configured }) => configured);
  const facts = [
    ...factsOfTerms(DEFAULT_PAYMENT_TERMS, terms),
    ...wordsOf(DEFAULT_PAYMENT_TERMS, terms),
    ...currencies.flatMap((setting) =>
      factsOf({ ...setting, walletAddress: '', minimumAmount: '', eurRate: null }, setting),
    ),
  ];
  return facts.filter(({ after }) => after);
}
