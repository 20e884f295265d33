import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { AS_OF } from '../content.ts';
import type { Answer } from './answer.ts';
import { NOTICE } from './notice.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

const LANDING: readonly Answer[] = [
  {
    law: 'Consommation L111-7-2 (how a rating was collected)',
    page: '/',
    anchor: 'garanties',
    says: ['Avis des clients'],
    given: ['Enquête envoyée à chaque client', `au ${formatCalendarDay(AS_OF)}`],
  },
];

/** Each article of law that the site answers. */
export const CHECKLIST: readonly Answer[] = [...LANDING, ...NOTICE, ...TERMS, ...PRIVACY];
