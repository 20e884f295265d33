import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { UNSTATED_DAY } from '@parade/api/contract/legal-pages.ts';

/** Said beside a day that no page shows. */
export const UNSTATED = `Tant que le ${formatCalendarDay(UNSTATED_DAY)} y reste, la page montre le jour de la première publication.`;
