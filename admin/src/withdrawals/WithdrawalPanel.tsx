import { Typography } from '@mui/material';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import type { AdminWithdrawal, AdminWithdrawalRow } from '@parade/api/contract/withdrawals.ts';
import { WaitingChange } from '../approvals/WaitingChange.tsx';
import { OwnAffair } from '../auth/OwnAffair.tsx';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalPerson } from './WithdrawalPerson.tsx';

const COLUMNS = {
  md: 'minmax(0, 1fr) 20rem',
  lg: 'minmax(0, 1.5fr) minmax(0, 1fr) 20rem',
};

/**
 * Everything to decide a request. The person's balance comes from the row,
 * which is live.
 */
export function WithdrawalPanel({ row }: { row: AdminWithdrawalRow }) {
  return (
    <OpenRecord<AdminWithdrawal>
      resource="withdrawals"
      id={row.id}
      version={row.version}
      columns={COLUMNS}
    >
      {(withdrawal) => (
        <>
          <WithdrawalFacts withdrawal={withdrawal} />
          <WithdrawalPerson withdrawal={row} />
          <div>
            <WaitingChange object={`withdrawals/${row.id}`} />
            <PanelHeading>Décision</PanelHeading>
            {/* The row is live: it follows its owner while somebody decides. */}
            {row.cancelledAt ? (
              <Typography variant="body2" role="status">
                {sentenceOf('withdrawal_cancelled')}
              </Typography>
            ) : (
              <OwnAffair userId={withdrawal.userId}>
                <WithdrawalForm withdrawal={withdrawal} />
              </OwnAffair>
            )}
          </div>
        </>
      )}
    </OpenRecord>
  );
}
