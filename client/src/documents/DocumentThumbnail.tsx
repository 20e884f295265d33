import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { tokens } from '@parade/site/brand/tokens.ts';

/** A small view of an image as the server keeps it; a sheet for anything else. */
export function DocumentThumbnail({ document }: { document?: DocumentSummary }) {
  const isImage = document?.type.startsWith('image/');
  return (
    <Box
      sx={{
        width: 56,
        height: 56,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        border: `1px solid ${tokens.rule}`,
        borderRadius: tokens.radius,
        bgcolor: tokens.surface,
        color: tokens.muted,
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {isImage ? <img src={document?.url} alt="" loading="lazy" /> : <DescriptionOutlined />}
    </Box>
  );
}
