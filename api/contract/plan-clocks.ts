/** How long there is for what a plan opens, in words and as a date. */
import { formatCalendarDay } from './dates.ts';
import type { Day } from './remedies/facts.ts';
import type { PlanRemedy } from './remedies/plan.ts';
import type { RemedyId } from './remedies/rules.ts';
import type { Kind, Payment } from './remedies/situation.ts';

export interface Clock {
  lastDay: Day | null;
  /** Known to be over: what may still be open is not. */
  past: boolean;
  clock: string;
  /** How an agenda names the day: the last one, for whoever has not done it before. Null without one. */
  agenda: string | null;
}

const NOW = 'À faire maintenant';
/** No mediator takes what the bank was not told in writing: nothing is done with him today. */
const AFTER_COMPLAINT = 'Après une réclamation écrite, et dans l’année qui la suit';
const IF_NOT_DONE = ', si ce n’est pas fait';
/** Blackmail, a stolen name or account are other offences than fraud, with periods of their own. */
const NO_FRAUD: readonly Kind[] = ['chantage', 'usurpation-identite', 'compte-pirate'];

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
  if (lastDay === null) return NOW;
  const day = formatCalendarDay(lastDay);
  if (past) return `Délai passé\u00a0: il allait jusqu’au ${day}`;
  const days = daysBetween(today, lastDay);
  if (days === 0) return `Dernier jour\u00a0: aujourd’hui, ${day}`;
  return `Il reste ${span(days)}, jusqu’au ${day}`;
}

/** A day of the law is never a reason to wait: what must be done at once says so before its date. */
const OPEN: Readonly<Partial<Record<RemedyId, (left: string, day: string) => string>>> = {
  contest: (left) => `${NOW}\u00a0: attendre peut faire perdre ce droit. ${left}`,
  recall: (_, day) =>
    `${NOW}\u00a0: chaque heure compte. Les règles des banques vont jusqu’au ${day}`,
  chargeback: (left) => `${NOW}. ${left}`,
  complaint: (_, day) => `${NOW}. La justice peut poursuivre une escroquerie jusqu’au ${day}`,
};

/**
 * The clock of one remedy. `later`: the same one if the money had stayed in the European Economic
 * Area, where that is not known; what has passed only outside of it is still open.
 */
export function clockFor(
  found: PlanRemedy,
  {
    kind,
    payment,
    label,
    later,
  }: {
    kind: Kind;
    payment: Payment | undefined;
    label: string;
    later: PlanRemedy | undefined;
  },
  today: Day,
): Clock {
  const { lastDay, past, remedy } = found;
  const day = formatCalendarDay(lastDay);
  if (lastDay === null || (remedy === 'complaint' && !past && NO_FRAUD.includes(kind))) {
    const clock = remedy === 'mediator' ? AFTER_COMPLAINT : NOW;
    return { lastDay: null, past: false, clock, agenda: null };
  }
  if (past && payment?.paidOnIsEarliest) {
    const clock = `${NOW}. Délai peut-être passé\u00a0: il allait au plus tôt jusqu’au ${day}`;
    return { lastDay: null, past: false, clock, agenda: null };
  }
  if (past && later && !later.past && later.lastDay !== null) {
    const clock = `${NOW}. Si l’argent a quitté l’Espace économique européen, le délai allait jusqu’au ${day}. Sinon, il court jusqu’au ${formatCalendarDay(later.lastDay)}`;
    return { lastDay: later.lastDay, past: false, clock, agenda: `${label}${IF_NOT_DONE}` };
  }
  if (past && found.kind === 'advice') {
    const clock = `${NOW}. Il était conseillé de le demander avant le ${day}\u00a0: demandez-le quand même`;
    return { lastDay: null, past: false, clock, agenda: null };
  }
  if (past) return { lastDay, past, clock: clockOf(found, today), agenda: null };
  const left = clockOf(found, today);
  return {
    ...{ lastDay, past, clock: OPEN[remedy]?.(left, day) ?? left },
    agenda:
      found.kind === 'advice'
        ? `Conseillé avant ce jour\u00a0: ${label}`
        : `${label}${IF_NOT_DONE}`,
  };
}
