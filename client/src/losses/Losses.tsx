import { type Loss, lossList } from '@parade/api/contract/losses.ts';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import { SavedLosses } from '@parade/site/brand/ui/case/SavedLosses.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { useReport } from '../reports/queries.ts';

/** The payments of one’s own case: read, added, corrected. */
export function Losses({ reportId }: { reportId: string }) {
  const { data } = useReport(reportId);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['reports'] });
  if (!data) return null;
  return (
    <SavedLosses
      losses={data.losses}
      isClosed={isClosedReport(data.status)}
      save={(values, loss: Loss | undefined, idempotencyKey) =>
        (loss
          ? call('PUT', `/api/losses/${loss.id}`, lossList, {
              body: { ...values, version: loss.version },
            })
          : call('POST', `/api/reports/${reportId}/losses`, lossList, {
              body: values,
              idempotencyKey,
            })
        ).finally(refresh)
      }
      remove={({ id }) => call('DELETE', `/api/losses/${id}`, lossList).finally(refresh)}
    />
  );
}
