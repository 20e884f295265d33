import { EMPTY_LOSS, lossInput } from '@parade/api/contract/loss-inputs.ts';
import { lossFacts, lossTitle } from '@parade/api/contract/loss-words.ts';
import { type Loss, newLoss } from '@parade/api/contract/losses.ts';
import { LossFields, type LossTexts } from './LossFields.tsx';
import { problemsOf } from './part.ts';
import { SavedList, type SavedListProps } from './SavedList.tsx';

type Given = 'isClosed' | 'save' | 'remove';

/** The payments of a case. */
export function SavedLosses({
  losses,
  ...given
}: { losses: readonly Loss[] } & Pick<SavedListProps<Loss, LossTexts>, Given>) {
  return (
    <SavedList
      {...given}
      items={losses}
      none="Aucun paiement n’est noté."
      add="Ajouter un paiement"
      titleOf={lossTitle}
      factsOf={lossFacts}
      valuesOf={(loss) => (loss ? lossInput(loss) : EMPTY_LOSS)}
      Fields={LossFields}
      problemsOf={(values) => problemsOf(newLoss, values)}
    />
  );
}
