/** The questions before the plan. They stand apart from what refines it, which a phone fetches later. */
import type { PaymentDetails } from './facts.ts';
import type { KindDefinition } from './kinds.ts';

/** The first taps: what happened, how one paid, when, and who did it. */
export const FIRST_QUESTIONS = {
  kind: 'Que s’est-il passé\u00a0?',
  means: 'Comment l’argent est-il parti\u00a0?',
  /** The same for a kind of which many pay nothing. */
  meansIfPaid: 'De l’argent est-il parti\u00a0? Si oui, comment\u00a0?',
  paidOn: 'Quand l’argent est-il parti\u00a0?',
  authorised: 'Avez-vous validé ce paiement vous-même\u00a0?',
} as const;

export const PAID_BY: Readonly<Record<PaymentDetails['authorised'], string>> = {
  tricked: 'Oui, mais on m’a trompé',
  no: 'Non, il a été fait sans moi',
  yes: 'Oui, et je le voulais',
};

/** The same in two words, beside the means: so that who paid needs no tap of its own. */
export const MADE_BY = { tricked: 'On m’a fait valider', no: 'Fait sans moi' } as const;

/** Answers to the first questions that are no kind and no means. */
export const FIRST_ANSWERS = {
  otherMeans: 'Un autre moyen',
  nothingPaid: 'Je n’ai rien payé',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  daysAgo: 'Il y a quelques jours',
  unknown: 'Je ne sais pas',
} as const;

/** How one paid, asked of whoever may have paid nothing without supposing that they did. */
export const meansQuestionOf = ({ payment }: KindDefinition): string =>
  payment.mayBeNone ? FIRST_QUESTIONS.meansIfPaid : FIRST_QUESTIONS.means;
