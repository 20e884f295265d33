import { formatCalendarDay } from './dates.ts';
import { CATALOGUE } from './remedies/catalogue.ts';

/** What every copy of a plan says of itself, wherever it goes. */
export const PLAN_NOTICE = `Ces règles ont été lues le ${formatCalendarDay(CATALOGUE.checkedOn)}. Texte non relu par un juriste. Ce n’est pas l’avis d’un avocat.`;
