import { Box, Button } from '@mui/material';
import { ALERT_COUNTRIES, ALERT_FRAUD_TYPES } from '@parade/api/contract/alerts.ts';
import { type AdminAlertRow, ALERT_STATUS_LABELS } from '@parade/api/contract/alerts-admin.ts';
import { useState } from 'react';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { AlertPanel } from './AlertPanel.tsx';
import { card, columns } from './columns.tsx';
import { NewAlertDialog } from './NewAlertDialog.tsx';

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

const FILTERS = [
  <SearchBox
    key="search"
    source="search"
    field="q"
    placeholder="Titre, récit, coordonnées"
    alwaysOn
  />,
  <ChoiceInput
    key="status"
    source="status"
    label="Statut"
    choices={Object.entries(ALERT_STATUS_LABELS)}
    alwaysOn
  />,
  <ChoiceInput
    key="fraudType"
    source="fraudType"
    label="Type de fraude"
    choices={same(ALERT_FRAUD_TYPES)}
    alwaysOn
  />,
  <ChoiceInput
    key="country"
    source="country"
    label="Pays"
    choices={same(ALERT_COUNTRIES)}
    alwaysOn
  />,
];

export function AlertList() {
  const [creating, setCreating] = useState(false);
  return (
    <ListPage<AdminAlertRow>
      title="Alertes"
      newestBy="createdAt"
      waiting={({ status }) => status === 'pending'}
      filters={FILTERS}
      one="alerte"
      many="alertes"
      head={
        <Box sx={{ mb: 2.5 }}>
          <Button variant="contained" onClick={() => setCreating(true)}>
            Créer une alerte
          </Button>
        </Box>
      }
      caption="Alertes"
      card={card}
      columns={columns}
      nameOf={(alert) => `Alerte ${alert.title}`}
      renderPanel={(alert) => <AlertPanel row={alert} />}
      empty={
        <Nothing
          none="Aucune alerte"
          all="Voir toutes les alertes"
          hint="Créez-en une ici, ou à partir d’un signalement dans l’onglet Signalements."
        />
      }
    >
      <NewAlertDialog open={creating} onClose={() => setCreating(false)} />
    </ListPage>
  );
}
