import { counterpartyList } from '@parade/api/contract/counterparties.ts';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import { SavedCounterparties } from '@parade/site/brand/ui/case/SavedCounterparties.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { useReport } from '../reports/queries.ts';

/** Who is on the other side of one’s own case: read, added, corrected. */
export function Counterparties({ reportId }: { reportId: string }) {
  const { data } = useReport(reportId);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['reports'] });
  if (!data) return null;
  return (
    <SavedCounterparties
      counterparties={data.counterparties}
      isClosed={isClosedReport(data.status)}
      save={({ kind, value, source }, known, idempotencyKey) =>
        (known
          ? call('PUT', `/api/counterparties/${known.id}`, counterpartyList, {
              body: { kind, value, version: known.version },
            })
          : call('POST', `/api/reports/${reportId}/counterparties`, counterpartyList, {
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
