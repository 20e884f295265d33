import Box from '@mui/material/Box';
import { type AdminDisputeRow, DISPUTE_STATUS_LABELS } from '@parade/api/contract/disputes.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';
import { EmptyList } from '../lib/EmptyList.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { card, columns } from './columns.tsx';
import { DisputePanel } from './DisputePanel.tsx';

function StatusFilter() {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box role="search" sx={{ mb: 2.5, maxWidth: '12rem' }}>
      <SelectField
        label="Statut"
        size="small"
        value={filterValues.status ?? ''}
        onChange={({ target }) => setFilters(target.value ? { status: target.value } : {})}
      >
        <option value="">Toutes</option>
        {Object.entries(DISPUTE_STATUS_LABELS).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}

/** The disputes: open ones first, the most urgent on top. */
export function DisputeList() {
  return (
    <ListPage<AdminDisputeRow> title="Contestations" newestBy="dueAt" ascending>
      <StatusFilter />
      <ListRows<AdminDisputeRow>
        caption="Contestations, les plus urgentes d’abord"
        card={card}
        columns={columns}
        nameOf={(dispute) => `Contestation de l’alerte ${dispute.alertTitle}`}
        renderPanel={(dispute) => <DisputePanel row={dispute} />}
        empty={
          <EmptyList
            title="Aucune contestation"
            hint="Quand une personne conteste une alerte et confirme son adresse, sa demande apparaît ici."
          />
        }
        one="contestation"
        many="contestations"
      />
    </ListPage>
  );
}
