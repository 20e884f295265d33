import type { AdminDispute, AdminDisputeRow } from '@parade/api/contract/disputes.ts';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';

const COLUMNS = { md: 'minmax(0, 1fr) minmax(0, 1fr)' };

export function DisputePanel({ row }: { row: AdminDisputeRow }) {
  return (
    <OpenRecord<AdminDispute>
      resource="disputes"
      id={row.id}
      version={row.version}
      columns={COLUMNS}
    >
      {(dispute) => (
        <>
          <DisputeDetails dispute={dispute} />
          {dispute.status === 'open' && <AnswerForm />}
        </>
      )}
    </OpenRecord>
  );
}
