import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { UploadProgress } from '@parade/site/brand/ui/UploadProgress.tsx';
import { uploadState } from '@parade/site/brand/ui/upload.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import type { Attachment } from './useAttachments.ts';

interface AttachmentItemProps {
  item: Attachment;
  onRetry: () => void;
  onRemove: () => void;
}

/** A chosen file: its name, its progress and its actions. */
export function AttachmentItem({ item, onRetry, onRemove }: AttachmentItemProps) {
  const which = <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>;
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Box sx={{ flex: '1 1 10rem', minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          {item.name}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {uploadState(item)}
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
      {item.kind === 'sending' && <UploadProgress sent={item.sent} name={item.name} />}
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
