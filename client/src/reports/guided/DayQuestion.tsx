import { parisDay } from '@parade/api/contract/dates.ts';
import { FIRST_ANSWERS } from '@parade/api/contract/remedies/first-questions.ts';
import { useWatch } from 'react-hook-form';
import { ReportField } from '../ReportField.tsx';
import { Choices } from './Choices.tsx';
import type { QuestionProps } from './question.ts';

const DAY_MS = 86_400_000;

/** When it happened: today and yesterday are a tap, another day is chosen. */
export function DayQuestion({ form, onAnswer }: QuestionProps) {
  const date = useWatch({ control: form.control, name: 'date' });
  const choice = (key: 'today' | 'yesterday', daysAgo: number) => {
    const day = parisDay(new Date(Date.now() - daysAgo * DAY_MS));
    return {
      ...{ key, label: FIRST_ANSWERS[key], isChosen: date === day },
      onPick() {
        form.setValue('date', day, { shouldDirty: true, shouldValidate: true });
        onAnswer?.();
      },
    };
  };
  return (
    <>
      <Choices choices={[choice('today', 0), choice('yesterday', 1)]} />
      <ReportField form={form} name="date" />
    </>
  );
}
