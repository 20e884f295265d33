import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { type AdminKycDetail, KYC_SLOT_LABELS, type KycSlot } from '@parade/api/contract/kyc.ts';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { useState } from 'react';
import { PaperZoom } from './PaperZoom.tsx';
import { usePaper } from './usePaper.ts';

const frame = {
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: '9rem', md: '14rem' },
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& img': { display: 'block', width: '100%', maxHeight: '34rem', objectFit: 'contain' },
} as const;

interface SideProps {
  requestId: string;
  document: DocumentSummary;
  side: string;
  fullName: string;
}

/** A picture that is loaded on demand; its button then opens it large. */
function Side({ requestId, document, side, fullName }: SideProps) {
  const { state, src, show } = usePaper(requestId, document.url);
  const [large, setLarge] = useState(false);
  const name = `${side} de la pièce d’identité de ${fullName}`;
  const which = `le ${side.toLowerCase()}`;
  return (
    <div>
      <Box sx={frame} aria-busy={state.kind === 'loading'}>
        {state.kind === 'loading' && <Skeleton variant="rectangular" width="100%" height="14rem" />}
        {src && <img src={src} alt={name} />}
        {!src && state.kind !== 'loading' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', p: 2, textAlign: 'center' }}>
            {side}, {formatBytes(document.size)}
          </Typography>
        )}
      </Box>
      <Box role="alert">
        {state.kind === 'failed' && (
          <Alert severity="error" role="presentation" sx={{ mt: 1 }}>
            {state.sentence}
          </Alert>
        )}
      </Box>
      <Button
        variant="outlined"
        aria-disabled={state.kind === 'loading'}
        onClick={() => (src ? setLarge(true) : show())}
        sx={{ mt: 1 }}
      >
        {src ? `Agrandir ${which}` : `Afficher ${which}`}
      </Button>
      {src && <PaperZoom src={src} name={name} open={large} onClose={() => setLarge(false)} />}
    </div>
  );
}

/** One side of the paper, or a note that it is missing. */
export function Paper({ slot, request }: { slot: KycSlot; request: AdminKycDetail }) {
  const document = request.documents[slot];
  const side = KYC_SLOT_LABELS[slot];
  if (!document) {
    return (
      <Box sx={frame}>
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 2, textAlign: 'center' }}>
          {side}&nbsp;: non joint
        </Typography>
      </Box>
    );
  }
  const { id, fullName } = request;
  return <Side requestId={id} document={document} side={side} fullName={fullName} />;
}
