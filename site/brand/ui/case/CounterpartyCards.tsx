import { MAX_COUNTERPARTIES, newCounterparty } from '@parade/api/contract/counterparties.ts';
import { EMPTY_COUNTERPARTY } from '@parade/api/contract/report-choices.ts';
import { Cards } from './Cards.tsx';
import { CounterpartyFields, type CounterpartyTexts } from './CounterpartyFields.tsx';
import { problemsOf } from './part.ts';

interface CounterpartyCardsProps {
  counterparties: readonly CounterpartyTexts[];
  isChecked: boolean;
  onChange: (counterparties: CounterpartyTexts[]) => void;
}

/** Who is on the other side of a report that is not sent yet, a card each. */
export const CounterpartyCards = ({
  counterparties,
  isChecked,
  onChange,
}: CounterpartyCardsProps) => (
  <Cards
    name="Coordonnée"
    add={counterparties.length === 0 ? 'Ajouter une coordonnée' : 'Ajouter une autre coordonnée'}
    most={MAX_COUNTERPARTIES}
    items={counterparties}
    empty={EMPTY_COUNTERPARTY}
    Fields={CounterpartyFields}
    problemsOf={(each) => (each.value === '' ? {} : problemsOf(newCounterparty, each))}
    isChecked={isChecked}
    onChange={onChange}
  />
);
