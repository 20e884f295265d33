import { Box, Typography } from '@mui/material';
import { formatBytes } from '@parade/api/contract/documents.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import { DocumentThumbnail } from '../documents/DocumentThumbnail.tsx';
import { slotLabel } from '../documents/proofs.ts';
import { TallLink } from '../lib/TallLink.tsx';

/** The proofs of a report: a safe copy to look at, and the original as it was given. */
export function ReportDocuments({ documents }: { documents: Report['documentDetails'] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {documents.map((document) => {
        const title = `title-${document.id}`;
        return (
          <Box component="li" key={document.id} sx={{ display: 'flex', gap: 2 }}>
            <DocumentThumbnail document={document} />
            <Box sx={{ minWidth: 0 }}>
              <Typography id={title} sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
                <strong>{slotLabel(document.slot)}</strong>
                <Typography component="span" variant="caption">
                  {` · ${document.name}, ${formatBytes(document.size)}`}
                </Typography>
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
                <TallLink
                  href={document.url}
                  target="_blank"
                  rel="noopener"
                  aria-describedby={title}
                >
                  Voir le document
                </TallLink>
                <TallLink href={`${document.url}?original=1`} aria-describedby={title}>
                  Télécharger l’original
                </TallLink>
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
