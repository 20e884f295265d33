import { type Loss, lossList } from '@parade/api/contract/losses.ts';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import { SavedLosses } from '@parade/site/brand/ui/case/SavedLosses.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** The payments of one’s own case: read, added, corrected. */
export function Losses({ report }: { report: Report }) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['reports'] });
  return (
    <SavedLosses
      losses={report.losses}
      isClosed={isClosedReport(report.status)}
      save={(values, loss: Loss | undefined, idempotencyKey) =>
        (loss
          ? call('PUT', `/api/losses/${loss.id}`, lossList, {
              body: { ...values, version: loss.version },
            })
          : call('POST', `/api/reports/${report.id}/losses`, lossList, {
              body: values,
              idempotencyKey,
            })
        ).finally(refresh)
      }
      remove={({ id }) => call('DELETE', `/api/losses/${id}`, lossList).finally(refresh)}
    />
  );
}
