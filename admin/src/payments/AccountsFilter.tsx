import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';

/** Payments of closed accounts: hidden in the list, kept in the books. */
export function AccountsFilter() {
  const { filterValues, setFilters } = useListContext();
  const { accounts, ...others } = filterValues as Record<string, unknown>;
  return (
    <SelectField
      label="Comptes fermés"
      size="small"
      value={String(accounts ?? '')}
      onChange={({ target }) =>
        setFilters({ ...others, ...(target.value && { accounts: target.value }) })
      }
    >
      <option value="">Masqués</option>
      <option value="all">Affichés aussi</option>
      <option value="closed">Eux seuls</option>
    </SelectField>
  );
}
