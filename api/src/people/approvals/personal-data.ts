import {
  deleteOwned,
  idsOwned,
  type PersonalPart,
  withheld,
} from '../../platform/personal-data.ts';

/** What was proposed about a person's money or access; what came of it stands in the ledger and the journal. */
export const approvalData = {
  answers: {
    approvals: {
      erased: 'rows',
      exported: withheld('What came of it is in the export: entries of the ledger, decisions.'),
    },
  },
  objects: idsOwned('approvals'),
  async erase(_services, { trx, publish }, person) {
    await deleteOwned(trx, person, 'approvals');
    publish({ topic: 'approvals' }, { permission: 'managePayments' });
  },
} satisfies PersonalPart;
