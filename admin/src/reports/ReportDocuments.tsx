import { Box, Link, Typography } from '@mui/material';
import { pieceLabel } from '@parade/api/contract/report-choices.ts';
import type { AdminReport, Piece } from '@parade/api/contract/reports.ts';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useQuery } from '@tanstack/react-query';
import { piecesOf } from './queries.ts';

const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Image JPEG',
  'image/png': 'Image PNG',
  'image/webp': 'Image WebP',
  'message/rfc822': 'E-mail',
};

function DocumentItem({ document }: { document: Piece }) {
  const { slot, url, name, type, size, note, sha256 } = document;
  const label = pieceLabel(slot);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) max-content',
        alignItems: 'center',
        columnGap: 2,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <div>
        <strong>{label}</strong> · {TYPES[type] ?? type}, {formatBytes(size)}
        <Typography noWrap variant="body2" title={name} sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        {note && <Typography variant="body2">{note}</Typography>}
        <Typography
          variant="body2"
          noWrap
          title={`SHA-256 ${sha256}`}
          sx={{ color: 'text.secondary', fontFamily: 'monospace', fontSize: '0.8125rem' }}
        >
          SHA-256 {sha256}
        </Typography>
      </div>
      <Link href={url} target="_blank" rel="noopener" sx={{ py: 1.25 }}>
        Voir le document
        <VisuallyHidden>{`, ${label} (nouvel onglet)`}</VisuallyHidden>
      </Link>
    </Box>
  );
}

/** The files of a report, as served copies: the originals stay with their owner. */
export function ReportDocuments({ report }: { report: AdminReport }) {
  const { data: documents } = useQuery(piecesOf(report));
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Documents
      </Typography>
      {documents.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Aucun document joint
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {documents.map((document) => (
            <DocumentItem key={document.id} document={document} />
          ))}
        </Box>
      )}
    </>
  );
}
