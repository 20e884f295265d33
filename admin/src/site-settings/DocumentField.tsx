import { Box, Button, Link } from '@mui/material';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { Field } from '@parade/site/brand/ui/Field.tsx';
import { UploadProgress } from '@parade/site/brand/ui/UploadProgress.tsx';
import { sizeRefusal, upload } from '@parade/site/brand/ui/upload.ts';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Choose } from '../documents/Choose.tsx';
import { useSiteSettings } from '../lib/siteSettings.ts';
import type { Drawn } from './drawn.ts';
import { FieldHelp } from './FieldHelp.tsx';

/** A stored PDF: sent as soon as it is chosen, kept with the save that names it. */
export function DocumentField({ spec, field, problem }: Drawn) {
  const { maxBytes } = useSiteSettings().uploads;
  const [sent, setSent] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const id = typeof field.value === 'string' ? field.value : '';

  async function send(file: File) {
    const tooLarge = sizeRefusal(file, maxBytes);
    setRefusal(tooLarge);
    if (tooLarge) return;
    const abort = new AbortController();
    sending.current = abort;
    setSent(0);
    try {
      field.onChange((await upload(file, { signal: abort.signal, onProgress: setSent })).id);
    } catch (error) {
      setRefusal(sentenceFor(error));
    } finally {
      setSent(undefined);
    }
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) send(file);
    // Emptied, so that choosing the same file again is a change too.
    currentTarget.value = '';
  }

  return (
    <Field
      label={spec.label}
      problem={refusal ?? problem}
      hint={
        <FieldHelp spec={spec} empty={id === ''} refused={(refusal ?? problem) !== undefined} />
      }
    >
      {(wiring) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Choose data-disabled={sent !== undefined || undefined}>
            {id === '' ? 'Joindre un PDF' : 'Remplacer le PDF'}
            <input
              {...wiring}
              ref={field.ref}
              type="file"
              accept="application/pdf"
              disabled={sent !== undefined}
              aria-label={`${spec.label}, ${id === '' ? 'joindre' : 'remplacer'}`}
              onBlur={field.onBlur}
              onChange={choose}
            />
          </Choose>
          {id !== '' && (
            <>
              <Link
                href={`/api/documents/${id}`}
                download
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                Ouvrir le document
              </Link>
              <Button color="error" onClick={() => field.onChange('')}>
                Retirer
              </Button>
            </>
          )}
          {sent !== undefined && <UploadProgress sent={sent} sx={{ flexBasis: '100%', mt: 1 }} />}
        </Box>
      )}
    </Field>
  );
}
