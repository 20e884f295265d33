import { Box, Link } from '@mui/material';
import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';

/** A thumbnail that opens the whole image in a tab of its own. */
function Picture({ url, name }: DocumentSummary) {
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener"
      sx={{ display: 'block', width: 'fit-content', '& img': { display: 'block' } }}
    >
      <Box
        component="img"
        src={url}
        alt={name}
        loading="lazy"
        sx={{
          maxWidth: '100%',
          height: '9rem',
          minWidth: '3rem',
          objectFit: 'contain',
          border: 1,
          borderColor: 'divider',
        }}
      />
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </Link>
  );
}

function OtherFile({ url, name, size }: DocumentSummary) {
  return (
    <Link
      href={url}
      download={name}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      <span>
        Télécharger {name} (PDF, {formatBytes(size)})
      </span>
    </Link>
  );
}

/** The files of a message, as served copies: the originals stay with their owner. */
export function Attached({ documents }: { documents: readonly DocumentSummary[] }) {
  return (
    <Box
      component="ul"
      aria-label="Documents"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      {documents.map((document) => (
        <Box component="li" key={document.id} sx={{ maxWidth: '100%' }}>
          {document.type.startsWith('image/') ? (
            <Picture {...document} />
          ) : (
            <OtherFile {...document} />
          )}
        </Box>
      ))}
    </Box>
  );
}
