import { formatDateTime } from '../../../contract/dates.ts';
import { formatDecimal } from '../../../contract/decimals.ts';
import { formatEuros } from '../../../contract/money.ts';
import { paymentLabel } from '../../../contract/payments.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import type { PersonalPart } from '../../platform/personal-data.ts';
import { facts, type Html, moment, section } from '../../platform/personal-page.ts';

const METHODS = { crypto: 'Cryptomonnaie', bank_transfer: 'Virement bancaire' } as const;

const aPayment = (p: PersonalData['payments'][number]): Html =>
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
    ['Transaction indiquée le', moment(p.transactionAt)],
    ['Adresse de paiement indiquée', p.walletAddress],
    ['Compte du virement', p.transferTo],
    ['Message de l’équipe', p.adminNote],
    ['Factures et avoirs', p.invoices.map(({ number }) => number).join('\n')],
    ['Masqué depuis le', moment(p.setAsideAt)],
  ]);

export const paymentsPage: PersonalPart['page'] = {
  payments: (payments) => section('Paiements', payments.map(aPayment), 'Aucun paiement.'),
};
