import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';

/** What a deactivation or an erasure took out of the list, and the books keep. */
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
