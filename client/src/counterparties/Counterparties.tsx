import { counterpartyList } from '@parade/api/contract/counterparties.ts';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import { SavedCounterparties } from '@parade/site/brand/ui/case/SavedCounterparties.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** Who is on the other side of one’s own case: read, added, corrected. */
export function Counterparties({ report }: { report: Report }) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['reports'] });
  return (
    <SavedCounterparties
      counterparties={report.counterparties}
      isClosed={isClosedReport(report.status)}
      save={({ kind, value, source }, known, idempotencyKey) =>
        (known
          ? call('PUT', `/api/counterparties/${known.id}`, counterpartyList, {
              body: { kind, value, version: known.version },
            })
          : call('POST', `/api/reports/${report.id}/counterparties`, counterpartyList, {
              body: { kind, value, source },
              idempotencyKey,
            })
        ).finally(refresh)
      }
      remove={({ id }) =>
        call('DELETE', `/api/counterparties/${id}`, counterpartyList).finally(refresh)
      }
    />
  );
}
