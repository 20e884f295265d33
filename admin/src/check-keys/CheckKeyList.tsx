import { Box, Button } from '@mui/material';
import type { CheckKeyMade, CheckKeyRow } from '@parade/api/contract/check-keys.ts';
import { useState } from 'react';
import { EmptyList } from '../lib/list/EmptyList.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { CheckKeyPanel } from './CheckKeyPanel.tsx';
import { card, columns } from './columns.tsx';
import { KeyShown } from './KeyShown.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';

export function CheckKeyList() {
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<CheckKeyMade>();
  return (
    <ListPage<CheckKeyRow>
      title="Clés des partenaires"
      newestBy="createdAt"
      one="clé"
      many="clés"
      head={
        <Box sx={{ mb: 2.5 }}>
          <Button variant="contained" onClick={() => setAsking(true)}>
            Créer une clé
          </Button>
        </Box>
      }
      caption="Clés des partenaires"
      card={card}
      columns={columns}
      nameOf={({ partner }) => `Clé de ${partner}`}
      renderPanel={(row) => <CheckKeyPanel row={row} />}
      empty={
        <EmptyList
          title="Aucune clé"
          hint="Avec une clé, le serveur d’un partenaire vérifie des textes par l’API. La page Partenaires du site dit comment."
        />
      }
    >
      <NewKeyDialog open={asking} onClose={() => setAsking(false)} onMade={setMade} />
      {made && <KeyShown made={made} onKept={() => setMade(undefined)} />}
    </ListPage>
  );
}
