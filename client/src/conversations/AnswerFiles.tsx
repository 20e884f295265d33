import { Box, Typography } from '@mui/material';
import { MOST_DOCUMENTS } from '@parade/api/contract/conversations.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { acceptOf } from '@parade/site/brand/ui/accept.ts';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { ChosenDocument } from '../documents/ChosenDocument.tsx';
import { DocumentActions } from '../documents/DocumentField.tsx';
import type { DocumentTray } from '../documents/DocumentTray.ts';
import { FileRefusal } from '../documents/FileRefusal.tsx';
import { FileZone } from '../documents/FileZone.tsx';
import type { Slots } from '../documents/slots.ts';
import { useSiteSettings } from '../site-settings/queries.ts';
import { PLACES, type Place } from './draft.ts';

interface AnswerFilesProps {
  id: string;
  tray: DocumentTray<Place>;
  slots: Slots<Place>;
}

/** Photographs and documents of a message, several at once. */
export function AnswerFiles({ id, tray, slots }: AnswerFilesProps) {
  const { uploads } = useSiteSettings();
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(0);
  const [tooMany, setTooMany] = useState(false);
  const shown = PLACES.filter((name) => {
    const slot = slots[name];
    return slot.kind !== 'empty' || slot.error !== undefined;
  });

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // A place that only says why it is empty is free, too.
    const free = PLACES.filter((name) => slots[name].kind === 'empty');
    setTooMany(files.length > free.length);
    setChoice((before) => before + 1);
    for (const [nth, name] of free.entries()) {
      const file = files[nth];
      if (file) tray.choose(name, file);
    }
    // Emptied, so that choosing the same file again fires a change.
    currentTarget.value = '';
  }

  function clear(name: Place) {
    setTooMany(false);
    tray.clear(name);
    input.current?.focus();
  }

  return (
    <Box>
      <FileZone replaces={false} label="Joindre une photo ou un document">
        <input
          ref={input}
          id={`${id}-files`}
          type="file"
          multiple
          accept={acceptOf(uploads.types)}
          aria-label="Joindre une photo ou un document"
          aria-describedby={`${id}-files-hint`}
          onChange={choose}
        />
      </FileZone>
      <Typography
        id={`${id}-files-hint`}
        sx={{ mt: 0.75, fontSize: '0.9375rem', color: 'text.secondary' }}
      >
        Facultatif. Cinq au plus&nbsp;: images, PDF ou e-mails (.eml),{' '}
        {wholeMegabytes(uploads.maxBytes)}
        &nbsp;Mo au maximum chacun.
      </Typography>
      <Box role="alert">
        {tooMany && (
          <FieldError id={`${id}-files-error`}>
            {`Pas plus de ${MOST_DOCUMENTS} documents par message\u00a0: envoyez les autres ensuite.`}
          </FieldError>
        )}
      </Box>
      {shown.length > 0 && (
        <Box component="ul" aria-label="Documents joints" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((name) => {
            const slot = slots[name];
            const called =
              slot.kind === 'empty'
                ? ''
                : slot.kind === 'stored'
                  ? slot.document.name
                  : slot.file.name;
            return (
              <Box
                component="li"
                key={name}
                sx={{ borderTop: `1px solid ${tokens.rule}`, mt: 1.5, pt: 1.5 }}
              >
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                  <ChosenDocument slot={slot} />
                  <DocumentActions
                    slot={slot}
                    label={called}
                    onRetry={(file) => tray.choose(name, file)}
                    onClear={() => clear(name)}
                  />
                </Box>
                <FileRefusal id={`${id}-${name}-error`} slot={slot} choice={choice} />
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
