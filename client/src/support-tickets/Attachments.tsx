import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type DocumentSummary, formatBytes } from '@parade/api/contract/documents.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { DocumentThumbnail } from '../documents/DocumentThumbnail.tsx';

/** The documents of a message; each opens in a new tab. */
export function Attachments({ documents }: { documents: readonly DocumentSummary[] }) {
  if (documents.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {documents.map((document) => (
        <Box
          component="li"
          key={document.id}
          sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
        >
          <DocumentThumbnail document={document} />
          <Box sx={{ minWidth: 0 }}>
            <Link
              href={document.url}
              target="_blank"
              rel="noopener"
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                lineHeight: 1.35,
                overflowWrap: 'anywhere',
              }}
            >
              <span>
                {document.name}
                <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
              </span>
            </Link>
            <Typography variant="caption" sx={{ display: 'block', color: tokens.muted }}>
              {formatBytes(document.size)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
