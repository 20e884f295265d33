import { deleteOwned, type PersonalPart, withheld } from '../../platform/personal-data.ts';

/** What was proposed about a person's money or access; what came of it stands in the ledger and the journal. */
export const approvalData = {
  answers: {
    approvals: {
      erased: 'rows',
      exported: withheld('What came of it is in the export: entries of the ledger, decisions.'),
    },
  },
  erase: (_services, { trx }, person) => deleteOwned(trx, person, 'approvals'),
} satisfies PersonalPart;
