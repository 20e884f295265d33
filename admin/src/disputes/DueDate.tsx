import { formatDate, formatDateTime } from '@parade/api/contract/dates.ts';
import type { AdminDisputeRow } from '@parade/api/contract/disputes.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';

/** The day by which a dispute is to be answered, marked if an open one is late. */
export function DueDate({ dispute: { dueAt, status } }: { dispute: AdminDisputeRow }) {
  const late = status === 'open' && Date.parse(dueAt) < Date.now();
  return (
    <>
      <time dateTime={dueAt} title={formatDateTime(dueAt)}>
        {formatDate(dueAt)}
      </time>
      {late && (
        <>
          {' '}
          <StatusChip label="En retard" tone="danger" />
        </>
      )}
    </>
  );
}
