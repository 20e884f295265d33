import { formatCalendarDay } from '../../../contract/dates.ts';
import { formatEuros } from '../../../contract/money.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { WithdrawalRecord } from './queries.ts';
import { TRANSITIONS } from './transitions.ts';

/** What staff set in one save. */
export type Saved = Pick<WithdrawalRecord, 'status' | 'adminNote' | 'payoutReference' | 'payoutOn'>;

/** What changed, of a save that leaves the status; undefined where nothing new is to be read. */
function additionTo(withdrawal: string, before: WithdrawalRecord, after: Saved) {
  if (payoutOf(after) !== payoutOf(before)) {
    return payoutOf(after)
      ? `Le versement de votre retrait ${withdrawal} est précisé`
      : `La référence du versement de votre retrait ${withdrawal} est retirée`;
  }
  if (after.adminNote === '') return undefined;
  return before.adminNote === ''
    ? `Une note a été ajoutée à votre retrait ${withdrawal}`
    : `La note de votre retrait ${withdrawal} a changé`;
}

const ASK = 'Écrivez-nous si vous ne comprenez pas pourquoi.';
const payoutOf = ({ payoutOn, payoutReference }: Saved): string =>
  payoutReference && payoutOn
    ? `Versement du ${formatCalendarDay(payoutOn)}, référence ${payoutReference}.`
    : '';

/** Only what this save brought: what the person was told before is not told again. */
export async function tellOwner(
  services: Services,
  unit: UnitOfWork,
  before: WithdrawalRecord,
  after: Saved,
  sentBy: string,
): Promise<void> {
  const decided = before.status !== after.status;
  const { type, title, message } = TRANSITIONS[after.status];
  const euros = formatEuros(before.amountCents / 100);
  const withdrawal = `${before.reference} de ${euros}`;
  const said = decided
    ? `Votre retrait ${withdrawal} ${title}`
    : additionTo(withdrawal, before, after);
  if (said === undefined) return;
  const returned = before.status === 'approved' ? `${euros} sont de nouveau sur votre solde.` : '';
  const told = [
    decided && (returned || message),
    payoutOf(after) !== payoutOf(before) && (payoutOf(after) || (!decided && ASK)),
    after.adminNote !== before.adminNote && after.adminNote,
  ];
  await notify(services, unit, {
    userId: before.userId,
    type: decided ? type : 'info',
    title: said,
    message: told.filter(Boolean).join(' '),
    priority: decided ? 'high' : 'normal',
    category: 'withdrawal_update',
    sentBy,
    whateverStatus: true,
  });
}
