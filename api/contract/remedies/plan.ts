import { lastDayOf } from './calendar.ts';
import { CASE_DOINGS, CASE_RULES, CASE_WAYS } from './case.ts';
import { CHANNELS, type Channel } from './channels.ts';
import { firstPaidOn as firstOf } from './early-days.ts';
import type { Day } from './facts.ts';
import { KINDS, type KindDefinition } from './kinds.ts';
import { knownOf, knownOfPayment } from './known.ts';
import type { MeansDefinition } from './means/definition.ts';
import { MEANS } from './means.ts';
import { NEVER } from './never.ts';
import {
  ACTIONS,
  type Action,
  type Doing,
  type Due,
  holds,
  type Known,
  type Purpose,
  type RemedyId,
  type Rule,
  type Strength,
  type Way,
} from './rules.ts';
import type { Situation } from './situation.ts';
import { SOURCES } from './sources.ts';

export interface PlanRemedy {
  /** The payment's place in the situation; null for what belongs to the case. */
  payment: number | null;
  remedy: RemedyId;
  strength: Strength;
  lastDay: Day | null;
  kind: 'law' | 'scheme' | 'advice';
  /** The references of its sources. */
  basis: string;
  past: boolean;
}

export interface Plan {
  now: Action[];
  remedies: PlanRemedy[];
  channels: { channel: Channel; for: Purpose }[];
  /** Sentences. */
  never: string[];
}

type Days = Readonly<Partial<Record<Due['from'], string>>>;

function remedyOf(rule: Rule, days: Days, payment: number | null, today: Day): PlanRemedy {
  const ends = rule.due.flatMap(({ from, add, unit }) => {
    const start = days[from];
    return start === undefined ? [] : [lastDayOf(start, add, unit)];
  });
  const lastDay = ends.find((end) => end >= today) ?? ends.at(-1) ?? null;
  return {
    payment,
    remedy: rule.remedy,
    strength: rule.strength,
    lastDay,
    kind: rule.kind,
    basis: rule.sources.map((source) => SOURCES[source].reference).join('\u00a0; '),
    past: lastDay !== null && lastDay < today,
  };
}

/** Of the rules to each remedy the first that is known to hold on that day. */
function rulesThatHold(rules: readonly Rule[], known: Known, on: Day): Rule[] {
  const chosen = new Map<RemedyId, Rule>();
  for (const rule of rules) {
    if (rule.validFrom !== undefined && on < rule.validFrom) continue;
    if (rule.validTo !== undefined && on > rule.validTo) continue;
    if (chosen.has(rule.remedy) || !holds(rule.when, known)) continue;
    if (rule.unless && holds(rule.unless, known)) continue;
    chosen.set(rule.remedy, rule);
  }
  return [...chosen.values()];
}

const actionsOf = (doings: readonly Doing[], known: Known) =>
  doings.filter(({ when, unless }) => holds(when, known) && !(unless && holds(unless, known)));
const waysOf = (ways: readonly Way[], known: Known) =>
  ways.filter(({ when }) => holds(when, known));

const definitionOf = <D extends { readonly id: string }>(all: readonly D[], id: string): D => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`nothing is called ${id}`);
  return found;
};

/** « Stop » before « call »: the place of an action, the first of two where it is said twice. */
function inOrder(doings: readonly Doing[]): Action[] {
  const place = ({ action, early }: Doing) =>
    early ? ACTIONS.indexOf('oppose-card') + 0.5 : ACTIONS.indexOf(action);
  return [...new Set(doings.toSorted((a, b) => place(a) - place(b)).map(({ action }) => action))];
}

const CHANNEL_ORDER: readonly string[] = Object.keys(CHANNELS);

function channelsInOrder(ways: readonly Way[]): Plan['channels'] {
  const once = new Map(ways.map((way) => [`${way.channel} ${way.for}`, way]));
  const place = (way: Way) => CHANNEL_ORDER.indexOf(way.channel);
  return [...once.values()]
    .toSorted((a, b) => place(a) - place(b) || a.for.localeCompare(b.for))
    .map(({ channel, for: purpose }) => ({ channel, for: purpose }));
}

/** `planFor` over given kinds: a new one is its entry alone. */
export const planOver =
  (kinds: readonly KindDefinition[], means: readonly MeansDefinition[]) =>
  (situation: Situation, today: Day): Plan => {
    const { payments, facts } = situation;
    const kind = definitionOf(kinds, situation.kind);
    const known = knownOf(situation, today, kinds);
    const paid = payments.map((payment, at) => ({
      at,
      payment,
      definition: definitionOf(means, payment.means),
      known: knownOfPayment(payment, known),
    }));
    const firstPaidOn = firstOf(payments);
    return {
      now: inOrder([
        ...actionsOf(CASE_DOINGS, known),
        ...kind.actions.map((action): Doing => ({ action, when: { all: [] } })),
        ...actionsOf(kind.doings ?? [], known),
        ...paid.flatMap((each) => actionsOf(each.definition.doings, each.known)),
      ]),
      remedies: [
        ...paid.flatMap(({ at, payment, definition, known: ofPayment }) =>
          rulesThatHold(definition.rules, ofPayment, payment.paidOn).map((rule) =>
            remedyOf(rule, { ...facts, paidOn: payment.paidOn, firstPaidOn }, at, today),
          ),
        ),
        ...rulesThatHold(CASE_RULES, known, today).map((rule) =>
          remedyOf(rule, { ...facts, firstPaidOn }, null, today),
        ),
      ],
      channels: channelsInOrder([
        ...waysOf(kind.ways, known),
        ...paid.flatMap((each) => waysOf(each.definition.ways, each.known)),
        ...waysOf(CASE_WAYS, known),
      ]),
      never: [...new Set([...kind.never, ...NEVER])],
    };
  };

/**
 * What a victim can still do on a calendar day of Paris. Pure: the same situation and day give the
 * same plan. No date is later than the law; what is not known opens neither a channel nor a
 * deadline. Throws where the situation names an unknown kind or means.
 */
export const planFor: (situation: Situation, today: Day) => Plan = planOver(KINDS, MEANS);
