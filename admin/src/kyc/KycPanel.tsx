import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminKycDetail, AdminKycVerification } from '@parade/api/contract/kyc.ts';
import { contactFacts } from '../lib/contactFacts.tsx';
import { Facts } from '../lib/Facts.tsx';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { useOpenRecord } from '../lib/useOpenRecord.ts';
import { AccountLink } from '../users/AccountLink.tsx';
import { KycDecision } from './KycDecision.tsx';
import { KycFacts } from './KycFacts.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import { Papers } from './Papers.tsx';
import { Views } from './Views.tsx';

const layout = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  p: { xs: 2, sm: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const wide = { gridColumn: '1 / -1', minWidth: 0 } as const;

/**
 * Everything to decide a request: who the person says they are, their papers,
 * the decision. The request is read once when the row opens; whether a newer
 * one came is the list's, which follows what happens meanwhile.
 */
export function KycPanel({ row }: { row: AdminKycVerification }) {
  const { data, error, isFetching, changed, reload } = useOpenRecord<AdminKycDetail>(
    'kyc-verifications',
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
      </Box>
    );
  }
  return (
    <>
      {changed && <RecordChanged busy={isFetching} onReload={reload} />}
      <Box sx={layout}>
        <KycFacts request={data} />
        <div>
          <PanelHeading>Compte</PanelHeading>
          <Facts facts={contactFacts(data)} />
          <AccountLink id={data.userId} email={data.userEmail} sx={{ mt: 1 }} />
        </div>
        <Box sx={wide}>
          <Papers request={data} />
        </Box>
        <div>
          <PanelHeading>Décision</PanelHeading>
          <KycDecision request={data} latest={row.latest} onReload={reload} />
        </div>
        <div>
          <Views id={data.id} />
          <OwnRequests request={data} />
        </div>
      </Box>
    </>
  );
}
