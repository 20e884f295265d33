import { Box, Link, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import type { Said } from '@parade/api/contract/messages.ts';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { DocumentThumbnail } from '../documents/DocumentThumbnail.tsx';
import { NeverAsksMoney } from '../site-settings/NeverAsksMoney.tsx';

/** The documents of a message; each opens in a new tab. */
function Attachments({ documents }: { documents: readonly DocumentSummary[] }) {
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
            <Typography variant="caption" sx={{ display: 'block' }}>
              {formatBytes(document.size)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Message({ said }: { said: Said }) {
  const { by, at, isTeam, mark, message, documents } = said;
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        px: 2,
        // Each side is indented where there is room.
        [isTeam ? 'mr' : 'ml']: { sm: 6 },
        borderLeft: `3px solid ${isTeam ? tokens.blue : tokens.field}`,
        bgcolor: isTeam ? tokens.blueWash : tokens.paper,
      }}
    >
      <Typography variant="caption" sx={{ display: 'block', mb: 0.5 }}>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          <bdi>{mark ?? by}</bdi>
        </Box>
        {' · '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '42rem' }}>
        {message}
      </Typography>
      <Attachments documents={documents} />
    </Box>
  );
}

/** All messages, oldest first, and what no message of ours ever asks. New ones are announced. */
export function Messages({ messages }: { messages: readonly Said[] }) {
  return (
    <>
      <Box role="log" aria-label="Conversation">
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {messages.map((said) => (
            <Message key={said.id} said={said} />
          ))}
        </Box>
      </Box>
      <NeverAsksMoney />
    </>
  );
}
