import { Box, Link, Typography } from '@mui/material';
import type { ApprovalChange } from '@parade/api/contract/approvals.ts';
import { Children } from 'react';
import { proposedDocument, proposedInWords } from '../site-settings/changes-in-words.ts';
import { settingLabel } from '../site-settings/sections.ts';
import { difference, type Piece } from './difference.ts';

interface SideProps {
  label: string;
  element: 'del' | 'ins';
  /** Null where there is nothing on this side. */
  pieces: readonly Piece[] | null;
}

function Side({ label, element, pieces }: SideProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {pieces === null ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Rien
          </Box>
        ) : (
          Children.toArray(
            pieces.map(({ text, changed }) =>
              changed ? (
                <Box component={element} sx={{ bgcolor: 'divider', fontWeight: 700, px: 0.25 }}>
                  {text}
                </Box>
              ) : (
                text
              ),
            ),
          )
        )}
      </Box>
    </Box>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Change({ what, ...stored }: ApprovalChange) {
  const setting = settingLabel(what);
  const [before, after] = [stored.before, stored.after].map((text) =>
    setting ? proposedInWords(what, text) : text,
  ) as [string | null, string | null];
  const document = proposedDocument(what, stored.after);
  const sides = before !== null && after !== null ? difference(before, after) : undefined;
  const whole = (text: string | null) => (text === null ? null : [{ text, changed: false }]);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{setting ?? capital(what)}</Typography>
      {before === null && !setting ? (
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{after ?? 'Rien'}</Box>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1, sm: 3 },
            mt: 0.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Side label="Avant" element="del" pieces={sides?.before ?? whole(before)} />
          <Side label="Après" element="ins" pieces={sides?.after ?? whole(after)} />
        </Box>
      )}
      {document && (
        <Link href={`/api/documents/${encodeURIComponent(document)}`} download>
          Télécharger le PDF
        </Link>
      )}
    </Box>
  );
}

/** Old and new side by side, what differs marked. */
export const Changes = ({ changes }: { changes: readonly ApprovalChange[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {changes.map((change) => (
      <Change key={change.what} {...change} />
    ))}
  </Box>
);
