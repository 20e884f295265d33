import { Box, Button, Typography } from '@mui/material';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import { UploadProgress } from '@parade/site/brand/ui/UploadProgress.tsx';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { type ChangeEvent, useRef } from 'react';
import { FileZone } from '../documents/FileZone.tsx';
import { useSiteSettings } from '../site-settings/queries.ts';
import { useAvatar } from './useAvatar.ts';

/** The upload's progress. */
function Sending({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, maxWidth: '24rem' }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="caption">
          {sent < 1 ? `Envoi\u00a0: ${Math.floor(sent * 100)}\u00a0%` : 'Vérification…'}
        </Typography>
        <UploadProgress sent={sent} />
      </Box>
      <Button onClick={onCancel}>Annuler</Button>
    </Box>
  );
}

/** Chooses, replaces and removes the profile picture, which is optional. */
export function AvatarField({ avatar }: { avatar: string | null }) {
  const megabytes = wholeMegabytes(useSiteSettings().uploads.maxBytes);
  const picture = useAvatar();
  const input = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) picture.choose(file);
    // Emptied, so that choosing the same file again fires a change.
    currentTarget.value = '';
  }

  async function remove() {
    await picture.remove();
    input.current?.focus();
  }

  return (
    <Box>
      <Typography component="label" htmlFor="avatar" sx={{ fontWeight: 600 }}>
        Photo de profil
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 0.75 }}>
        <FileZone replaces label={avatar ? 'Changer de photo' : 'Choisir une photo'}>
          <input
            ref={input}
            id="avatar"
            type="file"
            accept={picture.types.join(',')}
            aria-describedby="avatar-hint avatar-error"
            onChange={choose}
          />
        </FileZone>
        {avatar && picture.sent === undefined && (
          <Button color="error" onClick={remove}>
            Retirer<VisuallyHidden>&nbsp;la photo</VisuallyHidden>
          </Button>
        )}
      </Box>
      {picture.sent !== undefined && <Sending sent={picture.sent} onCancel={picture.cancel} />}
      <Box aria-live="polite">
        <FieldError id="avatar-error">{picture.failure}</FieldError>
      </Box>
      <Typography id="avatar-hint" variant="caption" sx={{ display: 'block', mt: 0.75 }}>
        JPEG, PNG ou WebP, {megabytes}&nbsp;Mo au plus. Seule l’équipe la voit.
      </Typography>
    </Box>
  );
}
