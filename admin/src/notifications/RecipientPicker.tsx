import { Autocomplete, TextField as MuiTextField } from '@mui/material';
import { type Recipient, recipient } from '@parade/api/contract/notifications.ts';
import { Field } from '@parade/site/brand/ui/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import { sendJson } from '../lib/http.ts';

const TYPING_MS = 250;
const NOT_READ = 'Erreur lors du chargement des données';

async function findRecipients(text: string): Promise<Recipient[]> {
  const { json } = await sendJson(`/api/admin/recipients?q=${encodeURIComponent(text)}`);
  return recipient.array().parse(json);
}

/** What was typed, once the person pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

interface RecipientPickerProps {
  value: Recipient | null;
  problem: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (recipient: Recipient | null) => void;
}

export function RecipientPicker({ value, problem, inputRef, onChange }: RecipientPickerProps) {
  const [typed, setTyped] = useState('');
  const wanted = usePaused(typed);
  const found = useQuery({
    queryKey: ['recipients', wanted],
    queryFn: () => findRecipients(wanted),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });

  return (
    <Field label="Destinataire" problem={problem}>
      {({ id, ...described }) => (
        <Autocomplete
          id={id}
          size="small"
          value={value}
          options={found.data ?? []}
          loading={found.isPending}
          // The server has already searched: what it found is shown as it is.
          filterOptions={(options) => options}
          getOptionLabel={({ name, email }) => `${name} (${email})`}
          getOptionKey={(option) => option.id}
          disablePortal
          isOptionEqualToValue={(a, b) => a.id === b.id}
          noOptionsText={found.isError ? NOT_READ : 'Aucun utilisateur trouvé'}
          onChange={(_, chosen) => onChange(chosen)}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          slotProps={{
            listbox: { 'aria-label': 'Destinataires' },
            paper: { sx: { border: 1, borderColor: 'divider' } },
          }}
          sx={{ '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
          renderInput={({ slotProps, ...input }) => (
            <MuiTextField
              {...input}
              inputRef={inputRef}
              placeholder="Nom ou adresse e-mail"
              error={problem !== undefined}
              slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...described } }}
            />
          )}
        />
      )}
    </Field>
  );
}
