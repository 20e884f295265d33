import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { EmptyList } from '../lib/EmptyList.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { AlertFilters } from './AlertFilters.tsx';
import { AlertPanel } from './AlertPanel.tsx';
import { card, columns } from './columns.tsx';
import { NewAlertDialog } from './NewAlertDialog.tsx';

function NoAlerts() {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return filtered ? (
    <EmptyList
      title="Aucune alerte"
      hint="Rien ne correspond à ces critères."
      action="Voir toutes les alertes"
      onAction={() => setFilters({})}
    />
  ) : (
    <EmptyList
      title="Aucune alerte"
      hint="Créez-en une ici, ou à partir d’un signalement dans l’onglet Signalements."
    />
  );
}

export function AlertList() {
  const [creating, setCreating] = useState(false);
  return (
    <ListPage<AdminAlertRow> title="Alertes" newestBy="createdAt">
      <Box sx={{ mb: 2.5 }}>
        <Button variant="contained" onClick={() => setCreating(true)}>
          Créer une alerte
        </Button>
      </Box>
      <AlertFilters />
      <ListRows<AdminAlertRow>
        caption="Alertes, de la plus récente à la plus ancienne"
        card={card}
        columns={columns}
        nameOf={(alert) => `Alerte ${alert.title}`}
        renderPanel={(alert) => <AlertPanel row={alert} />}
        empty={<NoAlerts />}
        one="alerte"
        many="alertes"
      />
      <NewAlertDialog open={creating} onClose={() => setCreating(false)} />
    </ListPage>
  );
}
