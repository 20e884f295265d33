import { Box, Button, Link, Typography } from '@mui/material';
import type { ImportedList } from '@parade/api/contract/blocklists.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { REFRESH_LABELS } from '@parade/api/contract/list-import.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { sendJson, sentenceFrom } from '../lib/http.ts';
import { CloseRow } from '../lib/list/openRow.ts';
import { ListDialog } from './ListDialog.tsx';
import { valuesOf } from './values.ts';

const FAILED = 'Erreur lors du retrait de la liste';

const ORIGINS = { folder: 'dossier du serveur', address: 'adresse' } as const;

/** From where and how often it is fetched again, and how that goes. */
function refreshFacts({ source }: ImportedList): Fact[] {
  if (!source) return [['Mise à jour', 'À la main']];
  const { origin, name, refresh, triedAt, succeededAt, problem } = source;
  return [
    ['Mise à jour', `${REFRESH_LABELS[refresh]} (${ORIGINS[origin]}\u00a0: ${name})`],
    ['Dernière réussie', succeededAt ? formatDateTime(succeededAt) : 'Aucune'],
    ...(problem && triedAt
      ? [['Dernier échec', `${formatDateTime(triedAt)}\u00a0: ${problem}`] as const]
      : []),
  ];
}

function factsOf(list: ImportedList): Fact[] {
  return [
    [
      'Source',
      <Link
        key="source"
        href={list.sourceUrl}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: 'block', py: 1.25 }}
      >
        {list.sourceUrl}
      </Link>,
    ],
    ['Licence', list.licence],
    ['Nom court', list.name],
    ['Format', list.adapter],
    ['Importée', formatDateTime(list.importedAt)],
    ['Lignes illisibles', formatNumber(list.badLines)],
    ...refreshFacts(list),
  ];
}

export function BlocklistPanel({ list }: { list: ImportedList }) {
  const client = useQueryClient();
  const notify = useNotify();
  const closeRow = useContext(CloseRow);
  const [asking, setAsking] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const removal = useMutation({
    mutationFn: () => sendJson(`/api/admin/lists/${list.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: ['lists', 'getList'] });
      closeRow();
      notify('Liste retirée', { type: 'success' });
      setAsking(false);
    },
  });
  return (
    <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Facts facts={factsOf(list)} sx={{ mb: 2.5 }} />
      <Button variant="outlined" onClick={() => setRenewing(true)} sx={{ mr: 1.5, mb: 1.5 }}>
        Mettre à jour…
      </Button>
      <Button
        variant="outlined"
        sx={{ mb: 1.5 }}
        color="error"
        onClick={() => {
          removal.reset();
          setAsking(true);
        }}
      >
        Retirer la liste…
      </Button>
      {renewing && (
        <ListDialog
          title={`Mettre à jour ${list.title}`}
          values={valuesOf(list)}
          onClose={() => setRenewing(false)}
        />
      )}
      <ConfirmDialog
        title={`Retirer la liste ${list.title}`}
        open={asking}
        confirm="Retirer la liste"
        busy={removal.isPending}
        busyLabel="Retrait…"
        problem={removal.error ? sentenceFrom(removal.error, FAILED) : undefined}
        destructive
        onConfirm={removal.mutate}
        onClose={() => setAsking(false)}
      >
        <Typography>
          Les vérifications des visiteurs ne s’y comparent plus. Un nouvel import la ramène.
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
