import { Box, Button } from '@mui/material';
import type { KycVerification, OwnKyc } from '@parade/api/contract/kyc.ts';
import { useEffect, useState } from 'react';
import { SentNotice } from '../lib/SentNotice.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { useKeptFocus } from '../lib/useKeptFocus.ts';
import { kycDraftFor } from './draft.ts';
import { KycForm } from './KycForm.tsx';
import { KycViews } from './KycViews.tsx';
import { SentRequest } from './SentRequest.tsx';
import { Standing } from './Standing.tsx';

interface RejectedRequestProps {
  uid: string;
  request: KycVerification;
  onSent: () => void;
}

/** The form that corrects what the team noted, with everything that was given before. */
function RejectedRequest({ uid, request, onSent }: RejectedRequestProps) {
  const [resumed] = useState(() => kycDraftFor(uid, request.id) !== undefined);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (isAsked) document.getElementById('fullName')?.focus();
  }, [isAsked]);
  if (resumed || isAsked) {
    return (
      <Box sx={{ mt: 4 }}>
        <KycForm uid={uid} rejected={request} onSent={onSent} />
      </Box>
    );
  }
  return (
    <>
      <Button variant="contained" sx={{ mt: 3, mb: 5 }} onClick={() => setIsAsked(true)}>
        Corriger ma demande
      </Button>
      <SentRequest request={request} />
    </>
  );
}

/** The form, or where the latest request stands (specification 4). */
export function KycDisplay({ uid, own }: { uid: string; own: OwnKyc }) {
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
