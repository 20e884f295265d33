import Box from '@mui/material/Box';
import type { OwnKyc } from '@parade/api/contract/kyc.ts';
import { useState } from 'react';
import { SentNotice } from '../lib/SentNotice.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { useKeptFocus } from '../lib/useKeptFocus.ts';
import { KycForm } from './KycForm.tsx';
import { KycViews } from './KycViews.tsx';
import { RejectedRequest } from './RejectedRequest.tsx';
import { SentRequest } from './SentRequest.tsx';
import { Standing } from './Standing.tsx';

interface KycDisplayProps {
  uid: string;
  own: OwnKyc;
}

/** The form, or where the latest request stands (specification 4). */
export function KycDisplay({ uid, own }: KycDisplayProps) {
  const { verification: request, views } = own;
  /** Whether the request was sent from this page. */
  const [isSent, setIsSent] = useState(false);
  const confirm = () => setIsSent(true);
  const { heading, watch } = useKeptFocus(`${request?.id} ${request?.status}`);

  if (!request) {
    return (
      <Box {...watch}>
        <KycForm uid={uid} onSent={confirm} />
      </Box>
    );
  }
  return (
    <Box {...watch} sx={{ display: 'grid', gap: 5 }}>
      <div>
        {isSent && request.status === 'pending' && (
          <SentNotice
            title="Votre demande de vérification KYC a été soumise avec succès."
            onClose={() => setIsSent(false)}
          />
        )}
        <Standing request={request} heading={heading} />
        {request.notes && <StaffNote note={request.notes} />}
        {request.status === 'rejected' && (
          <RejectedRequest key={request.id} uid={uid} request={request} onSent={confirm} />
        )}
      </div>
      {request.status !== 'rejected' && <SentRequest request={request} />}
      <KycViews views={views} />
    </Box>
  );
}
