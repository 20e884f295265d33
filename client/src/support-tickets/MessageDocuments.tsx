import { Box, Typography } from '@mui/material';
import { DOCUMENT_SLOTS, pieceLabel } from '@parade/api/contract/report-choices.ts';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { useState } from 'react';
import { DocumentField } from '../documents/DocumentField.tsx';
import type { ProofSlots, ProofTray } from '../documents/proofs.ts';
import { useSiteSettings } from '../site-settings/queries.ts';

interface MessageDocumentsProps {
  /** Makes the ids of two forms on one page distinct. */
  prefix: string;
  tray: ProofTray;
  slots: ProofSlots;
}

/** Up to three documents with a message. The next place shows once the one before it is used. */
export function MessageDocuments({ prefix, tray, slots }: MessageDocumentsProps) {
  const megabytes = wholeMegabytes(useSiteSettings().uploads.maxBytes);
  // Never fewer than before: a place that was just emptied holds the focus.
  const [shown, setShown] = useState(1);
  const taken = DOCUMENT_SLOTS.findLastIndex((name) => slots[name].kind !== 'empty');
  if (taken + 2 > shown) setShown(taken + 2);
  const hintId = `${prefix}-documents-hint`;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        Documents à joindre{' '}
        <Typography
          component="span"
          sx={{ ml: 0.5, fontSize: '0.9375rem', color: 'text.secondary', fontWeight: 400 }}
        >
          facultatif
        </Typography>
      </Typography>
      <Typography id={hintId} sx={{ mb: 1.5, fontSize: '0.9375rem', color: 'text.secondary' }}>
        Trois au plus&nbsp;: images, PDF ou e-mails (.eml), {megabytes}&nbsp;Mo au maximum chacun.
      </Typography>
      {DOCUMENT_SLOTS.slice(0, shown).map((name) => (
        <DocumentField
          key={name}
          name={`${prefix}-${name}`}
          hintId={hintId}
          label={pieceLabel(name)}
          slot={slots[name]}
          onChoose={(file) => tray.choose(name, file)}
          onClear={() => tray.clear(name)}
        />
      ))}
    </Box>
  );
}
