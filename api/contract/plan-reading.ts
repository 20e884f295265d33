/** A plan in words: what `/urgence`, the report's page and the back office all show. */
import { formatCalendarDay } from './dates.ts';
import { formatEuros } from './money.ts';
import { type OfficialHelp, officialHelp } from './official-help.ts';
import { type Clock, clockFor } from './plan-clocks.ts';
import { ACTION_WORDS } from './remedies/actions.ts';
import { CHANNELS } from './remedies/channels.ts';
import type { Day } from './remedies/facts.ts';
import { KINDS, type KindDefinition } from './remedies/kinds.ts';
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
  scheme: 'Règle des banques ou du service de paiement, pas une loi',
  advice: 'Conseil, sans valeur de loi',
};

const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  complaint: 'Porter plainte',
  report: 'Signaler',
  advice: 'Demander conseil',
  refund: 'Demander le retour ou le blocage de l’argent',
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

export interface RemedyReading extends Clock {
  remedy: RemedyId;
  /** The payment's place in the situation; null for what belongs to the case. */
  payment: number | null;
  label: string;
  strength: string;
  /** What that word means, in a sentence or two. */
  meaning: string;
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
  /** What is said first to whoever is ashamed; null where the kind has no need of it. */
  comfort: string | null;
  /** Not of age, and alone: an adult opens the report. */
  forAdult: boolean;
  now: PlanAction[];
  payments: { label: string; evidence: string; remedies: RemedyReading[] }[];
  /** What belongs to the whole case. */
  remedies: RemedyReading[];
  channels: ChannelReading[];
  never: readonly string[];
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

const kinds: readonly KindDefinition[] = KINDS;
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

/** More is not said in one call. */
const MOST_WORDS = 120;
const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length;

/**
 * What to say in a call about everything that is open: each payment is contested by itself (CJUE,
 * C-665/23). The first remedy is said whole; of the others of its kind the payment, of another kind
 * its first two sentences.
 */
function spokenOf(
  says: readonly RemedyId[],
  open: readonly RemedyReading[],
  label: LabelOf,
): string[] {
  const ofCall = says.flatMap((id) => open.filter(({ remedy }) => remedy === id));
  // A purchase that one did not make is not also one that a seller did not honour.
  const calls = ofCall.filter(
    (one) =>
      one.remedy !== 'chargeback' ||
      !ofCall.some((other) => other !== one && other.payment === one.payment),
  );
  const said: string[] = [];
  for (const [at, { remedy, payment, say }] of calls.entries()) {
    const again = calls.findIndex((one) => one.remedy === remedy) < at;
    const next = again
      ? [`Ma demande vaut aussi pour ceci\u00a0: ${label(payment)}.`]
      : at === 0
        ? say
        : say.slice(0, 2).map((sentence) => capital(sentence.replace(/^Bonjour, /, '')));
    if (wordsIn([...said, ...next]) <= MOST_WORDS) said.push(...next);
  }
  return said;
}

type LabelOf = (payment: number | null) => string;
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** `planFor` in French, for people: the same situation and Paris day give the same words. */
export function readPlan(situation: Situation, today: Day): PlanReading {
  const plan = planFor(situation, today);
  const inside = situation.payments.map((payment) => ({ outsideEea: false, ...payment }));
  const ifInside = planFor({ ...situation, payments: inside }, today).remedies;
  const remedies = plan.remedies.map((found): RemedyReading => {
    const { label, steps, phone, validated, left } = REMEDIES[found.remedy];
    const payment = found.payment === null ? undefined : situation.payments[found.payment];
    const later = ifInside.find(
      (one) => one.remedy === found.remedy && one.payment === found.payment,
    );
    return {
      ...{ remedy: found.remedy, payment: found.payment, label, steps, validated, left },
      ...clockFor(found, { kind: situation.kind, payment, label, later }, today),
      basis: found.basis,
      strength: STRENGTH_WORDS[found.strength],
      meaning: STRENGTH_MEANINGS[found.strength],
      kind: KIND_WORDS[found.kind],
      say: payment ? phone.map((sentence) => filled(sentence, payment)) : phone,
    };
  });
  const open = remedies.filter(({ past }) => !past);
  const labelOf: LabelOf = (at) => {
    const payment = situation.payments[at ?? -1];
    return payment ? paymentLabel(payment) : '';
  };
  const forComplaint = new Set(
    plan.channels.filter((each) => each.for === 'complaint').map(({ channel }) => channel),
  );
  return {
    plan,
    comfort: kinds.find(({ id }) => id === situation.kind)?.comfort ?? null,
    forAdult: plan.now.includes('tell-adult'),
    now: plan.now.map((action): PlanAction => {
      const { label, text, help, channel, says = [] } = ACTION_WORDS[action];
      const service = channel && forComplaint.has(channel) ? CHANNELS[channel].help : help;
      return {
        ...{ action, label, text, say: spokenOf(says, open, labelOf) },
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
