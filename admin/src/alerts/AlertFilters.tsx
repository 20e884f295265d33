import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ALERT_COUNTRIES, ALERT_FRAUD_TYPES } from '@parade/api/contract/alerts.ts';
import { ALERT_STATUS_LABELS, type adminAlertsQuery } from '@parade/api/contract/alerts-admin.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

const TYPING_MS = 300;

type Criteria = Omit<ReturnType<typeof adminAlertsQuery.filter.parse>, 'status'> & {
  status?: string;
};
const same = (values: readonly string[]) => values.map((value) => [value, value] as const);
const CHOICES = [
  ['status', 'Statut', 'Tous', Object.entries(ALERT_STATUS_LABELS)],
  ['fraudType', 'Type de fraude', 'Tous', same(ALERT_FRAUD_TYPES)],
  ['country', 'Pays', 'Tous', same(ALERT_COUNTRIES)],
] as const;

/** Words, status, type and country; each applies as it is chosen. */
export function AlertFilters() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as Criteria;
  const [typed, setTyped] = useState(filter.q ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(filter);
  latest.current = filter;

  // The empty list's button clears the filter from outside.
  useEffect(() => {
    if (!filter.q) setTyped('');
  }, [filter.q]);

  const apply = (changes: Record<string, string>) => {
    const all = Object.entries({ ...latest.current, ...changes });
    setFilters(Object.fromEntries(all.filter(([, value]) => value !== '')));
  };

  function type(q: string) {
    setTyped(q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply({ q: q.trim() }), TYPING_MS);
  }

  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) minmax(0, 1fr)',
          md: 'minmax(0, 22rem) 10rem minmax(0, 16rem) 10rem',
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <TextField
        label="Rechercher"
        type="search"
        size="small"
        placeholder="Titre, récit, coordonnées"
        value={typed}
        onChange={(event) => type(event.target.value)}
        slotProps={{ input: { maxLength: 200 } }}
      />
      {CHOICES.map(([name, label, all, values]) => (
        <SelectField
          key={name}
          label={label}
          size="small"
          value={filter[name] ?? ''}
          onChange={(event) => apply({ [name]: event.target.value })}
        >
          <option value="">{all}</option>
          {values.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
      ))}
      {filter.id && (
        <Button
          variant="text"
          onClick={() => setFilters({})}
          sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}
        >
          Une seule alerte est montrée&nbsp;: les montrer toutes
        </Button>
      )}
    </Box>
  );
}
