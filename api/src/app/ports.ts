import { averageTime, successRate, victimsHelped } from '../cases/reports/measures.ts';
import { contractPdf } from '../money/contracts/pdf.ts';
import { contractById } from '../money/contracts/queries.ts';
import { invoicePdf } from '../money/invoices/pdf.ts';
import { invoiceById } from '../money/invoices/queries.ts';
import { fundsRecovered, refuseWhileMoneyIsLeft, totalRecovered } from '../money/ledger/balance.ts';
import type { Ports } from '../platform/ports.ts';

/** Each port with the feature that fills it. */
export const ports: Ports = {
  papers: {
    contract: async (db, id) => contractPdf(await contractById(db, id)),
    invoice: async (db, id) => invoicePdf(await invoiceById(db, id)),
  },
  recoveredCents: totalRecovered,
  refuseWhileMoneyIsLeft,
  measures: { successRate, victimsHelped, fundsRecovered, averageTime },
};
