import { html } from 'hono/html';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { formatEuros } from '../../../contract/money.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { WALLET_TYPE_LABELS } from '../../../contract/wallet-types.ts';
import { WITHDRAWAL_METHOD_LABELS, withdrawalStateLabel } from '../../../contract/withdrawals.ts';
import { idsOwned, kept, ownedBy, type PersonalPart } from '../../platform/personal-data.ts';
import { facts, type Html, moment } from '../../platform/personal-page.ts';
import { presentWithdrawal } from './present.ts';
import { everyWithdrawal } from './queries.ts';

const aWithdrawal = (w: PersonalData['withdrawals'][number]): Html =>
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
    ['Versé le', w.payoutOn && formatCalendarDay(w.payoutOn)],
    ['Référence du versement', w.payoutReference],
    ['Message de l’équipe', w.adminNote],
  ]);

/** Where their money went; that it went is kept. */
const gone = {
  binanceId: null,
  bankName: null,
  accountNumber: null,
  accountHolder: null,
  walletAddress: null,
  adminNote: '',
};

export const withdrawalData = {
  answers: {
    withdrawals: {
      erased: { ...gone, payoutReference: kept('Code de commerce, article L123-22') },
      exported: 'withdrawals',
    },
  },
  collect: async ({ db, key }, { id }) => ({
    withdrawals: (await everyWithdrawal(db, id)).map((row) => presentWithdrawal(row, key)),
  }),
  /** Below the balance, under its title. */
  page: { withdrawals: (all) => html`${all.map(aWithdrawal)}` },
  objects: idsOwned('withdrawals'),
  /** What the ledger does not name was merely asked for. */
  async erase(_services, { trx, publish }, person) {
    await trx
      .deleteFrom('withdrawals')
      .where(ownedBy('withdrawals', person))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('ledger_entries')
              .select('ledger_entries.id')
              .whereRef('ledger_entries.withdrawalId', '=', 'withdrawals.id'),
          ),
        ),
      )
      .execute();
    await trx.updateTable('withdrawals').set(gone).where(ownedBy('withdrawals', person)).execute();
    publish({ topic: 'withdrawals' }, { permission: 'managePayments' });
  },
} satisfies PersonalPart;
