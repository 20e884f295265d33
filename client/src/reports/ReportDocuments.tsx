import { Box, Typography } from '@mui/material';
import { pieceLabel } from '@parade/api/contract/report-choices.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { DocumentThumbnail } from '../documents/DocumentThumbnail.tsx';
import { PieceNote } from '../documents/PieceNote.tsx';
import { Details } from '../lib/Details.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useSaveNote } from './useSaveNote.ts';

type Piece = Report['documentDetails'][number];

function PieceItem({ document, reportId }: { document: Piece; reportId: string }) {
  const title = `title-${document.id}`;
  const { mutate, error } = useSaveNote(reportId);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2 }}>
      <DocumentThumbnail document={document} />
      <Box sx={{ minWidth: 0, flex: 1, maxWidth: '42rem' }}>
        <Typography id={title} sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <strong>{pieceLabel(document.slot)}</strong>
          <Typography component="span" variant="caption">
            {` · ${document.name}, ${formatBytes(document.size)}`}
          </Typography>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
          <TallLink href={document.url} target="_blank" rel="noopener" aria-describedby={title}>
            Voir le document
          </TallLink>
          <TallLink href={`${document.url}?original=1`} aria-describedby={title}>
            Télécharger l’original
          </TallLink>
        </Box>
        <PieceNote
          // Written elsewhere, it is shown here too.
          key={document.note}
          describedBy={title}
          note={document.note}
          problem={error ? sentenceFor(error) : undefined}
          onSave={(note) => note !== document.note && mutate({ id: document.id, note })}
        />
        <Details>
          <summary>Empreinte SHA-256</summary>
          <Typography sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
            {document.sha256}
          </Typography>
          <Typography variant="caption">
            Elle prouve que le fichier n’a pas changé depuis son envoi.
          </Typography>
        </Details>
      </Box>
    </Box>
  );
}

/** The pieces of a report: a safe copy to look at, the original as it was given, and what each shows. */
export function ReportDocuments({ report }: { report: Report }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {report.documentDetails.map((document) => (
        <PieceItem key={document.id} document={document} reportId={report.id} />
      ))}
    </Box>
  );
}
