import {
  COUNTERPARTY_LABELS,
  type Counterparty,
  NOT_RECOGNISED,
  newCounterparty,
} from '@parade/api/contract/counterparties.ts';
import { EMPTY_COUNTERPARTY } from '@parade/api/contract/report-choices.ts';
import { CounterpartyFields, type CounterpartyTexts } from './CounterpartyFields.tsx';
import { problemsOf } from './part.ts';
import { SavedList, type SavedListProps } from './SavedList.tsx';

type Given = 'isClosed' | 'save' | 'remove';

/** Who is on the other side of a case. */
export function SavedCounterparties({
  counterparties,
  ...given
}: { counterparties: readonly Counterparty[] } & Pick<
  SavedListProps<Counterparty, CounterpartyTexts>,
  Given
>) {
  return (
    <SavedList
      {...given}
      items={counterparties}
      none="Aucune coordonnée n’est notée."
      add="Ajouter une coordonnée"
      titleOf={({ kind, typed }) => `${COUNTERPARTY_LABELS[kind]}\u00a0: ${typed}`}
      factsOf={({ isRecognised }) => (isRecognised ? [] : [['À vérifier', NOT_RECOGNISED]])}
      valuesOf={(each) =>
        each ? { kind: each.kind, value: each.typed, source: 'person' } : EMPTY_COUNTERPARTY
      }
      Fields={CounterpartyFields}
      problemsOf={(values) => problemsOf(newCounterparty, values)}
    />
  );
}
