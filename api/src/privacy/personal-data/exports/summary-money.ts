/** What a person reads of their contracts, payments, balance and withdrawals. */
import { LEDGER_KIND_LABELS } from '../../../../contract/balance.ts';
import { CONTRACT_STATUS_LABELS } from '../../../../contract/contracts.ts';
import { formatCalendarDay, formatDateTime } from '../../../../contract/dates.ts';
import { formatDecimal } from '../../../../contract/decimals.ts';
import { INVOICE_KIND_LABELS } from '../../../../contract/invoices.ts';
import { formatEuros } from '../../../../contract/money.ts';
import { paymentLabel } from '../../../../contract/payments.ts';
import type { PersonalData } from '../../../../contract/personal-data.ts';
import { WALLET_TYPE_LABELS } from '../../../../contract/wallet-types.ts';
import {
  WITHDRAWAL_METHOD_LABELS,
  withdrawalStateLabel,
} from '../../../../contract/withdrawals.ts';
import { facts, type Html, moment } from './summary-parts.ts';

const day = (date: string | null): string | null => date && formatCalendarDay(date);

export const aContract = (c: PersonalData['contracts'][number]): Html =>
  facts([
    ['Contrat', `${c.reference}\u00a0: ${c.title}`],
    ['Statut', CONTRACT_STATUS_LABELS[c.status]],
    ['Proposé le', formatDateTime(c.createdAt)],
    ['Accepté le', moment(c.acceptedAt)],
    ['Prix', c.amount === null ? null : formatEuros(c.amount)],
    ['Ce que comprend le service', c.scope],
    ['Prix et paiement', c.feeTerms],
    ['Conditions de remboursement', c.refundConditions],
    ['Renonciation jusqu’au', day(c.renounceUntil)],
    ['Renoncé le', moment(c.renouncedAt)],
    ['À rembourser avant le', day(c.refundDueOn)],
    ['Remboursé le', moment(c.refundedAt)],
    ['Référence du remboursement', c.refundReference],
  ]);

const METHODS = { crypto: 'Cryptomonnaie', bank_transfer: 'Virement bancaire' } as const;

export const aPayment = (p: PersonalData['payments'][number]): Html =>
  facts([
    ['Paiement', p.reference],
    ['Le', formatDateTime(p.createdAt)],
    ['Objet', p.description],
    ['Contrat', p.contractReference],
    ['Moyen', p.cryptoName ? `${METHODS[p.method]}\u00a0: ${p.cryptoName}` : METHODS[p.method]],
    ['Montant', formatEuros(p.amountInEUR)],
    ['Montant en cryptomonnaie', p.amount && `${formatDecimal(p.amount)}\u00a0${p.cryptoSymbol}`],
    ['État', paymentLabel(p)],
    ['Vérifié le', moment(p.verifiedAt)],
    ['Hash de la transaction', p.transactionHash],
    ['Message de l’équipe', p.adminNote],
    ['Factures et avoirs', p.invoices.map(({ number }) => number).join('\n')],
    ['Masqué depuis le', moment(p.setAsideAt)],
  ]);

export const anInvoice = (i: PersonalData['invoices'][number]): Html =>
  facts([
    [INVOICE_KIND_LABELS[i.kind], i.number],
    ['Du', formatDateTime(i.issuedAt)],
    ['Montant', formatEuros(i.total)],
  ]);

const anEntry = (e: PersonalData['balance']['entries'][number]): string =>
  [
    `${LEDGER_KIND_LABELS[e.kind]}\u00a0: ${formatEuros(e.amount)}, solde ${formatEuros(e.balance)}`,
    e.reason,
    e.reference && `Référence\u00a0: ${e.reference}`,
    e.reportReference && `Signalement ${e.reportReference}`,
  ]
    .filter(Boolean)
    .join('\n');

export const money = ({ balance, proposedAmounts }: PersonalData): Html =>
  facts([
    ['Solde disponible', formatEuros(balance.balance)],
    ['Demandé, en attente', formatEuros(balance.pending)],
    ['Récupéré en tout', formatEuros(balance.totalRecovered)],
    ...balance.entries.map((e) => [formatDateTime(e.at), anEntry(e)] as const),
    ...proposedAmounts.map(
      ({ at, amount }) =>
        [formatDateTime(at), `${formatEuros(amount)}\u00a0: proposé, à confirmer`] as const,
    ),
  ]);

export const aWithdrawal = (w: PersonalData['withdrawals'][number]): Html =>
  facts([
    ['Retrait', w.reference],
    ['Demandé le', formatDateTime(w.createdAt)],
    ['Montant', formatEuros(w.amount)],
    ['Méthode', WITHDRAWAL_METHOD_LABELS[w.method]],
    ['ID Binance', w.binanceId],
    ['Banque', w.bankName],
    ['IBAN', w.accountNumber],
    ['Titulaire du compte', w.accountHolder],
    ['Portefeuille', w.walletType && WALLET_TYPE_LABELS[w.walletType]],
    ['Adresse du portefeuille', w.walletAddress],
    ['Statut', withdrawalStateLabel(w, 'client')],
    ['Annulé le', moment(w.cancelledAt)],
    ['Décidé le', moment(w.decidedAt)],
    ['Versé le', day(w.payoutOn)],
    ['Référence du versement', w.payoutReference],
    ['Message de l’équipe', w.adminNote],
  ]);
