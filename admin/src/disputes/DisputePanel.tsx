import type { AdminDispute, AdminDisputeRow } from '@parade/api/contract/disputes.ts';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { useOpenRecord } from '../lib/useOpenRecord.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';

const COLUMNS = { md: 'minmax(0, 1fr) minmax(0, 1fr)' };

export function DisputePanel({ row }: { row: AdminDisputeRow }) {
  const record = useOpenRecord<AdminDispute>('disputes', row);
  return (
    <OpenRecord record={record} columns={COLUMNS}>
      {(dispute) => (
        <>
          <DisputeDetails dispute={dispute} />
          {dispute.status === 'open' && <AnswerForm dispute={dispute} onReload={record.reload} />}
        </>
      )}
    </OpenRecord>
  );
}
