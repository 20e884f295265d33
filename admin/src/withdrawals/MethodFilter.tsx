import { WITHDRAWAL_METHOD_LABELS } from '@parade/api/contract/withdrawals.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';

export function MethodFilter() {
  const { filterValues, setFilters } = useListContext();
  const { method, ...others } = filterValues as Record<string, unknown>;
  return (
    <SelectField
      label="Méthode"
      size="small"
      value={String(method ?? '')}
      onChange={({ target }) =>
        setFilters(target.value ? { ...others, method: target.value } : others)
      }
    >
      <option value="">Toutes</option>
      {Object.entries(WITHDRAWAL_METHOD_LABELS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
