import type { ReactNode } from 'react';
import { Question } from './Question.tsx';

interface LeaveQuestionProps {
  open: boolean;
  /** What would be lost. */
  children?: ReactNode;
  /** The label of the button that stays. */
  stay?: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a step to another page takes what was not saved. */
export const LeaveQuestion = (props: LeaveQuestionProps) => (
  <Question
    open={props.open}
    title={'Quitter sans enregistrer\u00a0?'}
    text={props.children ?? 'Ce que vous avez modifié sur cette page ne serait pas gardé.'}
    no={props.stay ?? 'Rester sur la page'}
    yes="Quitter sans enregistrer"
    onNo={props.onStay}
    onYes={props.onLeave}
  />
);
