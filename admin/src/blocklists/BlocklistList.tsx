import { Box, Button } from '@mui/material';
import type { ImportedList } from '@parade/api/contract/blocklists.ts';
import { useState } from 'react';
import { EmptyList } from '../lib/list/EmptyList.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { BlocklistPanel } from './BlocklistPanel.tsx';
import { card, columns } from './columns.tsx';
import { ListDialog } from './ListDialog.tsx';
import { NEW_LIST } from './values.ts';

export function BlocklistList() {
  const [adding, setAdding] = useState(false);
  return (
    <ListPage<ImportedList>
      title="Listes importées"
      newestBy="importedAt"
      one="liste"
      many="listes"
      head={
        <Box sx={{ mb: 2.5 }}>
          <Button variant="contained" onClick={() => setAdding(true)}>
            Ajouter une liste
          </Button>
        </Box>
      }
      caption="Listes importées"
      card={card}
      columns={columns}
      nameOf={(list) => `Liste ${list.title}`}
      renderPanel={(list) => <BlocklistPanel list={list} />}
      empty={
        <EmptyList
          title="Aucune liste importée"
          hint="Ajoutez-en une ici. Les vérifications des visiteurs s’y comparent aussitôt."
        />
      }
    >
      {adding && (
        <ListDialog title="Ajouter une liste" values={NEW_LIST} onClose={() => setAdding(false)} />
      )}
    </ListPage>
  );
}
