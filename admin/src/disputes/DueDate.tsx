import { formatDate, formatDateTime } from '@parade/api/contract/dates.ts';
import type { AdminDisputeRow } from '@parade/api/contract/disputes.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';

/** Until when it is to be answered; an open one that is late says so. */
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
