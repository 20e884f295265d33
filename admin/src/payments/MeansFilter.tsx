import { CURRENCIES, PAYABLE_CURRENCIES } from '@parade/api/contract/currencies.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';

const TRANSFER = 'bank_transfer';

export function MeansFilter() {
  const { filterValues, setFilters } = useListContext();
  const { cryptocurrency, method, ...others } = filterValues as Record<string, unknown>;
  const chosen = method === TRANSFER ? TRANSFER : String(cryptocurrency ?? '');

  function choose(value: string) {
    if (value === TRANSFER) return setFilters({ ...others, method: TRANSFER });
    setFilters(value ? { ...others, cryptocurrency: value } : others);
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
