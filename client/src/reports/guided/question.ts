import type { PieceSlots, PieceTray } from '../../documents/proofs.ts';
import type { ReportForm } from '../ReportField.tsx';

/** What a question is given: the one state of the form, whichever way it is shown. */
export interface QuestionProps {
  form: ReportForm;
  tray: PieceTray;
  slots: PieceSlots;
  /** Says what is wrong, also where nobody has typed yet. */
  isChecked: boolean;
  /** A tap that is a whole answer leads on; absent where other questions share the page. */
  onAnswer?: (() => void) | undefined;
}
