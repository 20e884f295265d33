import { COUNTERPARTY_LABELS } from '@parade/api/contract/counterparties.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { EMPTY_LOSS } from '@parade/api/contract/loss-inputs.ts';
import { meansLabel } from '@parade/api/contract/loss-words.ts';
import { moneyIn, parseDecimal } from '@parade/api/contract/money.ts';
import type { Proposals } from '@parade/api/contract/proposals.ts';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';

/** What a report that is being written holds already. */
export interface Noted {
  losses: readonly LossTexts[];
  counterparties: readonly CounterpartyTexts[];
}

/** One thing that was recognised, the words that it was read from, and what it becomes once it is ticked. */
export interface Proposal {
  key: string;
  label: string;
  words: string;
  taken: { loss: LossTexts } | { counterparty: CounterpartyTexts };
}

const digits = (text: string) => text.replace(/[\s.-]/g, '').toLowerCase();

/** Whether two answers can be the same one: what is not known contradicts nothing. */
const agree = (one: string, other: string) => one === '' || other === '' || one === other;

/** « 4800 » and « 4 800 » are one amount. */
const worth = ({ amount, currency }: LossTexts) =>
  `${parseDecimal(amount) ?? amount} ${moneyIn(amount) ?? currency}`;
const isSamePayment = (one: LossTexts, other: LossTexts) =>
  worth(one) === worth(other) && agree(one.paidOn, other.paidOn);

const isTransfer = (means: string) => means.endsWith('transfer');
/** Whether a payment that is noted without its amount may be the one that the story tells of. */
const isWithoutAmount = (noted: LossTexts, told: LossTexts) =>
  noted.amount === '' &&
  agree(noted.paidOn, told.paidOn) &&
  (agree(noted.means, told.means) || (isTransfer(noted.means) && isTransfer(told.means)));

function lossOf({ amount, currency, paidOn, means }: Proposals['losses'][number]): LossTexts {
  const typed = formatDecimal(amount.replace(/\.0+$/, ''));
  return { ...EMPTY_LOSS, amount: typed, currency, paidOn: paidOn ?? '', means: means ?? '' };
}

/** What was recognised and is not noted yet. */
export function proposedIn(found: Proposals, { losses, counterparties }: Noted): Proposal[] {
  // A text with two transfers of 500 € proposes two; each that is noted already answers for one.
  const rest = [...losses];
  const ofLosses = found.losses.flatMap((each, at): Proposal[] => {
    const loss = lossOf(each);
    const place = rest.findIndex((noted) => isSamePayment(noted, loss));
    if (place >= 0) {
      rest.splice(place, 1);
      return [];
    }
    const money = loss.currency === 'EUR' ? '€' : loss.currency;
    const label = [
      `${meansLabel(each.means)}\u00a0: ${loss.amount}\u00a0${money}`,
      each.paidOn ? `le ${formatCalendarDay(each.paidOn)}` : 'jour inconnu',
    ].join(', ');
    return [{ key: `loss ${at}`, label, words: each.words, taken: { loss } }];
  });
  const values = new Set(counterparties.map(({ value }) => digits(value)));
  const ofOthers = found.counterparties
    .filter(({ value }) => !values.has(digits(value)))
    .map(({ kind, value, words }, at) => ({
      key: `other ${at}`,
      label: `${COUNTERPARTY_LABELS[kind]}\u00a0: ${value}`,
      words,
      taken: { counterparty: { kind, value, source: 'story' } },
    }));
  return [...ofLosses, ...ofOthers];
}

/** What is noted, with what was ticked: a payment without its amount is completed, another one is added. */
export function withTaken(noted: Noted, ticked: readonly Proposal[]): Noted {
  const losses = [...noted.losses];
  const counterparties = [...noted.counterparties];
  for (const { taken } of ticked) {
    if ('counterparty' in taken) {
      counterparties.push(taken.counterparty);
      continue;
    }
    const { loss } = taken;
    const place = losses.findIndex((each) => isWithoutAmount(each, loss));
    const known = Object.entries(losses[place] ?? {}).filter(([, text]) => text !== '');
    if (place < 0) losses.push(loss);
    else losses[place] = { ...loss, ...Object.fromEntries(known), currency: loss.currency };
  }
  return { losses, counterparties };
}
