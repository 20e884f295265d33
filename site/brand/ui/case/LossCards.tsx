import { EMPTY_LOSS } from '@parade/api/contract/loss-inputs.ts';
import { MAX_LOSSES, newLoss } from '@parade/api/contract/losses.ts';
import { Cards } from './Cards.tsx';
import { LossFields, type LossTexts } from './LossFields.tsx';
import { problemsOf } from './part.ts';

interface LossCardsProps {
  losses: readonly LossTexts[];
  isChecked: boolean;
  onChange: (losses: LossTexts[]) => void;
}

const isEmpty = (loss: LossTexts) =>
  Object.entries(EMPTY_LOSS).every(([field, none]) => loss[field as keyof LossTexts] === none);

/** The payments of a report that is not sent yet, a card each. */
export const LossCards = ({ losses, isChecked, onChange }: LossCardsProps) => (
  <Cards
    name="Paiement"
    add={losses.length === 0 ? 'Ajouter un paiement' : 'Ajouter un autre paiement'}
    most={MAX_LOSSES}
    items={losses}
    empty={EMPTY_LOSS}
    Fields={LossFields}
    problemsOf={(loss) => (isEmpty(loss) ? {} : problemsOf(newLoss, loss))}
    isChecked={isChecked}
    onChange={onChange}
  />
);
