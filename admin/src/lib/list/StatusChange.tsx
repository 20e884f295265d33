import { Box, Button, Typography } from '@mui/material';
import { BULK_ITEMS, type BulkChange, bulkChange } from '@parade/api/contract/bulk-changes.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { postJson, sentenceFrom } from '../http.ts';
import { summaryQuery } from '../summary.ts';
import { useNotifyWithUndo } from './useNotifyWithUndo.tsx';

type Versioned = RaRecord<string> & { version: number };

interface StatusChangeProps<Row extends Versioned> {
  /** Each status that can be given, and its word. */
  statuses: readonly (readonly [status: string, label: string])[];
  /** A line of the preview: what the row is, and what it is now. */
  lineOf: (row: Row) => ReactNode;
  /** « 3 signalements ». */
  countOf: (count: number) => string;
  /** Said before it is confirmed. */
  consequence: string;
}

/** Gives the chosen rows one status: asked first with all that it changes, all of them or none, undone within a minute. */
export function StatusChange<Row extends Versioned>(props: StatusChangeProps<Row>) {
  const { statuses, lineOf, countOf, consequence } = props;
  const { resource, data = [], selectedIds, onUnselectItems } = useListContext<Row>();
  const client = useQueryClient();
  const notify = useNotifyWithUndo(resource);
  const [status, setStatus] = useState(statuses[0]?.[0] ?? '');
  const [asking, setAsking] = useState(false);
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const word = statuses.find(([one]) => one === status)?.[1] ?? '';
  const path = `/api/admin/${resource}/status-changes`;
  const change = useMutation({
    mutationFn: async (): Promise<BulkChange> => {
      const items = rows.map(({ id, version }) => ({ id, version }));
      return bulkChange.parse(await postJson(path, { items, status }));
    },
    onSuccess: ({ id, changed }) => {
      setAsking(false);
      onUnselectItems();
      client.invalidateQueries({ queryKey: [resource, 'getList'] });
      client.invalidateQueries({ queryKey: summaryQuery.queryKey });
      notify(`Statut mis à jour avec succès\u00a0: ${countOf(changed)}, ${word}`, path, id);
    },
  });

  function open() {
    change.reset();
    setAsking(true);
  }

  return (
    <>
      <Box sx={{ flex: { xs: '1 1 8rem', sm: '0 0 12rem' } }}>
        <SelectField
          label="Nouveau statut"
          size="small"
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          {statuses.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Box>
      <Button variant="contained" onClick={open}>
        Changer le statut
      </Button>
      <ConfirmDialog
        title={`Changer le statut de ${countOf(rows.length)}`}
        open={asking}
        confirm="Confirmer"
        busy={change.isPending}
        busyLabel="Enregistrement…"
        problem={
          rows.length > BULK_ITEMS
            ? `Choisissez ${BULK_ITEMS} lignes au plus.`
            : change.error
              ? sentenceFrom(change.error, 'Erreur lors de la mise à jour du statut')
              : undefined
        }
        onConfirm={() => rows.length <= BULK_ITEMS && change.mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>
          Nouveau statut&nbsp;: <strong>{word}</strong>. {consequence}
        </Typography>
        <Box component="ul" sx={{ maxHeight: '18rem', overflowY: 'auto', pl: 2.5 }} tabIndex={0}>
          {rows.map((row) => (
            <li key={row.id}>{lineOf(row)}</li>
          ))}
        </Box>
      </ConfirmDialog>
    </>
  );
}
