import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatBytes } from '@parade/api/contract/documents.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { DocumentThumbnail } from './DocumentThumbnail.tsx';
import type { Slot } from './slots.ts';

function stateOf(slot: Exclude<Slot, { kind: 'empty' }>): string {
  if (slot.kind === 'stored') return `${formatBytes(slot.document.size)}, reçu`;
  const size = formatBytes(slot.file.size);
  if (slot.kind === 'failed') return `${size}, non envoyé`;
  // All bytes left: the server is still checking and storing them.
  return slot.sent < 1
    ? `${size}, envoi\u00a0: ${Math.floor(slot.sent * 100)}\u00a0%`
    : `${size}, vérification…`;
}

/** The chosen file: what it is, and how far it is. */
export function ChosenDocument({ slot, large }: { slot: Slot; large?: boolean }) {
  if (slot.kind === 'empty') return null;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
      <DocumentThumbnail
        document={slot.kind === 'stored' ? slot.document : undefined}
        large={large && slot.kind === 'stored'}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {slot.kind === 'stored' ? slot.document.name : slot.file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: tokens.muted }}>
          {stateOf(slot)}
        </Typography>
        {slot.kind === 'sending' && (
          <LinearProgress
            variant={slot.sent < 1 ? 'determinate' : 'indeterminate'}
            value={slot.sent * 100}
            aria-label="Progression de l’envoi"
            sx={{ mt: 0.75, height: 6, borderRadius: 3 }}
          />
        )}
      </Box>
    </Box>
  );
}
