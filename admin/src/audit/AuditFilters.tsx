import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { auditActionLabel, auditObjectLabel } from '@parade/api/contract/audit.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useAuditFilters } from './useAuditFilters.ts';

const TYPING_MS = 300;

const byLabel =
  (label: (value: string) => string) =>
  (a: string, b: string): number =>
    label(a).localeCompare(label(b), 'fr');

/** Person, object, action and days, applied as they are chosen. The CSV takes the same filter. */
export function AuditFilters() {
  const { filter, apply, actions, objectTypes, csv } = useAuditFilters();
  const [typed, setTyped] = useState(filter.actor ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(filter);
  latest.current = filter;

  const turned = Boolean(filter.from && filter.to && filter.from > filter.to);

  // The empty list's button clears the filter from outside.
  useEffect(() => {
    if (!filter.actor) setTyped('');
  }, [filter.actor]);

  function type(actor: string) {
    setTyped(actor);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply({ ...latest.current, actor }), TYPING_MS);
  }

  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2.5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr)) 11rem 11rem max-content',
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <TextField
        label="Personne"
        type="search"
        size="small"
        placeholder="nom@exemple.fr"
        value={typed}
        onChange={(event) => type(event.target.value)}
        slotProps={{ input: { maxLength: 254 } }}
      />
      <SelectField
        label="Objet"
        size="small"
        value={filter.objectType ?? ''}
        onChange={(event) => apply({ ...filter, objectType: event.target.value, objectId: '' })}
      >
        <option value="">Tous</option>
        {objectTypes.toSorted(byLabel(auditObjectLabel)).map((value) => (
          <option key={value} value={value}>
            {auditObjectLabel(value)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Action"
        size="small"
        value={filter.action ?? ''}
        onChange={(event) => apply({ ...filter, action: event.target.value })}
      >
        <option value="">Toutes</option>
        {actions.toSorted(byLabel(auditActionLabel)).map((value) => (
          <option key={value} value={value}>
            {auditActionLabel(value)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Du"
        type="date"
        size="small"
        value={filter.from ?? ''}
        onChange={(event) => apply({ ...filter, from: event.target.value })}
      />
      <TextField
        label="Au"
        type="date"
        size="small"
        value={filter.to ?? ''}
        problem={turned ? 'Choisissez un jour qui n’est pas avant «\u00a0Du\u00a0».' : undefined}
        onChange={(event) => apply({ ...filter, to: event.target.value })}
      />
      {filter.objectId && (
        <Button
          variant="text"
          onClick={() => apply({ ...filter, objectId: '' })}
          sx={{ justifySelf: 'start', gridColumn: '1 / -1', order: 1 }}
        >
          Un seul objet est montré&nbsp;: les montrer tous
        </Button>
      )}
      <Button
        variant="outlined"
        href={csv}
        download="journal.csv"
        // Aligned with the inputs, below the height of their labels.
        sx={{ justifySelf: 'start', mt: { md: '27px' } }}
      >
        Exporter en CSV
      </Button>
    </Box>
  );
}
