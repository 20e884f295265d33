import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatBytes } from '@parade/api/contract/documents.ts';
import type { AdminReport } from '@parade/api/contract/reports.ts';
import { visuallyHidden } from '../lib/visuallyHidden.ts';

const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Image JPEG',
  'image/png': 'Image PNG',
  'image/webp': 'Image WebP',
};

/** The served copies; the evidence as it came stays with its owner. */
export function ReportDocuments({ report }: { report: AdminReport }) {
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Documents
      </Typography>
      {report.documentDetails.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Aucun document joint
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {report.documentDetails.map(({ slot, id, url, name, type, size }) => {
          const number = slot.replace('document', '');
          return (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                borderTop: 1,
                borderColor: 'divider',
                typography: 'body2',
              }}
            >
              <strong>Document {number}</strong>
              <span>
                {TYPES[type] ?? type}, {formatBytes(size)}
              </span>
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
                noWrap
                sx={{ flex: '1 1 6rem', minWidth: 0 }}
              >
                {name}
              </Typography>
              <Link href={url} target="_blank" rel="noopener" sx={{ py: 1.25 }}>
                Voir le document
                <Box component="span" sx={visuallyHidden}>
                  {` ${number} (nouvel onglet)`}
                </Box>
              </Link>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
