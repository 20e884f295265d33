import { Box } from '@mui/material';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import type { AdminReport } from '@parade/api/contract/reports.ts';
import { SavedLosses } from '@parade/site/brand/ui/case/SavedLosses.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { sendPart } from '../lib/sendPart.ts';
import { LOSSES, lossesOfReport } from './queries.ts';

const ONE = '/api/admin/losses';

/** The payments of a case, read and corrected by the team. */
export function ReportLosses({ report: { id, status } }: { report: AdminReport }) {
  const { data, error, refetch } = useQuery(lossesOfReport(id));
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: LOSSES });
  return (
    <Box component="section" aria-label="Paiements perdus" sx={{ mt: 3 }}>
      <PanelHeading>Paiements perdus</PanelHeading>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {data && (
        <SavedLosses
          losses={data}
          isClosed={isClosedReport(status)}
          save={(values, known, key) =>
            sendPart({
              list: `/api/admin/reports/${id}/losses`,
              ...{ one: ONE, values, known, key },
            }).finally(refresh)
          }
          remove={(loss) => sendJson(`${ONE}/${loss.id}`, { method: 'DELETE' }).finally(refresh)}
        />
      )}
    </Box>
  );
}
