/** A plan in words: what `/urgence`, the report's page and the back office all show. */
import { formatCalendarDay } from './dates.ts';
import { formatEuros } from './money.ts';
import { type OfficialHelp, officialHelp } from './official-help.ts';
import { ACTION_WORDS } from './remedies/actions.ts';
import { CHANNELS } from './remedies/channels.ts';
import type { Day } from './remedies/facts.ts';
import { MEANS } from './remedies/means.ts';
import { type Plan, type PlanRemedy, planFor } from './remedies/plan.ts';
import { REMEDIES } from './remedies/remedies.ts';
import type { Action, Purpose, RemedyId, Strength } from './remedies/rules.ts';
import type { Payment, Situation } from './remedies/situation.ts';

/** What a strength promises: no more than its source. */
const STRENGTH_MEANINGS: Readonly<Record<Strength, string>> = {
  right: 'La loi le prévoit.',
  request: 'Vous pouvez le demander. La réponse n’est pas sûre.',
  chance: 'Cela peut échouer. Tentez-le vite.',
};

const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  right: 'Droit',
  request: 'Demande',
  chance: 'Tentative',
};

const KIND_WORDS: Readonly<Record<PlanRemedy['kind'], string>> = {
  law: 'Délai de la loi',
  scheme: 'Règle du réseau',
  advice: 'Conseil, sans valeur de loi',
};

const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  complaint: 'Porter plainte',
  report: 'Signaler',
  advice: 'Demander conseil',
  refund: 'Demander le remboursement',
};

export interface PlanAction {
  action: Action;
  label: string;
  text: readonly string[];
  /** What to say on the phone, with the person's own figures; empty where there is nothing to say. */
  say: readonly string[];
  /** The service whose number or page it leads to. */
  help: OfficialHelp | null;
}

export interface RemedyReading {
  remedy: RemedyId;
  /** The payment's place in the situation; null for what belongs to the case. */
  payment: number | null;
  label: string;
  strength: string;
  /** What that word means, in a sentence or two. */
  meaning: string;
  lastDay: Day | null;
  past: boolean;
  /** « Il reste 7 semaines, jusqu’au 14 janvier 2027 ». */
  clock: string;
  kind: string;
  steps: readonly string[];
  say: readonly string[];
  validated: readonly string[];
  left: string;
  basis: string;
}

export interface ChannelReading {
  channel: keyof typeof CHANNELS;
  name: string;
  /** « Signaler, porter plainte ». */
  purposes: string;
  help: OfficialHelp | null;
}

export interface PlanReading {
  plan: Plan;
  now: PlanAction[];
  payments: { label: string; evidence: string; remedies: RemedyReading[] }[];
  /** What belongs to the whole case. */
  remedies: RemedyReading[];
  channels: ChannelReading[];
  never: readonly string[];
}

const DAY_MS = 86_400_000;
const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** « 1 jour », « 6 semaines », « 12 mois »: never more than is left. */
function span(days: number): string {
  if (days < 14) return days === 1 ? '1\u00a0jour' : `${days}\u00a0jours`;
  if (days < 90) return `${Math.floor(days / 7)}\u00a0semaines`;
  const months = Math.floor(days / 31);
  return months < 24 ? `${months}\u00a0mois` : `${Math.floor(days / 366)}\u00a0ans`;
}

/** A deadline in words and as a date; without one, that it is for now. */
export function clockOf(
  { lastDay, past }: Pick<PlanRemedy, 'lastDay' | 'past'>,
  today: Day,
): string {
  if (lastDay === null) return 'À faire maintenant';
  const day = formatCalendarDay(lastDay);
  if (past) return `Délai passé depuis le ${day}`;
  const days = daysBetween(today, lastDay);
  if (days === 0) return `Dernier jour\u00a0: aujourd’hui, ${day}`;
  return `Il reste ${span(days)}, jusqu’au ${day}`;
}

/** The payment's own figures in a sentence; an amount or a day that is not known leaves no gap. */
function filled(sentence: string, { amountEuros, paidOn, paidOnIsEarliest }: Payment): string {
  const withDay = paidOnIsEarliest
    ? sentence.replaceAll(/ (?:du|le) \{jour\}/g, '')
    : sentence.replaceAll('{jour}', formatCalendarDay(paidOn));
  return amountEuros === undefined
    ? withDay.replaceAll(/ (?:de )?\{montant\}/g, '')
    : withDay.replaceAll('{montant}', formatEuros(amountEuros));
}

const meansOf = (id: Payment['means']) => MEANS.find((means) => means.id === id);

const paymentLabel = (payment: Payment): string =>
  [
    meansOf(payment.means)?.label,
    ...(payment.amountEuros === undefined ? [] : [formatEuros(payment.amountEuros)]),
    `${payment.paidOnIsEarliest ? 'au plus tôt ' : ''}le ${formatCalendarDay(payment.paidOn)}`,
  ].join(', ');

function channelsOf(plan: Plan): ChannelReading[] {
  const names = [...new Set(plan.channels.map(({ channel }) => channel))];
  return names.map((channel) => {
    const { name, help } = CHANNELS[channel];
    const purposes = plan.channels
      .filter((each) => each.channel === channel)
      .map((each, at) => {
        const words = PURPOSE_WORDS[each.for];
        return at === 0 ? words : words.toLowerCase();
      })
      .join(', ');
    return { channel, name, purposes, help: help === null ? null : officialHelp(help) };
  });
}

/** `planFor` in French, for people: the same situation and Paris day give the same words. */
export function readPlan(situation: Situation, today: Day): PlanReading {
  const plan = planFor(situation, today);
  const remedies = plan.remedies.map((found): RemedyReading => {
    const { label, steps, phone, validated, left } = REMEDIES[found.remedy];
    const payment = found.payment === null ? undefined : situation.payments[found.payment];
    return {
      ...{ remedy: found.remedy, payment: found.payment, label, steps, validated, left },
      ...{ lastDay: found.lastDay, past: found.past, basis: found.basis },
      strength: STRENGTH_WORDS[found.strength],
      meaning: STRENGTH_MEANINGS[found.strength],
      // Counted from the earliest possible day: the law's own day may be later.
      clock:
        found.past && payment?.paidOnIsEarliest
          ? `Délai peut-être passé depuis le ${formatCalendarDay(found.lastDay)}`
          : clockOf(found, today),
      kind: KIND_WORDS[found.kind],
      say: payment ? phone.map((sentence) => filled(sentence, payment)) : phone,
    };
  });
  const open = remedies.filter(({ past }) => !past);
  const named = new Set(plan.channels.map(({ channel }) => channel));
  return {
    plan,
    now: plan.now.map((action): PlanAction => {
      const { label, text, help, channel, says = [] } = ACTION_WORDS[action];
      const spoken = says.map((id) => open.filter(({ remedy }) => remedy === id));
      const [first, ...others] = spoken.find(({ length }) => length > 0) ?? [];
      const paid = others.flatMap(({ payment }) => situation.payments[payment ?? -1] ?? []);
      const also = paid.map(
        (payment) => `Ma demande vaut aussi pour ceci\u00a0: ${paymentLabel(payment)}.`,
      );
      const service = channel && named.has(channel) ? CHANNELS[channel].help : help;
      return {
        ...{ action, label, text, say: [...(first?.say ?? []), ...also] },
        help: service ? officialHelp(service) : null,
      };
    }),
    payments: situation.payments.map((payment, at) => ({
      label: paymentLabel(payment),
      evidence: meansOf(payment.means)?.evidence ?? '',
      remedies: remedies.filter((each) => each.payment === at),
    })),
    remedies: remedies.filter((each) => each.payment === null),
    channels: channelsOf(plan),
    never: plan.never,
  };
}
