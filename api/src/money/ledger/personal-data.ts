import { formatDateTime } from '../../../contract/dates.ts';
import { ledgerLabel } from '../../../contract/ledger.ts';
import { centsToEuros, formatEuros } from '../../../contract/money.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { countOwned, kept, type PersonalPart } from '../../platform/personal-data.ts';
import { facts, type Html, section } from '../../platform/personal-page.ts';
import { entriesOf, figuresOf } from './balance.ts';
import { presentBalance } from './present.ts';
import { proposedChanges } from './proposed.ts';

const anEntry = (e: PersonalData['balance']['entries'][number]): string =>
  [
    `${ledgerLabel(e, 'client')}\u00a0: ${formatEuros(e.amount)}${e.paidDirectly ? '' : `, solde ${formatEuros(e.balance)}`}`,
    e.reason,
    e.reference && `Référence\u00a0: ${e.reference}`,
    e.reportReference && `Signalement ${e.reportReference}`,
  ]
    .filter(Boolean)
    .join('\n');

const money = ({ balance, proposedAmounts }: PersonalData): Html =>
  facts([
    ['Solde disponible', formatEuros(balance.balance)],
    ['Demandé, en attente', formatEuros(balance.pending)],
    ['Récupéré en tout', formatEuros(balance.totalRecovered)],
    ['Versé directement à vous', formatEuros(balance.paidDirectly)],
    ...balance.entries.map((e) => [formatDateTime(e.at), anEntry(e)] as const),
    ...proposedAmounts.map(
      ({ at, amount }) =>
        [formatDateTime(at), `${formatEuros(amount)}\u00a0: proposé, à confirmer`] as const,
    ),
  ]);

const LAW = kept('Code de commerce, article L123-22');

export const ledgerData = {
  answers: {
    ledger_entries: {
      erased: { reason: LAW, reference: LAW },
      exported: { reason: 'balance.entries.reason', reference: 'balance.entries.reference' },
    },
  },
  async collect({ db }, person) {
    const proposed = await proposedChanges(db, person.id);
    return {
      balance: presentBalance(await figuresOf(db, person.id), await entriesOf(db, person.id)),
      proposedAmounts: proposed.map(({ at, changeCents }) => ({
        at,
        amount: centsToEuros(changeCents),
      })),
    };
  },
  page: { balance: (_balance, data) => section('Solde et retraits', [money(data)], '') },
  kept: { ledgerEntries: countOwned('ledger_entries') },
} satisfies PersonalPart;
