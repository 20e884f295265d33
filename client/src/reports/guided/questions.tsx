import { PIECE_SLOTS } from '@parade/api/contract/report-choices.ts';
import { CounterpartyCards } from '@parade/site/brand/ui/case/CounterpartyCards.tsx';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import { LossCards } from '@parade/site/brand/ui/case/LossCards.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import type { ReactNode } from 'react';
import { OtherPieces } from '../../documents/OtherPieces.tsx';
import { ReportField } from '../ReportField.tsx';
import { Total } from '../Total.tsx';
import { useCaseLists } from '../useCaseLists.ts';
import { DayQuestion } from './DayQuestion.tsx';
import { KindQuestion } from './KindQuestion.tsx';
import type { QuestionProps } from './question.ts';
import { RecognisedQuestion } from './RecognisedQuestion.tsx';
import type { StepId } from './steps.ts';

function PaymentsQuestion({ form, isChecked }: QuestionProps) {
  const { losses, write } = useCaseLists(form);
  return (
    <>
      <LossCards
        losses={losses}
        isChecked={isChecked}
        onChange={(items: LossTexts[]) => write('losses', items)}
      />
      <FieldError id="losses-error">{form.formState.errors.losses?.message}</FieldError>
    </>
  );
}

function AmountQuestion({ form }: QuestionProps) {
  const { losses } = useCaseLists(form);
  return (
    <>
      <Total form={form} losses={losses} />
      <ReportField form={form} name="amount" />
    </>
  );
}

function CounterpartiesQuestion({ form, isChecked }: QuestionProps) {
  const { counterparties, write } = useCaseLists(form);
  return (
    <>
      <CounterpartyCards
        counterparties={counterparties}
        isChecked={isChecked}
        onChange={(items: CounterpartyTexts[]) => write('counterparties', items)}
      />
      <FieldError id="counterparties-error">
        {form.formState.errors.counterparties?.message}
      </FieldError>
    </>
  );
}

/** How each question is asked. */
export const QUESTIONS: Readonly<Record<StepId, (props: QuestionProps) => ReactNode>> = {
  faits: KindQuestion,
  titre: ({ form }) => <ReportField form={form} name="title" />,
  jour: DayQuestion,
  recit: ({ form }) => <ReportField form={form} name="description" />,
  escroc: ({ form }) => <ReportField form={form} name="contactInfo" />,
  reconnu: RecognisedQuestion,
  paiements: PaymentsQuestion,
  montant: AmountQuestion,
  coordonnees: CounterpartiesQuestion,
  autre: ({ form }) => (
    <>
      <ReportField form={form} name="location" />
      <ReportField form={form} name="additionalInfo" />
    </>
  ),
  preuves: ({ tray, slots }) => (
    <OtherPieces title="Vos pièces" names={PIECE_SLOTS} tray={tray} slots={slots} />
  ),
};
