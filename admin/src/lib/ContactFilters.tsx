import Box from '@mui/material/Box';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { type SearchBy, useContactFilters } from './useContactFilters.ts';

const PLACEHOLDERS = { email: 'nom@exemple.fr', phone: '06 12 34 56 78' };
const TYPING_MS = 300;

/** The search, the two choices and at most one more stand in a line; more take what room there is. */
const COLUMNS = [
  'minmax(0, 22rem) 11rem 12rem',
  'minmax(0, 22rem) 11rem 12rem 12rem',
  'repeat(auto-fill, minmax(11rem, 1fr))',
];

interface ContactFiltersProps {
  /** Each status and its word. */
  statuses: readonly (readonly [value: string, label: string])[];
  /** More choices of a list's own. */
  children?: ReactNode;
}

/** Search by e-mail or by phone, and the status; each applies as it is chosen. */
export function ContactFilters({ statuses, children }: ContactFiltersProps) {
  const { search, by, status, apply } = useContactFilters();
  const [typed, setTyped] = useState(search);
  const [searchBy, setSearchBy] = useState(by);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may be chosen before what was typed applies: neither drops the other.
  const latest = useRef(apply);
  latest.current = apply;
  const more = Math.min(Children.count(children), 2);

  // The empty list's button clears the filter from outside.
  useEffect(() => {
    if (search === '') setTyped('');
  }, [search]);

  function change(next: { typed?: string; searchBy?: SearchBy; status?: string }) {
    const text = next.typed ?? typed;
    const kind = next.searchBy ?? searchBy;
    setTyped(text);
    setSearchBy(kind);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => latest.current(text, kind, next.status ?? status),
      next.typed === undefined ? 0 : TYPING_MS,
    );
  }

  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2.5,
        // On a phone the search takes a line of its own and the two choices share the next.
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
          sm: COLUMNS[more],
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: more < 2 ? 'auto' : 'span 2' } },
      }}
    >
      <TextField
        label="Rechercher"
        type="search"
        size="small"
        placeholder={PLACEHOLDERS[searchBy]}
        value={typed}
        onChange={(event) => change({ typed: event.target.value })}
        slotProps={{ input: { maxLength: searchBy === 'phone' ? 40 : 254 } }}
      />
      <SelectField
        label="Critère"
        size="small"
        value={searchBy}
        onChange={(event) => change({ searchBy: event.target.value as SearchBy })}
      >
        <option value="email">par e-mail</option>
        <option value="phone">par téléphone</option>
      </SelectField>
      <SelectField
        label="Filtrer"
        size="small"
        value={status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      >
        <option value="">Tous</option>
        {statuses.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {children}
    </Box>
  );
}
