import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminWithdrawal } from '@parade/api/contract/withdrawals.ts';
import { OwnAffair } from '../auth/OwnAffair.tsx';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { useOpenRecord } from '../lib/useOpenRecord.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalPerson } from './WithdrawalPerson.tsx';

const layout = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  p: { xs: 2, sm: 2.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 20rem',
    lg: 'minmax(0, 1.5fr) minmax(0, 1fr) 20rem',
  },
} as const;

/**
 * Everything to decide a request. The request is read once when the row opens;
 * what the person has is the list's, which follows what happens meanwhile.
 */
export function WithdrawalPanel({ row }: { row: AdminWithdrawal }) {
  const { data, error, isFetching, changed, reload } = useOpenRecord<AdminWithdrawal>(
    'withdrawals',
    row,
  );
  if (!data && error) {
    return (
      <Box sx={{ p: 2.5 }}>
        <ListTrouble error={error} onRetry={reload} />
      </Box>
    );
  }
  if (!data) {
    return (
      <Box sx={layout} role="status" aria-label="Chargement...">
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    );
  }
  return (
    <>
      {changed && <RecordChanged busy={isFetching} onReload={reload} />}
      <Box sx={layout}>
        <WithdrawalFacts withdrawal={data} />
        <WithdrawalPerson withdrawal={row} />
        <div>
          <PanelHeading>Décision</PanelHeading>
          <OwnAffair userId={data.userId}>
            <WithdrawalForm withdrawal={data} onReload={reload} />
          </OwnAffair>
        </div>
      </Box>
    </>
  );
}
