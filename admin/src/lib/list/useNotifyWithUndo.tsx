import { Box, Button } from '@mui/material';
import { BULK_UNDO_SECONDS, bulkReversal } from '@parade/api/contract/bulk-changes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureOf, postJson } from '../http.ts';
import { summaryQuery } from '../summary.ts';

interface DoneProps {
  words: string;
  resource: string;
  /** Where the one step back is posted. */
  reversal: string;
}

const restoredWords = (count: number) =>
  count < 2 ? '1 ligne est comme avant' : `${count}\u00a0lignes sont comme avant`;

const keptWords = (count: number) =>
  count < 2
    ? '1 a été modifiée depuis et reste ainsi'
    : `${count} ont été modifiées depuis et restent ainsi`;

function Done({ words, resource, reversal }: DoneProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const undoing = useMutation({
    mutationFn: async () => bulkReversal.parse(await postJson(reversal, {})),
    onSuccess: ({ restored, kept }) => {
      client.invalidateQueries({ queryKey: [resource, 'getList'] });
      client.invalidateQueries({ queryKey: summaryQuery.queryKey });
      const later = kept > 0 ? `\u00a0; ${keptWords(kept)}` : '';
      notify(`Annulé\u00a0: ${restoredWords(restored)}${later}`, { type: 'success' });
    },
  });
  return (
    <>
      {words}
      {undoing.error && (
        <Box role="alert">{failureOf('Le changement n’a pas pu être annulé', undoing.error)}</Box>
      )}
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        aria-disabled={undoing.isPending}
        onClick={() => !undoing.isPending && undoing.mutate()}
        sx={{ ml: 2 }}
      >
        Annuler ce changement
      </Button>
    </>
  );
}

/** Says that several rows were changed, with the one step back for as long as it is there. */
export function useNotifyWithUndo(resource: string) {
  const notify = useNotify();
  return (words: string, path: string, id: string | null): void => {
    const undo = <Done words={words} resource={resource} reversal={`${path}/${id}/reversal`} />;
    notify(id === null ? words : undo, {
      type: 'success',
      ...(id !== null && { autoHideDuration: BULK_UNDO_SECONDS * 1000 }),
    });
  };
}
