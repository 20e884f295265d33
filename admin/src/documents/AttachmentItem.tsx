import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatBytes } from '@parade/api/contract/documents.ts';
import { visuallyHidden } from '../lib/visuallyHidden.ts';
import type { Attachment } from './useAttachments.ts';

function stateOf(item: Attachment): string {
  const size = formatBytes(item.size);
  if (item.kind === 'stored') return `${size}, reçu`;
  if (item.kind === 'failed') return `${size}, non envoyé`;
  // All bytes are sent: the server is still checking and storing them.
  return item.sent < 1
    ? `${size}, envoi\u00a0: ${Math.floor(item.sent * 100)}\u00a0%`
    : `${size}, vérification…`;
}

interface AttachmentItemProps {
  item: Attachment;
  onRetry: () => void;
  onRemove: () => void;
}

/** A chosen file: its name, its progress and its actions. */
export function AttachmentItem({ item, onRetry, onRemove }: AttachmentItemProps) {
  const which = (
    <Box component="span" sx={visuallyHidden}>
      {` ${item.name}`}
    </Box>
  );
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Box sx={{ flex: '1 1 10rem', minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          {item.name}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {stateOf(item)}
          </Typography>
        </Box>
        {item.kind === 'failed' && item.canRetry && (
          <Button onClick={onRetry}>Réessayer{which}</Button>
        )}
        <Button color="error" onClick={onRemove}>
          {item.kind === 'sending' ? 'Annuler' : 'Retirer'}
          {which}
        </Button>
      </Box>
      {item.kind === 'sending' && (
        <LinearProgress
          variant={item.sent < 1 ? 'determinate' : 'indeterminate'}
          value={item.sent * 100}
          aria-label={`Progression de l’envoi de ${item.name}`}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
      <Box aria-live="polite">
        {item.kind === 'failed' && (
          <FormHelperText error sx={{ mx: 0 }}>
            {item.error}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
