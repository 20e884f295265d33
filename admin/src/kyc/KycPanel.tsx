import { Box } from '@mui/material';
import type { AdminKycDetail, AdminKycRow } from '@parade/api/contract/kyc.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { contactFacts } from '../lib/contactFacts.tsx';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { AccountLink } from '../users/AccountLink.tsx';
import { KycDecision } from './KycDecision.tsx';
import { KycFacts } from './KycFacts.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import { Papers } from './Papers.tsx';
import { Views } from './Views.tsx';

const COLUMNS = { md: 'repeat(2, minmax(0, 1fr))' };

const wide = { gridColumn: '1 / -1', minWidth: 0 } as const;

/**
 * Everything to decide a request: what the person says of themselves, their
 * papers, the decision. The row of the list, which is live, tells whether a
 * newer request came.
 */
export function KycPanel({ row }: { row: AdminKycRow }) {
  return (
    <OpenRecord<AdminKycDetail>
      resource="kyc-verifications"
      id={row.id}
      version={row.version}
      columns={COLUMNS}
    >
      {(request) => (
        <>
          <KycFacts request={request} />
          <div>
            <PanelHeading>Compte</PanelHeading>
            <Facts facts={contactFacts(request)} />
            <AccountLink id={request.userId} email={request.userEmail} sx={{ mt: 1 }} />
          </div>
          <Box sx={wide}>
            <Papers request={request} />
          </Box>
          <div>
            <PanelHeading>Décision</PanelHeading>
            <KycDecision request={request} latest={row.latest} />
          </div>
          <div>
            <Views id={request.id} />
            <OwnRequests request={request} />
          </div>
        </>
      )}
    </OpenRecord>
  );
}
