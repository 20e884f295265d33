import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KycVerification } from '@parade/api/contract/kyc.ts';
import { useEffect, useState } from 'react';
import { kycDraftFor } from './draft.ts';
import { KycForm } from './KycForm.tsx';
import { SentRequest } from './SentRequest.tsx';

interface RejectedRequestProps {
  uid: string;
  request: KycVerification;
  onSent: () => void;
}

/** The form that corrects what the team noted, with everything that was given before. */
export function RejectedRequest({ uid, request, onSent }: RejectedRequestProps) {
  const [resumed] = useState(() => kycDraftFor(uid, request.id) !== undefined);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (isAsked) document.getElementById('fullName')?.focus();
  }, [isAsked]);
  return (
    <>
      {resumed || isAsked ? (
        <Box sx={{ mt: 4 }}>
          <KycForm uid={uid} rejected={request} onSent={onSent} />
        </Box>
      ) : (
        <>
          <Button variant="contained" sx={{ mt: 3, mb: 5 }} onClick={() => setIsAsked(true)}>
            Corriger ma demande
          </Button>
          <SentRequest request={request} />
        </>
      )}
    </>
  );
}
