import { CURRENCIES, PAYABLE_CURRENCIES } from '@parade/api/contract/currencies.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useFilter } from '../lib/list/useFilter.ts';

const TRANSFER = 'bank_transfer';

interface MeansInputProps {
  /** Its name among the filters of `List`. */
  source: 'means';
  alwaysOn: true;
}

/** One choice for what the filter has in two fields: the transfer, or one of the currencies. */
export function MeansInput(_: MeansInputProps) {
  const [{ cryptocurrency, method }, change] = useFilter();
  const chosen = method === TRANSFER ? TRANSFER : String(cryptocurrency ?? '');

  const choose = (value: string) =>
    change(
      value === TRANSFER
        ? { method: value, cryptocurrency: undefined }
        : { method: undefined, cryptocurrency: value },
    );

  return (
    <SelectField
      label="Moyen de paiement"
      size="small"
      value={chosen}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Tous</option>
      {PAYABLE_CURRENCIES.map((currency) => (
        <option key={currency} value={currency}>
          {CURRENCIES[currency].name}
        </option>
      ))}
      <option value={TRANSFER}>Virement bancaire</option>
    </SelectField>
  );
}
