import { Box } from '@mui/material';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import type { AdminReport } from '@parade/api/contract/reports.ts';
import { SavedCounterparties } from '@parade/site/brand/ui/case/SavedCounterparties.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { sendPart } from '../lib/sendPart.ts';
import { COUNTERPARTIES, counterpartiesOfReport } from './queries.ts';

const ONE = '/api/admin/counterparties';

/** Who is on the other side of a case, read and corrected by the team. */
export function ReportCounterparties({ report: { id, status } }: { report: AdminReport }) {
  const { data, error, refetch } = useQuery(counterpartiesOfReport(id));
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: COUNTERPARTIES });
  return (
    <Box component="section" aria-label="De l’autre côté" sx={{ mt: 3 }}>
      <PanelHeading>De l’autre côté</PanelHeading>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {data && (
        <SavedCounterparties
          counterparties={data}
          isClosed={isClosedReport(status)}
          save={({ kind, value }, known, key) =>
            sendPart({
              list: `/api/admin/reports/${id}/counterparties`,
              values: { kind, value },
              ...{ one: ONE, known, key },
            }).finally(refresh)
          }
          remove={(each) => sendJson(`${ONE}/${each.id}`, { method: 'DELETE' }).finally(refresh)}
        />
      )}
    </Box>
  );
}
