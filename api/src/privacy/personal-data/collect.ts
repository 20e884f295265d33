import type { PersonalData } from '../../../contract/personal-data.ts';
import { presentKyc, presentViews } from '../../cases/kyc/present.ts';
import { everyKyc, viewsOf } from '../../cases/kyc/queries.ts';
import { presentReport } from '../../cases/reports/present.ts';
import { everyReport } from '../../cases/reports/queries.ts';
import { presentTicket } from '../../cases/support-tickets/present.ts';
import { everyTicket } from '../../cases/support-tickets/queries.ts';
import { presentContract } from '../../money/contracts/present.ts';
import { everyContract } from '../../money/contracts/queries.ts';
import { presentInvoice } from '../../money/invoices/present.ts';
import { ownInvoices } from '../../money/invoices/queries.ts';
import { entriesOf, figuresOf } from '../../money/ledger/balance.ts';
import { presentBalance } from '../../money/ledger/present.ts';
import { presentPayment } from '../../money/payments/present.ts';
import { everyPayment } from '../../money/payments/queries.ts';
import { presentWithdrawal } from '../../money/withdrawals/present.ts';
import { everyWithdrawal } from '../../money/withdrawals/queries.ts';
import { presentDocument } from '../../people/documents/present.ts';
import { presentNotification } from '../../people/notifications/present.ts';
import { everyNotification } from '../../people/notifications/queries.ts';
import type { Services } from '../../platform/context.ts';
import { accountAndTerms, eventsOf } from './account.ts';
import { heldElsewhere } from './elsewhere.ts';

/**
 * Everything that is held on a person, by the same allow-lists as everywhere
 * else. What a deactivation hides is held too. Errors: `not_found`.
 */
export async function personalDataOf(services: Services, userId: string): Promise<PersonalData> {
  const { db, now } = services;
  const at = now();
  const accountData = await accountAndTerms(db, userId);
  const reports = await everyReport(db, userId);
  const contracts = await everyContract(db, userId);
  const payments = await everyPayment(db, userId);
  const invoices = await ownInvoices(db, userId);
  const withdrawals = await everyWithdrawal(db, userId);
  const notifications = await everyNotification(db, userId);
  const tickets = await everyTicket(db, userId);
  const verifications = await everyKyc(db, userId);
  const looseDocuments = await db
    .selectFrom('documents')
    .selectAll()
    .where('ownerId', '=', userId)
    .where('attachedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
  return {
    exportedAt: at.toISOString(),
    ...accountData,
    reports: reports.map(({ report, hiddenAt }) => ({
      ...presentReport(report),
      setAsideAt: hiddenAt,
    })),
    looseDocuments: looseDocuments.map(presentDocument),
    contracts: contracts.map((contract) => presentContract(contract, at)),
    payments: payments.map(({ payment, hiddenAt }) => ({
      ...presentPayment(payment),
      setAsideAt: hiddenAt,
    })),
    invoices: invoices.map(presentInvoice),
    balance: presentBalance(await figuresOf(db, userId), await entriesOf(db, userId)),
    withdrawals: withdrawals.map(presentWithdrawal),
    tickets: tickets.map(presentTicket),
    kycVerifications: verifications.map(presentKyc),
    kycViews: presentViews(await viewsOf(db, { userId })),
    notifications: notifications.map((notification) => ({
      ...presentNotification(notification),
      setAsideAt: notification.deletedAt,
    })),
    sessions,
    ...(await heldElsewhere(db, accountData.account)),
    events: await eventsOf(db, userId),
  };
}
