import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatBytes } from '@parade/api/contract/documents.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
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

interface ChosenDocumentProps {
  slot: Slot;
  label: string;
  onRetry: (file: File) => void;
  onClear: () => void;
}

/** The chosen file: what it is, how far it is, and the ways to take it back. */
export function ChosenDocument({ slot, label, onRetry, onClear }: ChosenDocumentProps) {
  if (slot.kind === 'empty') return null;
  const name = slot.kind === 'stored' ? slot.document.name : slot.file.name;
  const which = <VisuallyHidden> {label}</VisuallyHidden>;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1.5, flexWrap: 'wrap' }}>
      <DocumentThumbnail document={slot.kind === 'stored' ? slot.document : undefined} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>{name}</Typography>
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
      {slot.kind === 'failed' && slot.canRetry && (
        <Button variant="outlined" onClick={() => onRetry(slot.file)}>
          Réessayer{which}
        </Button>
      )}
      <Button color="error" onClick={onClear}>
        {slot.kind === 'sending' ? 'Annuler' : 'Retirer'}
        {which}
      </Button>
    </Box>
  );
}
