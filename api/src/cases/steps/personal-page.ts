import { formatCalendarDay } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { type Fact, yesNo } from '../../platform/personal-page.ts';

type Plan = NonNullable<PersonalData['reports'][number]['plan']>;

const aStep = ({ label, dueOn, doneOn, doneBy }: Plan['steps'][number]): string =>
  [
    label,
    dueOn && `jusqu’au ${formatCalendarDay(dueOn)}`,
    doneOn && `fait le ${formatCalendarDay(doneOn)}`,
    doneBy === 'team' && 'coché par l’équipe',
  ]
    .filter(Boolean)
    .join(', ');

/** The plan that was joined to a report, to be read: the answers, and what was done. */
export const planFacts = (plan: Plan | null): Fact[] =>
  plan === null
    ? []
    : [
        [
          'Vos réponses pour le plan',
          plan.answers.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
        ],
        ['Édition des règles', plan.catalogueVersion],
        ['Démarches', plan.steps.map(aStep).join('\n')],
        ['Rappels des délais', yesNo(plan.reminders)],
      ];
