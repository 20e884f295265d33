import { CURRENCIES, PAYABLE_CURRENCIES } from '@parade/api/contract/currencies.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';

const TRANSFER = 'bank_transfer';

interface MeansInputProps {
  /** Its name among the filters of `List`. */
  source: 'means';
  alwaysOn: true;
}

/** One choice for what the filter has in two fields: the transfer, or one of the currencies. */
export function MeansInput(_: MeansInputProps) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { cryptocurrency, method, ...others } = filterValues as Record<string, unknown>;
  const chosen = method === TRANSFER ? TRANSFER : String(cryptocurrency ?? '');

  function choose(value: string) {
    const means = value === TRANSFER ? { method: TRANSFER } : value && { cryptocurrency: value };
    setFilters({ ...others, ...means }, displayedFilters);
  }

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
