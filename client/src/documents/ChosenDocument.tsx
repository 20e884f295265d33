import { Box, Typography } from '@mui/material';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { UploadProgress } from '@parade/site/brand/ui/UploadProgress.tsx';
import { uploadState } from '@parade/site/brand/ui/upload.ts';
import { DocumentThumbnail } from './DocumentThumbnail.tsx';
import type { Slot } from './slots.ts';

/** The chosen file and its progress. */
export function ChosenDocument({ slot, large }: { slot: Slot; large?: boolean }) {
  if (slot.kind === 'empty') return null;
  const { name, size } = slot.kind === 'stored' ? slot.document : slot.file;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
      <DocumentThumbnail
        document={slot.kind === 'stored' ? slot.document : undefined}
        large={large && slot.kind === 'stored'}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>{name}</Typography>
        <Typography variant="caption">{uploadState({ ...slot, size })}</Typography>
        {slot.kind === 'stored' && slot.reducedFrom && (
          <Typography variant="caption" component="p">
            Photo de {formatBytes(slot.reducedFrom)} allégée sur votre appareil. Gardez l’original.
          </Typography>
        )}
        {slot.kind === 'sending' && <UploadProgress sent={slot.sent} sx={{ mt: 0.75 }} />}
      </Box>
    </Box>
  );
}
