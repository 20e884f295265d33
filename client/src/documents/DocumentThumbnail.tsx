import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { Box } from '@mui/material';
import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { tokens } from '@parade/site/brand/tokens.ts';

interface DocumentThumbnailProps {
  document?: DocumentSummary;
  /** Shows the whole picture, large enough to see whether it is legible. */
  large?: boolean;
}

/** A small view of an image as the server keeps it; an icon for anything else. */
export function DocumentThumbnail({ document, large }: DocumentThumbnailProps) {
  const isImage = document?.type.startsWith('image/');
  return (
    <Box
      sx={{
        width: large ? 180 : 56,
        height: large ? 120 : 56,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        border: `1px solid ${tokens.rule}`,
        borderRadius: tokens.radius,
        bgcolor: tokens.surface,
        color: tokens.muted,
        '& img': { width: '100%', height: '100%', objectFit: large ? 'contain' : 'cover' },
      }}
    >
      {isImage ? <img src={document?.url} alt="" loading="lazy" /> : <DescriptionOutlined />}
    </Box>
  );
}
