import { formatCalendarDay } from './dates.ts';
import { CATALOGUE } from './remedies/catalogue.ts';

/** On paper and in a copied text: what is left of each delay is counted from that day. */
export const planMadeOn = (day: string): string => `Plan fait le ${formatCalendarDay(day)}.`;

/** What every copy of a plan says of itself, wherever it goes. */
export const PLAN_NOTICE = `Ces règles ont été lues le ${formatCalendarDay(CATALOGUE.checkedOn)}. Texte non relu par un juriste. Ce n’est pas l’avis d’un avocat.`;
